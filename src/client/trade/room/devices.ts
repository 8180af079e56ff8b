/** Why a device cannot be used. */
export type DeviceProblem = 'denied' | 'missing' | 'busy' | 'unsupported'
export type DeviceKind = 'audio' | 'video'

export interface Opened {
  audio: MediaStreamTrack | null
  video: MediaStreamTrack | null
  problems: Partial<Record<DeviceKind, DeviceProblem>>
}

/** Which devices are wanted; those that the browser prefers where none is named. */
export type Wanted = Partial<Record<DeviceKind, string>>

const constraints = {
  audio: { echoCancellation: true, noiseSuppression: true, autoGainControl: true },
  video: { width: { ideal: 1280 }, height: { ideal: 720 }, frameRate: { ideal: 30, max: 30 } },
} satisfies Record<DeviceKind, MediaTrackConstraints>

const wish = (kind: DeviceKind, deviceId: string | undefined): MediaTrackConstraints =>
  deviceId === undefined ? constraints[kind] : { ...constraints[kind], deviceId: { exact: deviceId } }

function problemOf(error: unknown): DeviceProblem {
  const name = error instanceof DOMException ? error.name : ''
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'denied'
  if (name === 'NotFoundError' || name === 'OverconstrainedError') return 'missing'
  return name === 'NotReadableError' || name === 'AbortError' ? 'busy' : 'unsupported'
}

/** `undefined` in a page that is not secure. */
const mediaDevices = (): MediaDevices | undefined => navigator.mediaDevices

/** Opens one device. */
export async function openDevice(kind: DeviceKind, deviceId?: string): Promise<MediaStreamTrack | DeviceProblem> {
  try {
    const stream = await mediaDevices()?.getUserMedia({ [kind]: wish(kind, deviceId) })
    return stream?.getTracks()[0] ?? 'unsupported'
  } catch (error) {
    // One that is named may have been unplugged since.
    if (deviceId !== undefined && problemOf(error) === 'missing') return openDevice(kind)
    return problemOf(error)
  }
}

/**
 * Opens camera and microphone: both with one question where that goes, else what can be had of them.
 * @param hasVideo false: the microphone alone
 */
export async function openDevices({ audio, video }: Wanted, hasVideo = true): Promise<Opened> {
  const both = hasVideo
    ? await mediaDevices()
        ?.getUserMedia({ audio: wish('audio', audio), video: wish('video', video) })
        .catch(() => undefined)
    : undefined
  if (both !== undefined) return { audio: both.getAudioTracks()[0] ?? null, video: both.getVideoTracks()[0] ?? null, problems: {} }
  const opened: Opened = { audio: null, video: null, problems: {} }
  for (const [kind, deviceId] of [
    ['audio', audio],
    ['video', video],
  ] as const) {
    if (kind === 'video' && !hasVideo) continue
    const track = await openDevice(kind, deviceId)
    if (typeof track === 'string') opened.problems[kind] = track
    else opened[kind] = track
  }
  return opened
}

/** The devices that there are, by kind. They have names once one may be used. */
export async function listDevices(): Promise<Record<MediaDeviceKind, MediaDeviceInfo[]>> {
  const all = (await mediaDevices()?.enumerateDevices()) ?? []
  const of = (kind: MediaDeviceKind) => all.filter((device) => device.kind === kind && device.deviceId !== '')
  return { audioinput: of('audioinput'), videoinput: of('videoinput'), audiooutput: of('audiooutput') }
}

/** Returns whether both may be used without a question. */
export async function isAllowed(): Promise<boolean> {
  try {
    const names = ['camera', 'microphone'] as PermissionName[]
    const found = await Promise.all(names.map((name) => navigator.permissions.query({ name })))
    return found.every(({ state }) => state === 'granted')
  } catch {
    // Not every browser knows these names.
    return false
  }
}

/** A screen, window or tab that the person chooses; undefined where none was chosen. */
export async function openScreen(): Promise<MediaStreamTrack | undefined> {
  const stream = await mediaDevices()
    ?.getDisplayMedia({ video: { frameRate: { max: 15 } } })
    .catch(() => undefined)
  const track = stream?.getVideoTracks()[0]
  // Text is to be read.
  if (track !== undefined) track.contentHint = 'detail'
  return track
}

export const canShareScreen = (): boolean => 'getDisplayMedia' in (mediaDevices() ?? {})

/** Hears changes of what is plugged in, until the returned function is called. */
export function onDevices(changed: () => void): () => void {
  mediaDevices()?.addEventListener('devicechange', changed)
  return () => mediaDevices()?.removeEventListener('devicechange', changed)
}

import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useDeviceChoices } from './device-choices.ts'
import { type DeviceKind, type DeviceProblem, isAllowed, listDevices, onDevices, openDevice, openDevices, type Opened } from './devices.ts'

type Devices = Awaited<ReturnType<typeof listDevices>>
const nothing: Devices = { audioinput: [], videoinput: [], audiooutput: [] }
const stop = (opened: Opened | undefined): void => {
  opened?.audio?.stop()
  opened?.video?.stop()
}

const kinds = ['audio', 'video'] as const
const none: Opened = { audio: null, video: null, problems: {} }

/** Numbers the requests of each kind: what an earlier one than the latest opens is closed at once, or its light would stay on. */
function useRequests() {
  const requests = useRef({ audio: 0, video: 0 })
  return {
    request: (kind: DeviceKind) => (requests.current[kind] += 1),
    isLatest: (kind: DeviceKind, number: number) => requests.current[kind] === number,
  }
}

/** Opens what was on the last time when one comes, where that needs no question, and closes everything when one goes. */
function useStay(reopen: () => Promise<void>, close: () => void): void {
  const arrive = useEffectEvent(reopen)
  const leave = useEffectEvent(close)
  useEffect(() => {
    let isHere = true
    void isAllowed().then((isFine) => (isFine && isHere ? arrive() : undefined))
    return () => {
      isHere = false
      leave()
    }
  }, [])
}

/** Mends what was lost when the page is in front again, as after a phone call, or when devices come and go. */
function useComingBack(mend: () => Promise<void>, onOthers: () => void): void {
  const look = useEffectEvent(() => void (document.visibilityState === 'visible' && mend()))
  const change = useEffectEvent(onOthers)
  useEffect(() => {
    const onVisible = () => look()
    const stopListening = onDevices(() => {
      look()
      change()
    })
    document.addEventListener('visibilitychange', onVisible)
    return () => {
      stopListening()
      document.removeEventListener('visibilitychange', onVisible)
    }
  }, [])
}

/** Camera and microphone as they were chosen. Whoever holds this closes them when it goes. */
export function useDevices() {
  const [opened, setOpened] = useState<Opened>()
  const [isOpening, setIsOpening] = useState(false)
  const [devices, setDevices] = useState(nothing)
  const { chosen, keep, isMuted, mute } = useDeviceChoices()
  const latest = useRef<Opened>(undefined)
  const { request, isLatest } = useRequests()
  /** What went without being let go: a phone call takes the microphone, a plug comes out. */
  const lost = useRef(new Set<DeviceKind>())

  const take = async (next: Opened) => {
    const former = latest.current
    latest.current = next
    setOpened(next)
    for (const kind of kinds)
      // It was unplugged, or taken away in the browser's settings.
      if (next[kind] !== former?.[kind]) next[kind]?.addEventListener('ended', () => void lose(kind), { once: true })
    setDevices(await listDevices())
  }
  const lose = async (kind: DeviceKind) => {
    const { current } = latest
    if (current?.[kind]?.readyState !== 'ended') return
    lost.current.add(kind)
    await take({ ...current, [kind]: null, problems: { ...current.problems, [kind]: 'missing' } })
  }
  const open = async (hasVideo = true) => {
    setIsOpening(true)
    close()
    if (hasVideo && chosen.current.isCameraOff === true) keep({ isCameraOff: false })
    const [audio, video] = [request('audio'), request('video')]
    const next = await openDevices(chosen.current, hasVideo)
    setIsOpening(false)
    if (isLatest('audio', audio) && isLatest('video', video)) return take(next)
    // The page was left meanwhile, or something else chosen.
    stop(next)
    return undefined
  }
  /** Opens a device of a kind, another one or the same again. */
  const choose = async (kind: DeviceKind, deviceId = chosen.current[kind]): Promise<DeviceProblem | undefined> => {
    keep({ ...(deviceId === undefined ? {} : { [kind]: deviceId }), ...(kind === 'video' ? { isCameraOff: false } : {}) })
    const number = request(kind)
    latest.current?.[kind]?.stop()
    const track = await openDevice(kind, deviceId)
    if (!isLatest(kind, number)) {
      if (typeof track !== 'string') track.stop()
      return undefined
    }
    const former = latest.current ?? none
    const { [kind]: _mended, ...problems } = former.problems
    if (typeof track !== 'string') lost.current.delete(kind)
    if (typeof track === 'string') await take({ ...former, [kind]: null, problems: { ...problems, [kind]: track } })
    else await take({ ...former, [kind]: track, problems })
    return typeof track === 'string' ? track : undefined
  }
  /**
   * Lets a device go: its light goes out.
   * @param isForNow it is on again in the next room
   */
  const release = async (kind: DeviceKind, isForNow = false) => {
    request(kind)
    lost.current.delete(kind)
    if (kind === 'video' && !isForNow) keep({ isCameraOff: true })
    const { current } = latest
    current?.[kind]?.stop()
    if (current !== undefined) await take({ ...current, [kind]: null })
  }
  const close = () => {
    for (const kind of kinds) request(kind)
    lost.current.clear()
    stop(latest.current)
    latest.current = undefined
    setOpened(undefined)
  }
  const reopen = () => open(chosen.current.isCameraOff !== true)
  /** Opens what was on the last time, where that needs no question. */
  const begin = async () => ((await isAllowed()) ? reopen() : undefined)

  /** Opens again what was lost: who was muted stays so, and a camera that was turned off stays off. */
  const mend = async () => {
    for (const kind of lost.current) await choose(kind)
  }

  useStay(reopen, close)
  useComingBack(mend, () => void listDevices().then(setDevices))
  return { opened, isOpening, devices, isMuted, mute, begin, open, choose, release, close }
}

export type LocalDevices = ReturnType<typeof useDevices>

import { useLingui } from '@lingui/react/macro'
import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { useLocale } from '../../data/use-locale.ts'
import { alert, confirm } from '../../ui/alert.tsx'
import type { RoomCall } from './call.ts'
import { startCaptions } from './captions.ts'
import type { Picture } from './channel-message.ts'
import { useProblemText } from './device-check.tsx'
import { type DeviceKind, openScreen } from './devices.ts'
import type { LocalDevices } from './use-devices.ts'
import { useSoundOnly } from './use-sound-only.ts'

/** Sends microphone, camera or screen to the others, as they are switched. */
export function useSending(call: RoomCall, devices: LocalDevices) {
  const textOf = useProblemText()
  const { opened, isMuted, mute, choose, release } = devices
  const [screen, setScreen] = useState<MediaStreamTrack>()
  const audio = isMuted ? null : (opened?.audio ?? null)
  const camera = opened?.video ?? null
  const video = screen ?? camera
  const picture: Picture = screen !== undefined ? 'screen' : camera === null ? 'none' : 'camera'
  const isHeard = audio !== null
  useEffect(() => void call.show('audio', audio, { isHeard }), [call, audio, isHeard])
  useEffect(() => void call.show('video', video, { picture }), [call, video, picture])
  useEffect(() => () => screen?.stop(), [screen])
  useLosses(devices)
  const own = useMemo(() => new MediaStream(video === null ? [] : [video]), [video])

  /** Opens a device, and says why that cannot be done. */
  const openOrTell = async (kind: DeviceKind, deviceId?: string): Promise<boolean> => {
    const problem = await choose(kind, deviceId)
    if (problem !== undefined) void alert(textOf(kind, problem))
    return problem === undefined
  }
  const toggleMicrophone = async () => {
    if (opened?.audio != null) return mute(!isMuted)
    if (await openOrTell('audio')) mute(false)
    return undefined
  }
  const soundOnly = useSoundOnly(call, devices, { picture, open: () => openOrTell('video') })
  /** Whoever chooses a camera wants to be seen. */
  const chooseDevice = (kind: DeviceKind, deviceId?: string) => {
    if (kind === 'video') soundOnly.end()
    return openOrTell(kind, deviceId)
  }
  const toggleCamera = () => (camera === null ? chooseDevice('video') : release('video'))
  const toggleScreen = async () => {
    if (screen !== undefined) return setScreen(undefined)
    const track = await openScreen()
    // The browser has a button of its own to end it.
    track?.addEventListener('ended', () => setScreen(undefined), { once: true })
    return setScreen(track)
  }
  const toggles = { toggleMicrophone, toggleCamera, toggleScreen }
  return { own, picture, isHeard, hasCamera: camera !== null, choose: chooseDevice, soundOnly, ...toggles }
}

/** Says when a device that was in use is unplugged, or taken away in the browser's settings. */
function useLosses({ opened }: LocalDevices): void {
  const textOf = useProblemText()
  const tell = useEffectEvent((kind: DeviceKind) => alert(textOf(kind, 'missing')))
  const [audio, video] = [opened?.audio ?? null, opened?.video ?? null]
  useEffect(() => hearEnd(audio, () => tell('audio')), [audio])
  useEffect(() => hearEnd(video, () => tell('video')), [video])
}

function hearEnd(track: MediaStreamTrack | null, onEnd: () => void): () => void {
  track?.addEventListener('ended', onEnd)
  return () => track?.removeEventListener('ended', onEnd)
}

/** How long one's own caption is shown (ms), as that of others. */
const shownFor = 6000

/**
 * Sends what one says in writing, once one has agreed that the browser's maker may hear it. The browser listens by itself: while the
 * microphone is off for the others it must not.
 */
export function useCaptions(call: RoomCall, isHeard: boolean) {
  const { t } = useLingui()
  const tag = { ko: 'ko-KR', en: 'en-US', cn: 'zh-CN' }[useLocale()]
  const [isOn, setIsOn] = useState(false)
  const [text, setText] = useState('')
  const fail = useEffectEvent(() => {
    setIsOn(false)
    void alert(t`이 브라우저에서는 지금 자막을 만들 수 없습니다.`)
  })
  useEffect(() => {
    if (!isOn || !isHeard) return undefined
    let clearing: ReturnType<typeof setTimeout> | undefined
    const write = (said: string) => {
      setText(said)
      call.caption(said)
      clearTimeout(clearing)
      clearing = setTimeout(() => setText(''), shownFor)
    }
    const end = startCaptions(tag, write, () => fail())
    return () => {
      end()
      clearTimeout(clearing)
      setText('')
    }
  }, [call, tag, isOn, isHeard])
  const toggle = async () => {
    if (isOn) return setIsOn(false)
    const question = t`말씀하시는 것을 브라우저가 글로 바꾸어 상대에게 보냅니다. 이때 브라우저를 만든 회사가 목소리를 받을 수 있습니다. 자막을 켜시겠습니까?`
    return (await confirm(question)) ? setIsOn(true) : undefined
  }
  return { isOn, text, toggle }
}

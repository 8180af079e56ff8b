import { useLingui } from '@lingui/react/macro'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useLocale } from '../../data/use-locale.ts'
import { alert, confirm } from '../../ui/alert.tsx'
import type { RoomCall } from './call.ts'
import { startCaptions } from './captions.ts'
import type { Picture } from './channel-message.ts'
import { useProblemText } from './device-check.tsx'
import { openScreen } from './devices.ts'
import type { LocalDevices } from './use-devices.ts'

/** What is sent to the others: microphone, camera or screen, as they are switched. */
export function useSending(call: RoomCall, devices: LocalDevices) {
  const textOf = useProblemText()
  const { opened, choose, release } = devices
  const [isMuted, setIsMuted] = useState(false)
  const [screen, setScreen] = useState<MediaStreamTrack>()
  const audio = isMuted ? null : (opened?.audio ?? null)
  const camera = opened?.video ?? null
  const video = screen ?? camera
  const picture: Picture = screen !== undefined ? 'screen' : camera === null ? 'none' : 'camera'
  const isHeard = audio !== null
  useEffect(() => void call.show('audio', audio, { isHeard }), [call, audio, isHeard])
  useEffect(() => void call.show('video', video, { picture }), [call, video, picture])
  useEffect(() => () => screen?.stop(), [screen])
  const own = useMemo(() => new MediaStream(video === null ? [] : [video]), [video])

  const toggleMicrophone = async () => {
    if (opened?.audio != null) return setIsMuted(!isMuted)
    const problem = await choose('audio')
    if (problem !== undefined) return alert(textOf('audio', problem))
    return setIsMuted(false)
  }
  const toggleCamera = async () => {
    if (camera !== null) return release('video')
    const problem = await choose('video')
    return problem === undefined ? undefined : alert(textOf('video', problem))
  }
  const toggleScreen = async () => {
    if (screen !== undefined) return setScreen(undefined)
    const track = await openScreen()
    // The browser has a button of its own to end it.
    track?.addEventListener('ended', () => setScreen(undefined), { once: true })
    return setScreen(track)
  }
  return { own, picture, isHeard, hasCamera: camera !== null, toggleMicrophone, toggleCamera, toggleScreen }
}

/** Sends what one says in writing, once one has agreed that the browser's maker may hear it. */
export function useCaptions(call: RoomCall) {
  const { t } = useLingui()
  const tag = { ko: 'ko-KR', en: 'en-US', cn: 'zh-CN' }[useLocale()]
  const stop = useRef<() => void>(undefined)
  const [text, setText] = useState<string>()
  const end = () => {
    stop.current?.()
    stop.current = undefined
    setText(undefined)
  }
  useEffect(() => () => stop.current?.(), [])
  const toggle = async () => {
    if (stop.current !== undefined) return end()
    const question = t`말씀하시는 것을 브라우저가 글로 바꾸어 상대에게 보냅니다. 이때 브라우저를 만든 회사가 목소리를 받을 수 있습니다. 자막을 켜시겠습니까?`
    if (!(await confirm(question))) return undefined
    setText('')
    const write = (said: string) => {
      setText(said)
      call.caption(said)
    }
    const fail = () => {
      end()
      void alert(t`이 브라우저에서는 지금 자막을 만들 수 없습니다.`)
    }
    stop.current = startCaptions(tag, write, fail)
    return undefined
  }
  return { text, toggle }
}

import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react'
import type { RoomCall } from './call.ts'
import type { Picture } from './channel-message.ts'
import type { LocalDevices } from './use-devices.ts'

interface Options {
  /** What is sent of oneself. */
  picture: Picture
  /** Opens the camera, and says why that cannot be done. */
  open: () => Promise<boolean>
}

/**
 * Sends no picture and asks for none, as somebody wishes or because the line carries none. The camera goes off meanwhile. Whoever has
 * gone back to pictures is not taken out of them again.
 */
export function useSoundOnly(call: RoomCall, { opened, release }: LocalDevices, { picture, open }: Options) {
  const line = useSyncExternalStore(call.subscribe, () => call.state.line)
  const [why, setWhy] = useState<'chosen' | 'line'>()
  const hadCamera = useRef(false)
  const hasInsisted = useRef(false)
  const begin = (reason: 'chosen' | 'line') => {
    if (why !== undefined) return
    hadCamera.current = opened?.video != null
    setWhy(reason)
    call.hearOnly(true)
    if (hadCamera.current) void release('video', true)
  }
  const end = () => {
    if (why === undefined) return
    hasInsisted.current = true
    setWhy(undefined)
    call.hearOnly(false)
  }
  const goBack = () => {
    end()
    if (hadCamera.current) void open()
  }
  const stop = useEffectEvent(() => (hasInsisted.current ? undefined : begin('line')))
  const isTooThin = line === 'none' && picture === 'camera'
  useEffect(() => {
    if (isTooThin) stop()
  }, [isTooThin])
  return { why, begin, end, goBack }
}

export type SoundOnly = ReturnType<typeof useSoundOnly>

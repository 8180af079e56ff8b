import { useEffect, useEffectEvent, useRef, useState } from 'react'
import {
  type DeviceKind,
  type DeviceProblem,
  isAllowed,
  listDevices,
  onDevices,
  openDevice,
  openDevices,
  type Opened,
  type Wanted,
} from './devices.ts'

type Devices = Awaited<ReturnType<typeof listDevices>>
const nothing: Devices = { audioinput: [], videoinput: [], audiooutput: [] }

/** Camera and microphone as they were chosen. Whoever holds this closes them when it goes. */
export function useDevices() {
  const [opened, setOpened] = useState<Opened>()
  const [isOpening, setIsOpening] = useState(false)
  const [devices, setDevices] = useState(nothing)
  const wanted = useRef<Wanted>({})
  const latest = useRef<Opened>(undefined)

  const take = async (next: Opened) => {
    latest.current = next
    setOpened(next)
    for (const kind of ['audio', 'video'] as const)
      // It was unplugged, or taken away in the browser's settings.
      next[kind]?.addEventListener('ended', () => void lose(kind), { once: true })
    setDevices(await listDevices())
  }
  const lose = async (kind: DeviceKind) => {
    const { current } = latest
    if (current?.[kind]?.readyState !== 'ended') return
    await take({ ...current, [kind]: null, problems: { ...current.problems, [kind]: 'missing' } })
  }
  const open = async () => {
    setIsOpening(true)
    close()
    await take(await openDevices(wanted.current))
    setIsOpening(false)
  }
  /** Opens a device of a kind, another one or the same again. */
  const choose = async (kind: DeviceKind, deviceId = wanted.current[kind]): Promise<DeviceProblem | undefined> => {
    wanted.current = deviceId === undefined ? wanted.current : { ...wanted.current, [kind]: deviceId }
    const former = latest.current ?? { audio: null, video: null, problems: {} }
    former[kind]?.stop()
    const track = await openDevice(kind, deviceId)
    const { [kind]: _mended, ...problems } = former.problems
    if (typeof track === 'string') await take({ ...former, [kind]: null, problems: { ...problems, [kind]: track } })
    else await take({ ...former, [kind]: track, problems })
    return typeof track === 'string' ? track : undefined
  }
  /** Lets a device go: its light goes out. */
  const release = async (kind: DeviceKind) => {
    const { current } = latest
    current?.[kind]?.stop()
    if (current !== undefined) await take({ ...current, [kind]: null })
  }
  const close = () => {
    latest.current?.audio?.stop()
    latest.current?.video?.stop()
    latest.current = undefined
    setOpened(undefined)
  }
  /** Opens both where that needs no question. */
  const begin = async () => {
    if (await isAllowed()) await open()
  }

  const arrive = useEffectEvent(open)
  const leave = useEffectEvent(close)
  useEffect(() => {
    void isAllowed().then((isFine) => (isFine ? arrive() : undefined))
    const stop = onDevices(() => void listDevices().then(setDevices))
    return () => {
      stop()
      leave()
    }
  }, [])
  return { opened, isOpening, devices, begin, open, choose, release, close }
}

export type LocalDevices = ReturnType<typeof useDevices>

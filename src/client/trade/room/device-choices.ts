import { useRef, useState } from 'react'
import { readStored, writeStored } from '../../data/stored.ts'
import type { Wanted } from './devices.ts'

/** Choices that are kept for the next room: which devices, by the browser's ids for this site, and whether they were on. */
export interface DeviceChoices extends Wanted {
  isMuted?: boolean
  isCameraOff?: boolean
}

/** Begins like what was typed (`data/typed-draft.ts`): it is of this tab, and goes with that at logout. */
const place = 'typed room-devices'

/** Keeps what somebody has chosen in a room, for as long as the tab lives or until logout. */
export function useDeviceChoices() {
  const [stored] = useState(() => readStored<DeviceChoices>(place, 'sessionStorage') ?? {})
  // A browser that stores nothing has them for this room.
  const chosen = useRef(stored)
  const [isMuted, setIsMuted] = useState(stored.isMuted === true)
  const keep = (change: DeviceChoices) => {
    chosen.current = { ...chosen.current, ...change }
    writeStored(place, chosen.current, 'sessionStorage')
  }
  const mute = (next: boolean) => {
    setIsMuted(next)
    keep({ isMuted: next })
  }
  return { chosen, keep, isMuted, mute }
}

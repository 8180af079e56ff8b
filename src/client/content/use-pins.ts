import { useEffect, useState } from 'react'
import type { Pin } from '../offline/content/store.ts'

/** Brings what reads and writes pins. Dexie is loaded when it is first needed: never for the first paint. */
export const loadPins = () => import('../offline/content/store.ts')

/** What is put aside on this device, newest first; undefined until the device has answered. */
export function usePins(): readonly Pin[] | undefined {
  const [pins, setPins] = useState<readonly Pin[]>()
  useEffect(() => {
    let stop: (() => void) | undefined
    let isOver = false
    void loadPins().then(({ onPins }) => {
      if (!isOver) stop = onPins(setPins)
    })
    return () => {
      isOver = true
      stop?.()
    }
  }, [])
  return pins
}

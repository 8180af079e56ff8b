import { useState } from 'react'
import { useAlertFailure } from '../../content/use-alert-failure.tsx'
import type { ChosenSlots } from '../schedule/use-slots.ts'
import { freeIn } from './slot-taken.ts'

/**
 * Keeps what others were faster to take: of the chosen times those stay that can still be had.
 * @param of the times that can be had: a matching's own that are left, or all that are free
 */
export function useTaken({ chosen, reset }: Pick<ChosenSlots, 'chosen' | 'reset'>, reload: () => unknown, of: 'free' | 'left' = 'free') {
  const alertFailure = useAlertFailure()
  const [taken, setTaken] = useState<{ message: string; free: readonly string[] }>()
  const onFailed = (error: Error): unknown => {
    const free = freeIn(error)?.[of]
    if (free === undefined) return alertFailure(error)
    setTaken({ message: error.message, free })
    reset([...chosen].filter((start) => free.includes(start)))
    return reload()
  }
  return { taken, onFailed }
}

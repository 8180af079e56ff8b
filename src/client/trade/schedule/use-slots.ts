import { useCallback, useState } from 'react'

export interface ChosenSlots {
  /** Beginnings of slots. */
  chosen: ReadonlySet<string>
  paint: (start: string, isOn: boolean) => void
  reset: (starts: readonly string[]) => void
}

/** Which slots are chosen: `most` at most; of one, another takes its place. */
export function useSlots(initial: readonly string[], most = Infinity): ChosenSlots {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(() => new Set(initial))
  const paint = useCallback(
    (start: string, isOn: boolean) =>
      setChosen((before) => {
        if (before.has(start) === isOn) return before
        if (!isOn) return new Set([...before].filter((other) => other !== start))
        if (most === 1) return new Set([start])
        return before.size < most ? new Set([...before, start]) : before
      }),
    [most],
  )
  const reset = useCallback((starts: readonly string[]) => setChosen(new Set(starts)), [])
  return { chosen, paint, reset }
}

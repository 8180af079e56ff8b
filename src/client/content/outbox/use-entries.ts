import { useEffect, useState } from 'react'
import type { Entry } from '../../offline/queue/entry.ts'

const importStore = () => import('../../offline/queue/store.ts')

/** The entries of the queue; `undefined` until they were read. */
export function useOutboxEntries(): readonly Entry[] | undefined {
  const [entries, setEntries] = useState<readonly Entry[]>()
  useEffect(() => {
    let isGone = false
    const update = (next: readonly Entry[]) => {
      if (!isGone) setEntries(next)
    }
    const stopping = importStore().then(({ onEntries }) => onEntries(update))
    return () => {
      isGone = true
      // What did not load has nothing to stop.
      stopping.then(
        (stop) => stop(),
        () => undefined,
      )
    }
  }, [])
  return entries
}

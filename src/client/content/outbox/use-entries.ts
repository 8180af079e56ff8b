import { useEffect, useState } from 'react'
import type { Entry } from '../../offline/queue/entry.ts'

/** Subscribes to something of the outbox, whose code comes late. */
function useOutbox<Value>(subscribe: (set: (value: Value) => void) => Promise<() => void>): Value | undefined {
  const [value, setValue] = useState<Value>()
  useEffect(() => {
    let isGone = false
    const stopping = subscribe((next) => {
      if (!isGone) setValue(next)
    })
    return () => {
      isGone = true
      // What did not load has nothing to stop.
      stopping.then(
        (stop) => stop(),
        () => undefined,
      )
    }
  }, [subscribe])
  return value
}

const importWatch = () => import('../../offline/queue/watch.ts')
const subscribeEntries = async (set: (entries: readonly Entry[]) => void) => (await importWatch()).onEntries(set)
const subscribeCount = async (set: (count: number) => void) => (await importWatch()).onQueueCount(set)

/** What is in the outbox; nothing before it was read. */
export const useOutboxEntries = (): readonly Entry[] | undefined => useOutbox(subscribeEntries)

/** How many entries were not received. */
export const useOutboxCount = (): number => useOutbox(subscribeCount) ?? 0

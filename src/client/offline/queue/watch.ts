import type { Entry } from './entry.ts'
import { hasQueue, onChange, store } from './store.ts'

/** Calls `listener` with all entries in order, now and after every change in any tab or the worker. @returns how to stop it */
export function onEntries(listener: (entries: readonly Entry[]) => void): () => void {
  let isOver = false
  const read = async () => {
    const entries = (await hasQueue()) ? await store.all() : []
    if (!isOver) listener(entries.toSorted((a, b) => a.order - b.order))
  }
  // A device whose storage cannot be read has nothing to tell.
  const update = () => void read().catch(() => undefined)
  const stop = onChange(update)
  update()
  return () => {
    isOver = true
    stop()
  }
}

/** What its writer has not been told of otherwise: an entry at its very first attempt is still the form's. */
const isUnsent = ({ state, attempts }: Entry): boolean =>
  state !== 'received' && !(attempts === 0 && state === 'waiting') && !(attempts === 1 && state === 'sending')

/** Calls `listener` with the number of entries that were not received, now and after every change. @returns how to stop it */
export function onQueueCount(listener: (count: number) => void): () => void {
  let before: number | undefined
  return onEntries((entries) => {
    const count = entries.filter(isUnsent).length
    if (count !== before) listener(count)
    before = count
  })
}

/** Sets the badge on the icon of the installed app. */
export async function setBadge(count: number): Promise<void> {
  if (!('setAppBadge' in navigator)) return
  await (count === 0 ? navigator.clearAppBadge() : navigator.setAppBadge(count)).catch(() => undefined)
}

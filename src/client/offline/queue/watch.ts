import { onChange } from './changes.ts'
import type { Entry } from './entry.ts'
import { hasQueue } from './name.ts'

/** Tells what is in the outbox, in order, now and after every change in any tab or the worker. Returns how to stop it. */
export function onEntries(listener: (entries: readonly Entry[]) => void): () => void {
  let isOver = false
  const read = async () => {
    // Dexie is not for whoever has nothing to send.
    const entries = (await hasQueue()) ? await (await import('./store.ts')).store.all() : []
    if (!isOver) listener(entries.toSorted((a, b) => a.order - b.order))
  }
  // A device that does not let itself be read has nothing to notify.
  const update = () => void read().catch(() => undefined)
  const stop = onChange(update)
  update()
  return () => {
    isOver = true
    stop()
  }
}

/** What its writer has not been notified of otherwise: an entry at its very first try is still the form's. */
const isUnsent = ({ state, attempts }: Entry): boolean =>
  state !== 'received' && !(attempts === 0 && state === 'waiting') && !(attempts === 1 && state === 'sending')

/** Tells how many entries were not received, now and after every change. Returns how to stop it. */
export function onQueueCount(listener: (count: number) => void): () => void {
  let before: number | undefined
  return onEntries((entries) => {
    const count = entries.filter(isUnsent).length
    if (count !== before) listener(count)
    before = count
  })
}

/** The badge on the icon of the installed app. */
export async function setBadge(count: number): Promise<void> {
  if (!('setAppBadge' in navigator)) return
  await (count === 0 ? navigator.clearAppBadge() : navigator.setAppBadge(count)).catch(() => undefined)
}

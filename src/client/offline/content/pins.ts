import { liveQuery } from 'dexie'
import { type Collection } from './collections.ts'
import { type Pin, withReconnect } from './database.ts'

/** Puts a text aside, as it is now. */
export const pin = (item: Omit<Pin, 'pinnedAt'>): Promise<unknown> =>
  withReconnect(({ pins }) => pins.put({ ...item, pinnedAt: Date.now() }))

export const unpin = (collection: Collection, _id: string): Promise<void> => withReconnect(({ pins }) => pins.delete([collection, _id]))

/** Tells what is put aside, newest first, now and after every change in any tab, until the returned function is called. */
export function onPins(listener: (pins: readonly Pin[]) => void): () => void {
  // Dexie's own: it mutates nothing.
  // oxlint-disable-next-line unicorn/no-array-reverse
  const all = liveQuery(() => withReconnect(({ pins }) => pins.orderBy('pinnedAt').reverse().toArray()))
  // Where there is no storage, nothing is put aside.
  const subscription = all.subscribe({ next: listener, error: () => listener([]) })
  return () => subscription.unsubscribe()
}

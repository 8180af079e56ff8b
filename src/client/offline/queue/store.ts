import { notifyChange } from './changes.ts'
import { withReconnect } from './database.ts'
import { type Entry, isPending, type Store } from './entry.ts'
import { createKey } from './seal.ts'

const keyId = 'seal'

export const findEntry = (id: string): Promise<Entry | undefined> => withReconnect(({ entries }) => entries.get(id))

/** The outbox of this device, as a page reads and writes it. */
export const store: Store = {
  all: () => withReconnect(({ entries }) => entries.toArray()),
  key: async () => (await withReconnect(({ keys }) => keys.get(keyId)))?.key,
  change: async (id, decide) => {
    const changed = await withReconnect((tables) =>
      tables.transaction('rw', tables.entries, async () => {
        const entry = await tables.entries.get(id)
        const next = entry === undefined ? undefined : decide(entry)
        if (next !== undefined) await tables.entries.put(next)
        return next
      }),
    )
    if (changed !== undefined) notifyChange()
    return changed
  },
}

/** The key of this device, made when it is first needed. */
export async function ownKey(): Promise<CryptoKey> {
  const key = await store.key()
  if (key !== undefined) return key
  const created = await createKey()
  return withReconnect((tables) =>
    tables.transaction('rw', tables.keys, async () => {
      // Another tab may have been quicker.
      const first = await tables.keys.get(keyId)
      if (first === undefined) await tables.keys.add({ id: keyId, key: created })
      return first?.key ?? created
    }),
  )
}

/**
 * Adds an entry, in the place of another where it `replaces` one, in one transaction. What is there under its id already,
 * and was not refused, is the same request: it stays, and is due.
 * @returns false where the other one is being sent, or was received: nothing was added
 */
export async function addEntry(entry: Omit<Entry, 'order'>, replaces?: string): Promise<boolean> {
  const isAdded = await withReconnect((tables) =>
    tables.transaction('rw', tables.entries, async () => {
      const { entries } = tables
      const all = await entries.toArray()
      const same = all.find(({ id }) => id === entry.id)
      const former = all.find(({ id }) => id === replaces && id !== entry.id)
      if (former?.state === 'sending' || former?.state === 'received') return false
      if (former !== undefined) await entries.delete(former.id)
      if (same?.state === 'waiting') await entries.put({ ...same, heldUntil: undefined, nextAt: Date.now() })
      else if (same === undefined || (!isPending(same) && same.state !== 'received'))
        await entries.put({ ...entry, order: 1 + Math.max(0, ...all.map(({ order }) => order)) })
      return true
    }),
  )
  notifyChange()
  return isAdded
}

/** Removes an entry, unless it is being sent. @returns whether it is gone */
export async function removeEntry(id: string): Promise<boolean> {
  const isGone = await withReconnect((tables) =>
    tables.transaction('rw', tables.entries, async () => {
      if ((await tables.entries.get(id))?.state === 'sending') return false
      await tables.entries.delete(id)
      return true
    }),
  )
  notifyChange()
  return isGone
}

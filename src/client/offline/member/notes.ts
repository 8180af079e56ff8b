import { liveQuery } from 'dexie'
import { seal, unseal } from '../queue/entry.ts'
import { hasDatabase, isStorageAllowed } from '../storage-gate.ts'
import { longestNote, type Note, type Noted } from './note.ts'
import { database, deviceKey, type NoteRow, withReconnect } from './store.ts'

/** A note opens for its account and item, and no other. */
const sealName = (account: string, { kind, _item }: Noted): string => JSON.stringify(['note', account, kind, _item])

/**
 * Keeps a note in the place of the one that there was; an empty one takes it away.
 * @returns whether it did: not once the device is being erased
 * @throws RangeError where it is too long, or the storage's error
 */
export async function writeNote(account: string, { kind, _item, ...content }: Note): Promise<boolean> {
  if (!isStorageAllowed()) return false
  if (content.text.length > longestNote) throw new RangeError('the note is too long')
  if (content.text.trim() === '') {
    await withReconnect(() => database.notes.delete([account, kind, _item]))
    return true
  }
  const sealed = await seal(await deviceKey(), sealName(account, { kind, _item }), { content })
  await withReconnect(() => database.notes.put({ account, kind, _item, sealed }))
  return true
}

async function open(row: NoteRow, key: CryptoKey | undefined): Promise<Note> {
  const { account, kind, _item, sealed } = row
  const { content } = await unseal(key, sealName(account, row), sealed)
  return { kind, _item, ...(content as Omit<Note, keyof Noted>) }
}

/** Opens notes. What cannot be opened is not there. */
async function openAll(rows: readonly NoteRow[]): Promise<Note[]> {
  if (rows.length === 0) return []
  const key = await deviceKey()
  const opened = await Promise.allSettled(rows.map((row) => open(row, key)))
  return opened.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
}

/** Tells the notes of an account, now and after every change in any tab, until the returned function is called. */
export function onNotes(account: string, listener: (notes: readonly Note[]) => void): () => void {
  let [turn, isOver] = [0, false]
  const all = liveQuery(() => withReconnect(() => database.notes.where({ account }).toArray()))
  const tell = async (rows: readonly NoteRow[]) => {
    const own = (turn += 1)
    const notes = await openAll(rows).catch(() => [])
    if (own === turn && !isOver) listener(notes)
  }
  // Where there is no storage there are no notes.
  const subscription = all.subscribe({ next: (rows) => void tell(rows), error: () => listener([]) })
  return () => {
    isOver = true
    subscription.unsubscribe()
  }
}

const hasNotes = async (): Promise<boolean> => isStorageAllowed() && hasDatabase(database.name)

/** Counts the notes of an account on this device. */
export const countNotes = async (account: string): Promise<number> =>
  (await hasNotes()) ? withReconnect(() => database.notes.where({ account }).count()) : 0

/** Removes the notes of an account from this device. Nothing has them any more. */
export async function forgetNotes(account: string): Promise<void> {
  if (await hasNotes()) await withReconnect(() => database.notes.where({ account }).delete())
}

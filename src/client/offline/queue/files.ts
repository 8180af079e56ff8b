import { Dexie, type EntityTable } from 'dexie'
import { withDexie } from '../../data/reconnect.ts'
import { hasDatabase, isStorageAllowed } from '../storage-gate.ts'
import { type Sealed, SealBroken } from './entry.ts'
import { withFreed } from './queue.ts'
import { ownKey, store } from './store.ts'

/** A file that waits for the message it belongs to. Sealed for its key, as entries are. */
interface KeptFile {
  key: string
  createdAt: number
  sealed: Sealed
  /** What the server has answered once it has the file: it is sent once. */
  received?: unknown
}

/** Bytes of files, apart from the outbox, all of which is read at each change. */
export const database = new Dexie('ieumsae-outbox-files') as Dexie & { files: EntityTable<KeptFile, 'key'> }
database.version(1).stores({ files: 'key' })

const withReconnect = <Result>(work: () => PromiseLike<Result>): Promise<Result> => withDexie(database, work, isStorageAllowed)
const nameOf = (key: string) => new TextEncoder().encode(`file ${key}`)

/** Dexie says that a transaction was ended, and within that why. */
const reasonOf = (error: unknown): unknown =>
  error instanceof Error && 'inner' in error && error.inner instanceof Error ? error.inner : error

/**
 * Keeps a file until its message leaves. Where the disk is full, what can be fetched again makes room for it.
 * @throws where the device has no room, or stores nothing
 */
export async function keepFile(key: string, file: Blob): Promise<void> {
  if (!isStorageAllowed()) throw new DOMException('nothing may be stored', 'NotAllowedError')
  const iv = crypto.getRandomValues(new Uint8Array(12))
  const sealingKey = await ownKey()
  const data = await crypto.subtle.encrypt({ name: 'AES-GCM', iv, additionalData: nameOf(key) }, sealingKey, await file.arrayBuffer())
  const row = { key, createdAt: Date.now(), sealed: { iv, data } }
  await withFreed(() => withReconnect(() => database.files.put(row)).catch((error: unknown) => Promise.reject(reasonOf(error))))
}

/** Reads a file that is kept, or what the server has answered of it. @throws SealBroken it is gone, or does not open */
export async function openFile(key: string): Promise<{ bytes: ArrayBuffer; received?: unknown }> {
  const row = await withReconnect(() => database.files.get(key))
  if (row === undefined) throw new SealBroken('the file is gone')
  if (row.received !== undefined) return { bytes: new ArrayBuffer(0), received: row.received }
  const { iv, data } = row.sealed
  try {
    const bytes = await crypto.subtle.decrypt({ name: 'AES-GCM', iv, additionalData: nameOf(key) }, await ownKey(), data)
    return { bytes }
  } catch (error) {
    throw new SealBroken(String(error))
  }
}

/** Notes what the server has answered of a file. */
export const noteReceived = async (key: string, received: unknown): Promise<void> =>
  void (await withReconnect(() => database.files.update(key, { received })))

const hasFiles = async (): Promise<boolean> => isStorageAllowed() && hasDatabase(database.name)

export const forgetFiles = async (keys: readonly string[]): Promise<void> => {
  if (keys.length > 0 && (await hasFiles())) await withReconnect(() => database.files.bulkDelete([...keys]))
}

/** A file without a message is kept this long: it may be one that somebody is writing (ms). */
const unsentFor = 24 * 60 * 60_000

/** Forgets files whose messages have left, or were never sent. @param keysOf reads which files an entry has */
export async function sweepFiles(keysOf: (id: string) => Promise<readonly string[]>): Promise<void> {
  if (!(await hasFiles())) return
  const all = await withReconnect(() => database.files.toArray())
  const old = all.filter(({ createdAt }) => Math.abs(Date.now() - createdAt) > unsentFor).map(({ key }) => key)
  if (old.length === 0) return
  const waiting = (await store.all()).filter(({ state }) => state !== 'received')
  const used = new Set((await Promise.all(waiting.map(({ id }) => keysOf(id)))).flat())
  await forgetFiles(old.filter((key) => !used.has(key)))
}

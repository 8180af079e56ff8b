import { withNewConnection } from '../../data/reconnect.ts'
import { hasDatabase, isStorageAllowed } from '../storage-gate.ts'
import { type Entry, isPending, type Store, createKey } from './entry.ts'

/* One database for pages and the worker. Its name, version and layout are those of installed apps. */

const databaseName = 'ieumsae-outbox'
/** Earlier builds opened version 1 of it with Dexie, which multiplies by ten. */
const version = 10
const keyId = 'seal'

const listeners = new Set<() => void>()
let channel: BroadcastChannel | undefined
let connection: Promise<IDBDatabase> | undefined
let isKnown = false

/** Returns whether this device has ever queued anything. The check creates no database. */
export async function hasQueue(): Promise<boolean> {
  isKnown ||= await hasDatabase(databaseName)
  return isKnown
}

const notifyHere = () => {
  for (const listener of listeners) listener()
}

function openChannel(): BroadcastChannel | undefined {
  if (channel === undefined && 'BroadcastChannel' in globalThis) {
    channel = new BroadcastChannel('outbox')
    channel.addEventListener('message', notifyHere)
  }
  return channel
}

function notifyChange(): void {
  notifyHere()
  openChannel()?.postMessage(null)
}

/** Calls `listener` after changes made here, in another tab or in the worker. @returns how to stop it */
export function onChange(listener: () => void): () => void {
  openChannel()
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const resultOf = <Result>(request: IDBRequest<Result>): Promise<Result> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB')))
  })

const hasName = (error: unknown, ...names: string[]): boolean => error instanceof Error && names.includes(error.name)

async function openVersion(number?: number): Promise<IDBDatabase> {
  const request = indexedDB.open(databaseName, number)
  request.addEventListener('upgradeneeded', () => {
    request.result.createObjectStore('entries', { keyPath: 'id' }).createIndex('createdAt', 'createdAt')
    request.result.createObjectStore('keys', { keyPath: 'id' })
  })
  return resultOf(request)
}

function connect(): Promise<IDBDatabase> {
  if (!isStorageAllowed()) return Promise.reject(new DOMException('the site data is being cleared', 'NotAllowedError'))
  // A later build may have upgraded it: this one reads on.
  const opening = openVersion(version).catch((error: unknown) => (hasName(error, 'VersionError') ? openVersion() : Promise.reject(error)))
  connection = opening
  const forget = () => {
    if (connection === opening) connection = undefined
  }
  void opening.then((database) => {
    database.addEventListener('close', forget)
    // Another tab upgrades or deletes the database, which would otherwise wait for this one.
    database.addEventListener('versionchange', () => {
      forget()
      database.close()
    })
  }, forget)
  return opening
}

/** The connection itself, for tests that end it as a browser does. */
export const currentConnection = (): Promise<IDBDatabase> => connection ?? connect()

/** Works on the database; where its connection was lost (iOS ends idle ones), once more on a new one. */
export function withReconnect<Result>(work: (database: IDBDatabase) => Promise<Result>): Promise<Result> {
  const used = currentConnection()
  const reopen = () => {
    if (!isStorageAllowed()) return false
    if (connection === used) connection = undefined
    void used.then((database) => database.close()).catch(() => undefined)
    return true
  }
  return withNewConnection(async () => work(await currentConnection()), reopen)
}

/** Closes the connection for good once storage is disallowed. */
export async function closeQueue(): Promise<void> {
  const used = connection
  connection = undefined
  await used?.then((database) => database.close())
}

/** Runs `work` in one transaction. Resolves when it is durable, whatever happens to the browser; an error leaves everything as it was. */
const transact = <Result>(work: (tables: { entries: IDBObjectStore; keys: IDBObjectStore }) => Promise<Result>): Promise<Result> =>
  withReconnect(async (database) => {
    const transaction = database.transaction(['entries', 'keys'], 'readwrite', { durability: 'strict' })
    const committed = new Promise<void>((resolve, reject) => {
      transaction.addEventListener('complete', () => resolve())
      transaction.addEventListener('abort', () => reject(transaction.error ?? new DOMException('aborted', 'AbortError')))
    })
    const working = work({ entries: transaction.objectStore('entries'), keys: transaction.objectStore('keys') }).catch((error: unknown) => {
      try {
        transaction.abort()
      } catch {
        // It has ended by itself.
      }
      throw error
    })
    // Of the requests the browser says only that the transaction ended; the transaction says why (a full disk).
    const [result] = await Promise.all([working, committed]).catch(async (error: unknown) => {
      if (hasName(error, 'AbortError')) await committed
      throw error
    })
    return result
  })

const findIn = (entries: IDBObjectStore, id: string) => resultOf(entries.get(id) as IDBRequest<Entry | undefined>)
const allIn = (entries: IDBObjectStore) => resultOf(entries.getAll() as IDBRequest<Entry[]>)
const keyIn = async (keys: IDBObjectStore) =>
  (await resultOf(keys.get(keyId) as IDBRequest<{ id: string; key: CryptoKey } | undefined>))?.key

const read = <Result>(table: 'entries' | 'keys', work: (table: IDBObjectStore) => Promise<Result>): Promise<Result> =>
  withReconnect((database) => work(database.transaction(table).objectStore(table)))

export const findEntry = (id: string): Promise<Entry | undefined> => read('entries', (entries) => findIn(entries, id))

/** The queue of this device. */
export const store: Store = {
  all: () => read('entries', allIn),
  key: () => read('keys', keyIn),
  change: async (id, decide) => {
    const changed = await transact(async ({ entries }) => {
      const entry = await findIn(entries, id)
      const next = entry === undefined ? undefined : decide(entry)
      if (next !== undefined) await resultOf(entries.put(next))
      return next
    })
    if (changed !== undefined) notifyChange()
    return changed
  },
}

/** The key of this device, created when it is first needed. */
export async function ownKey(): Promise<CryptoKey> {
  const key = await store.key()
  if (key !== undefined) return key
  const created = await createKey()
  return transact(async ({ keys }) => {
    // Another tab may have been quicker.
    const first = await keyIn(keys)
    if (first === undefined) await resultOf(keys.add({ id: keyId, key: created }))
    return first ?? created
  })
}

/**
 * Adds an entry, in one transaction with the removal of the one that it `replaces`.
 * @returns `exists` where its id is pending or received already, `tooLate` where the other one is being sent or was received:
 * then nothing has changed
 */
export async function addEntry(entry: Omit<Entry, 'order'>, replaces?: string): Promise<'added' | 'exists' | 'tooLate'> {
  const result = await transact(async ({ entries }) => {
    const all = await allIn(entries)
    const same = all.find(({ id }) => id === entry.id)
    if (same !== undefined && (isPending(same) || same.state === 'received')) return 'exists'
    const former = all.find(({ id }) => id === replaces && id !== entry.id)
    if (former?.state === 'sending' || former?.state === 'received') return 'tooLate'
    if (former !== undefined) await resultOf(entries.delete(former.id))
    await resultOf(entries.put({ ...entry, order: 1 + Math.max(0, ...all.map(({ order }) => order)) }))
    return 'added'
  })
  if (result === 'added') notifyChange()
  return result
}

/** Removes an entry, unless it is being sent. @returns whether it is gone */
export async function removeEntry(id: string): Promise<boolean> {
  const isGone = await transact(async ({ entries }) => {
    if ((await findIn(entries, id))?.state === 'sending') return false
    await resultOf(entries.delete(id))
    return true
  })
  notifyChange()
  return isGone
}

/** Calls `listener` with all entries in order, now and after every change in any tab or the worker. @returns how to stop it */
export function onEntries(listener: (entries: readonly Entry[]) => void): () => void {
  const read = async () => {
    const entries = (await hasQueue()) ? await store.all() : []
    if (listeners.has(update)) listener(entries.toSorted((a, b) => a.order - b.order))
  }
  // A device whose storage cannot be read has nothing to tell.
  const update = () => void read().catch(() => undefined)
  const stop = onChange(update)
  update()
  return stop
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

/** Outcome of a message that had waited, as text with a link to where it is shown. */
export interface News {
  /** Of the entry. */
  id: string
  text: string
  href: string
  link: string
}

let news: readonly News[] = []
const newsListeners = new Set<() => void>()

/** Returns unread outcomes, the oldest first. For `useSyncExternalStore`, with `onNews`. */
export const currentNews = (): readonly News[] => news

export function onNews(listener: () => void): () => void {
  newsListeners.add(listener)
  return () => newsListeners.delete(listener)
}

/** Changes what is to be told in this tab. */
export function setNews(change: (news: readonly News[]) => readonly News[]): void {
  news = change(news)
  for (const listener of newsListeners) listener()
}

/** Sets the badge on the icon of the installed app. */
export async function setBadge(count: number): Promise<void> {
  if (!('setAppBadge' in navigator)) return
  await (count === 0 ? navigator.clearAppBadge() : navigator.setAppBadge(count)).catch(() => undefined)
}

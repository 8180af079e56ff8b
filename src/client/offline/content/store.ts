import type { Locale } from '#contract/locale.ts'
import type { Query, QueryClient } from '@tanstack/react-query'
import { Dexie, type EntityTable, liveQuery, type Table } from 'dexie'
import { onIdle } from '../../data/start/on-idle.ts'
import type { StoredResponse } from '../../data/query-client.ts'
import { withDexie } from '../../data/reconnect.ts'
import { isStorageAllowed } from '../storage-gate.ts'
import { type Collection, collections, type Snapshot, snapshots } from './collections.gen.ts'
import { otherLanguageIn, otherLanguageOf } from './other-language.ts'

/** An item of a collection in one language, with its details: as a delta of the API brings it. */
export interface StoredItem {
  collection: Collection | Snapshot
  locale: string
  /** Of a product: the id of its fair before its own (trade/fair/fair-snapshots.ts). */
  _id: string
  item: ContentItem
}

/** Fields common to the items of all collections; the rest follows the contract. */
export interface ContentItem extends Record<string, unknown> {
  _id: string
  createdAt: string
}

/** Sync state of a collection in one language. */
export interface Sync {
  collection: Collection | Snapshot
  locale: string
  /** What to ask for next time (`updatedSince`), by the server's clock. */
  cursor: string
  /** Milliseconds since 1970, by the device's clock. */
  at: number
  /** As what it was declared then: items that are stored lack what has been declared since. */
  declared?: string
  /** When the server had come back from a backup, by its clock. */
  restoredAt?: string | undefined
}

/** As what it is declared now. */
export const declarationOf = (name: Collection | Snapshot): string => JSON.stringify({ ...collections, ...snapshots }[name])

/** Returns the sync state, unless the declaration has changed since: then everything is fetched again. */
export const current = (sync: Sync | undefined): Sync | undefined =>
  sync?.declared === (sync && declarationOf(sync.collection)) ? sync : undefined

/** An answer of the API as it was last received. */
interface StoredRow extends StoredResponse {
  key: string
}

/** Item that the reader saved, with its text, so that it survives any eviction of content. */
export interface Pin {
  collection: Collection
  _id: string
  locale: string
  path: string
  subject: string
  value: unknown
  pinnedAt: number
  /** The same in the other languages of the site, as far as they were fetched (pins.ts). */
  translations?: Partial<Record<Locale, Pick<Pin, 'subject' | 'value'>>>
}

/** Content only, which the server has as well. What must not be lost has a database of its own (../outbox/). */
export const database = new Dexie('ieumsae') as Dexie & {
  answers: EntityTable<StoredRow, 'key'>
  items: Table<StoredItem, [Collection | Snapshot, string, string]>
  syncs: Table<Sync, [Collection | Snapshot, string]>
  pins: Table<Pin, [Collection, string]>
}
database.version(1).stores({ answers: 'key, savedAt' })
database.version(2).stores({
  items: '[collection+locale+_id], [collection+locale]',
  syncs: '[collection+locale]',
  pins: '[collection+_id], pinnedAt',
})
// Another tab brings a newer build, or erases everything: this one makes room, and opens again when it next reads.
database.on('versionchange', () => {
  database.close({ disableAutoOpen: false })
  return false
})

/** iOS says `UnknownError` of a connection that it has ended in the background, and of a database that it cannot open. */
const openFailures = ['OpenFailedError', 'UpgradeError', 'SchemaError', 'UnknownError']
const cannotOpen = (error: unknown): boolean => isStorageAllowed() && error instanceof Error && openFailures.includes(error.name)

/**
 * Does something with the database. A connection that the system has ended is opened again; a database that cannot be
 * opened even so, or brought to this version, is thrown away, since all of it comes again.
 * @throws DexieError there is no storage here, or no room
 */
export async function withReconnect<Result>(work: (open: typeof database) => PromiseLike<Result>): Promise<Result> {
  try {
    return await withDexie(database, () => work(database), isStorageAllowed)
  } catch (error) {
    if (!cannotOpen(error)) throw error
    await Dexie.delete(database.name)
    database.close({ disableAutoOpen: false })
    return work(database)
  }
}

/** How many responses are stored; the oldest go first. */
const maxResponses = 300

async function storeAll(queries: readonly Query[]): Promise<void> {
  const rows = queries.map(({ queryKey, state }) => ({ key: JSON.stringify(queryKey), value: state.data, savedAt: state.dataUpdatedAt }))
  try {
    await withReconnect(async ({ answers }) => {
      await answers.bulkPut(rows)
      const surplus = (await answers.count()) - maxResponses
      if (surplus > 0) await answers.orderBy('savedAt').limit(surplus).delete()
    })
  } catch {
    // No storage, or no room: the page works without.
  }
}

/** Stores the responses of content queries on the device: those that are here at the next idle moment, and all that arrive. */
export function storeResponses(client: QueryClient): void {
  const waiting = new Set<Query>()
  let isPlanned = false
  const plan = (query: Query) => {
    if (query.meta?.offline !== 'database' || query.state.status !== 'success' || otherLanguageOf(query) !== undefined) return
    waiting.add(query)
    if (isPlanned) return
    isPlanned = true
    onIdle(() => {
      isPlanned = false
      void storeAll([...waiting])
      waiting.clear()
    })
  }
  for (const query of client.getQueryCache().getAll()) plan(query)
  client.getQueryCache().subscribe((event) => {
    // What the server said; not what was read from the device (`manual`).
    if (event.type === 'updated' && event.action.type === 'success' && event.action.manual !== true) plan(event.query)
  })
}

/** Puts a text aside, as it is now. */
export const pin = ({ locale, ...item }: Omit<Pin, 'pinnedAt' | 'translations'>): Promise<unknown> =>
  withReconnect(({ pins }) => pins.put({ ...item, locale: otherLanguageIn(item.value) ?? locale, pinnedAt: Date.now() }))

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

import type { Locale } from '#contract/locale.ts'
import { api } from '../../data/http.ts'
import { type ReadName, readKey } from '../../data/query-client.ts'
import { retryImport } from '../../data/start/retry-import.ts'
import type { Snapshot } from './collections.gen.ts'
import { type ContentItem, declarationOf, type StoredItem, withReconnect } from './store.ts'

/** A module's share of the content that comes whole each time, since nothing tells of what is gone. */
export interface SnapshotShare {
  collections: readonly Snapshot[]
  /** Brings them in a language, in place of what was stored. @throws Unreachable, ApiFailure, or the storage's error */
  sync: (locale: Locale) => Promise<void>
  /** Returns a stored row as the item that it is by now, or nothing where it is none of those that the path of a read names. */
  itemOf: (row: StoredItem, params: Readonly<Record<string, string | undefined>>) => ContentItem | undefined
}

/** Items of a list that are asked for at once. */
const pageSize = 100

/**
 * Reads the first items of a list, page by page.
 * @param most how many at most, by whole pages
 * @param ask one page, with the number of all that there are
 */
export async function readFirst<Item>(
  most: number,
  ask: (query: { limit: number; skip: number }) => Promise<{ items: readonly Item[]; total: number }>,
): Promise<Item[]> {
  const found: Item[] = []
  for (let skip = 0; skip < most; skip += pageSize) {
    const { items, total } = await ask({ limit: pageSize, skip })
    found.push(...items)
    if (total <= found.length || items.length === 0) break
  }
  return found
}

/** Fetches an answer that is kept whole, and stores it. @throws Unreachable, ApiFailure, or the storage's error */
export async function storeDocument(name: ReadName, locale: Locale, input: object): Promise<void> {
  const value = await api(name, { locale, ...input })
  await withReconnect(({ answers }) => answers.put({ key: JSON.stringify(readKey(name, locale, input)), value, savedAt: Date.now() }))
}

/** Stores rows in place of all that was kept of these collections in a language, as of now: all of it or nothing. */
export async function replaceSnapshot(collections: readonly Snapshot[], locale: Locale, rows: readonly StoredItem[]): Promise<void> {
  const at = Date.now()
  await withReconnect((database) =>
    database.transaction('rw', database.items, database.syncs, async () => {
      await database.items
        .where('[collection+locale]')
        .anyOf(collections.map((collection) => [collection, locale]))
        .delete()
      await database.items.bulkPut([...rows])
      await database.syncs.bulkPut(
        collections.map((collection) => ({ collection, locale, cursor: '', at, declared: declarationOf(collection) })),
      )
    }),
  )
}

/** Module that may have such a share: `import()` only. */
export interface SnapshotModule {
  snapshots?: () => Promise<SnapshotShare>
}

/** Imports the shares of all modules. */
export const importSnapshots = (modules: readonly SnapshotModule[]): Promise<SnapshotShare[]> =>
  Promise.all(modules.flatMap(({ snapshots }) => snapshots ?? []).map((share) => retryImport(share)))

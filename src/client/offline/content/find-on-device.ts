import { type Locale, locales } from '#contract/locale.ts'
import { initialsOf, normalise, termsOf } from '#contract/search.ts'
import type { Missing, ReadKey, StoredResponse } from '../../data/query-client.ts'
import { whenUnreachable } from '../connection.ts'
import { collections, type Collection, collectionNames, snapshots, type Snapshot, snapshotNames } from './collections.gen.ts'
import { inOtherLanguage } from './other-language.ts'
import { importSnapshots, type SnapshotModule } from './snapshots.ts'
import { type ContentItem, current, type StoredItem, type Sync, withReconnect } from './store.ts'

/**
 * A collection that is stored whole: the parts of its declaration that reading without a server needs. Written by the build
 * (scripts/offline-collections.ts), since the declarations themselves bring the schema library.
 */
interface CollectionShape {
  path: string
  singular: string
  plural: string
  /** Fields that lists leave out. */
  detail: readonly string[]
  filters: readonly string[]
  search: readonly string[]
  /** The short ones among them, found by initial consonants too. */
  initials: readonly string[]
  neighboursBy: readonly string[]
  /** A field that is a number, an instant or `createdAt`; with `-` downwards. */
  sort: string
  /** Items that have this flag stand first where the newest do. */
  first: string | null
}

/** A text a line: no word is found across two of them. HTML is one for each block; what is marked within a sentence does not part it. */
const linesOf = (value: unknown): string[] => {
  if (typeof value === 'string')
    return value
      .replaceAll(/<\/?(?:a|em|strong|br)\b[^>]*>/g, ' ')
      .split(/<[^>]*>/)
      .map((text) => text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&'))
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(linesOf)
  return []
}

/**
 * Whether an item is found by `q`, as the server finds it (server/db/search.ts), in the language in which it is stored.
 * Specification: Korean by parts of words and by initial consonants.
 */
function matcher(q: string, { search, initials }: CollectionShape): (item: ContentItem) => boolean {
  const terms = termsOf(q)
  const textsOf = (item: ContentItem, names: readonly string[], as: (text: string) => string) =>
    names.flatMap((name) => linesOf(item[name]).map(as)).join('\n')
  return (item) => {
    const text = textsOf(item, search, normalise)
    const consonants = textsOf(item, initials, initialsOf)
    return terms.every(
      (term) => (term.text === '' || text.includes(term.text)) && (term.initials === undefined || consonants.includes(term.initials)),
    )
  }
}

interface Input {
  params?: { _id?: string; _fair?: string }
  query?: Record<string, unknown>
}

const callPattern = /^GET \/api\/v1\/([\w/]+?|fairs\/\{_fair\}\/products)(\/\{_id\}(\/neighbours)?)?$/

const newestFirst = (a: ContentItem, b: ContentItem): number =>
  a.createdAt === b.createdAt ? (a._id < b._id ? 1 : -1) : a.createdAt < b.createdAt ? 1 : -1

/** Numbers by their size, texts (instants) by their letters. */
const compare = (a: unknown, b: unknown): number =>
  typeof a === 'string' && typeof b === 'string' ? (a < b ? -1 : Number(a > b)) : Number(a) - Number(b)

const without = (names: readonly string[], item: ContentItem): ContentItem =>
  Object.fromEntries(Object.entries(item).filter(([name]) => !names.includes(name))) as ContentItem

function listOf(
  shape: CollectionShape,
  items: ContentItem[],
  { limit = 20, skip = 0, sort = shape.sort, q, ...where }: Record<string, unknown>,
) {
  const wanted = Object.entries(where).filter(([name, value]) => value !== undefined && shape.filters.includes(name))
  const isFound = typeof q === 'string' ? matcher(q, shape) : () => true
  const idOf = (own: unknown) => (typeof own === 'object' && own !== null && '_id' in own ? own._id : own)
  const has = (own: unknown, value: unknown) => (Array.isArray(own) ? own.includes(value) : idOf(own) === value)
  const found = items.filter((item) => wanted.every(([name, value]) => has(item[name], value)) && isFound(item))
  const from = Number(skip)
  const isFirst = (item: ContentItem) => shape.first !== null && item[shape.first] === true
  const by = String(sort).replace('-', '')
  const upwards = by === 'createdAt' ? found.toReversed() : found.toSorted((a, b) => compare(a[by], b[by]))
  const ordered =
    sort === '-createdAt' ? found.toSorted((a, b) => Number(isFirst(b)) - Number(isFirst(a))) : sort === by ? upwards : upwards.toReversed()
  const shown = ordered.slice(from, from + Number(limit))
  return {
    [shape.plural]: shown.map((item) => without(shape.detail, item)),
    summary: { total: found.length, limit: Number(limit), skip: from },
  }
}

function neighboursOf(shape: CollectionShape, items: ContentItem[], item: ContentItem) {
  const row = items.filter((other) => shape.neighboursBy.every((name) => other[name] === item[name]))
  const place = row.indexOf(item)
  const show = (other: ContentItem | undefined) => (other === undefined ? null : without(shape.detail, other))
  return { newer: show(row[place - 1]), older: show(row[place + 1]) }
}

function answerOf(shape: CollectionShape, items: ContentItem[], below: string | undefined, { params, query = {} }: Input): unknown {
  if (below === undefined) return listOf(shape, items, query)
  const item = items.find(({ _id }) => _id === params?._id)
  if (item === undefined) return undefined
  return below.endsWith('neighbours') ? neighboursOf(shape, items, item) : { [shape.singular]: item }
}

const isSnapshot = (name: Collection | Snapshot): name is Snapshot => name in snapshots

/** The items of rows of a snapshot, as its module reads them. */
async function itemsOf(rows: readonly StoredItem[], collection: Snapshot, { params = {} }: Input, modules: readonly SnapshotModule[]) {
  const share = (await importSnapshots(modules)).find(({ collections: own }) => own.includes(collection))
  return rows.flatMap((row) => share?.itemOf(row, params) ?? [])
}

async function fromCollection(
  { collection, locale, at }: Sync,
  below: string | undefined,
  input: Input,
  modules: readonly SnapshotModule[],
): Promise<StoredResponse | undefined> {
  const rows = await withReconnect(({ items }) => items.where('[collection+locale]').equals([collection, locale]).toArray())
  const items = isSnapshot(collection) ? await itemsOf(rows, collection, input, modules) : rows.map(({ item }) => item)
  const shape = isSnapshot(collection) ? snapshots[collection] : collections[collection]
  const value = answerOf(shape, items.toSorted(newestFirst), below, input)
  return value === undefined ? undefined : { value, savedAt: at }
}

/** A text that the reader has put aside is there even where its collection is not. */
async function fromPins(
  collection: Collection,
  locale: string,
  below: string | undefined,
  { params }: Input,
): Promise<StoredResponse | undefined> {
  if (below === undefined || below.endsWith('neighbours') || params?._id === undefined) return undefined
  const pin = await withReconnect(({ pins }) => pins.get([collection, params._id ?? '']))
  const { value } = (pin?.locale === locale ? pin : pin?.translations?.[locale as Locale]) ?? {}
  return pin === undefined || value === undefined ? undefined : { value, savedAt: pin.pinnedAt }
}

/**
 * What the device has in the language of the read: a collection that is stored whole answers as the server would (lists with
 * filters and search, items, neighbours), unless the same read was answered after its last sync; of everything else, the last
 * answer. An item that such a collection lacks is missing.
 */
async function findInLanguage(key: ReadKey, modules: readonly SnapshotModule[]): Promise<StoredResponse | undefined> {
  const [name, locale, input] = key
  const [, path, below] = callPattern.exec(name) ?? []
  const collection =
    collectionNames.find((each) => collections[each].path === path) ?? snapshotNames.find((each) => snapshots[each].path === path)
  const answer: StoredResponse | undefined = await withReconnect(({ answers }) => answers.get(JSON.stringify(key)))
  if (collection === undefined) return answer
  const sync = current(await withReconnect(({ syncs }) => syncs.get([collection, locale])))
  // What was read after the last sync is newer than it. An older answer would bring back what has been taken away since.
  if (sync !== undefined && answer !== undefined && answer.savedAt > sync.at) return answer
  const stored = sync === undefined ? undefined : await fromCollection(sync, below, input, modules)
  // Of these a device has only some.
  if (isSnapshot(collection)) return stored ?? answer
  const found = stored ?? (await fromPins(collection, locale, below, input))
  if (found !== undefined || sync === undefined) return found ?? answer
  return below === '/{_id}' ? { value: { missing: 404 } satisfies Missing, savedAt: sync.at } : undefined
}

/**
 * Answers a read from what the device has in its language or, once the server is known to be away, in another one: Korean
 * before the others, as the server does. `undefined`: not here, or no storage.
 */
export async function findOnDevice(
  [name, locale, input]: ReadKey,
  modules: readonly SnapshotModule[],
): Promise<StoredResponse | undefined> {
  try {
    const found = await findInLanguage([name, locale, input], modules)
    if (found !== undefined) return found
    for (const other of locales.filter((each) => each !== locale)) {
      const stored = await findInLanguage([name, other, input], modules)
      if (stored === undefined) continue
      await whenUnreachable()
      return inOtherLanguage(stored, other)
    }
    return undefined
  } catch {
    return undefined
  }
}

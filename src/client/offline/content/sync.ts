import type { Locale } from '#contract/locale.ts'
import { hasModule, hasSite, type SiteName } from '#contract/sites.ts'
import type { I18n } from '@lingui/core'
import { delays } from '../../data/delays.ts'
import { api } from '../../data/http.ts'
import { localeOf } from '../../data/i18n.ts'
import type { ReadName } from '../../data/query-client.ts'
import { onIdle } from '../../data/start/on-idle.ts'
import { onlySite } from '../../data/only.ts'
import { isServerReachable, onReachability } from '../connection.ts'
import {
  type Collection,
  collections,
  collectionModules,
  collectionNames,
  practiceCodes,
  type Snapshot,
  snapshotNames,
  termNames,
} from './collections.gen.ts'
import { completePins } from './pins.ts'
import { importSnapshots, type SnapshotModule, storeDocument } from './snapshots.ts'
import { type ContentItem, current, declarationOf, withReconnect } from './store.ts'
import { countImages, imagePath, markContent, storeImages } from './offline-images.ts'

/** The beginning of time, as an instant: everything is newer. */
const never = '1970-01-01T00:00:00.000Z'
const pageSize = 100

/** The documents beside the collections: each is one answer, of a site or of both. */
export const documents: readonly (readonly [ReadName, object, SiteName?])[] = [
  ['GET /api/v1/setting', {}],
  ['GET /api/v1/practices', {}, 'firm'],
  ['GET /api/v1/banners/{code}', { params: { code: 'home' } }, 'firm'],
  ['GET /api/v1/banners/{code}', { params: { code: 'fairs' } }, 'centre'],
  ['GET /api/v1/popups', { query: { code: 'fairs' } }, 'centre'],
  ['GET /api/v1/shop', {}, 'centre'],
  ['GET /api/v1/auction', {}, 'centre'],
  ...termNames.map(({ code, ...input }) => {
    const site: SiteName = 'query' in input ? input.query.site : 'firm'
    return ['GET /api/v1/terms/{code}', { params: { code }, ...input }, site] as const
  }),
  ...practiceCodes.map((code) => ['GET /api/v1/areas/{code}', { params: { code } }, 'firm'] as const),
]

/** Collections of the modules that the server has. */
const collectionsOn = (): Collection[] => collectionNames.filter((name) => hasModule(onlySite(), collectionModules[name]))
const snapshotsOn = (): readonly Snapshot[] => (hasSite(onlySite(), 'centre') ? snapshotNames : [])

/** A page of what has changed. The lists of all collections are asked alike, whichever it is: one stands for them in the types. */
async function askChanges(collection: Collection, locale: Locale, updatedSince: string) {
  const { path, plural } = collections[collection]
  const name = `GET /api/v1/${path}` as 'GET /api/v1/success'
  const { removed = [], summary, ...answer } = await api(name, { locale, query: { updatedSince, limit: pageSize } })
  const items = (answer as unknown as Record<string, ContentItem[]>)[plural] ?? []
  return { items, removed, cursor: summary.syncedAt ?? never, isPart: summary.isPart === true, restoredAt: summary.restoredAt }
}

/** All pages of what has changed since a position. */
async function askAllChanges(collection: Collection, locale: Locale, since: string) {
  const pages = [await askChanges(collection, locale, since)]
  for (let last = pages[0]; last?.isPart === true; last = pages.at(-1)) pages.push(await askChanges(collection, locale, last.cursor))
  return pages
}

/** Brings one collection up to date, all pages or none: the device's rows and how far they go change together. */
async function syncCollection(collection: Collection, locale: Locale): Promise<void> {
  const stored = current(await withReconnect(({ syncs }) => syncs.get([collection, locale])))
  let pages = await askAllChanges(collection, locale, stored?.cursor ?? never)
  // Since the server has come back from a backup the device may have what is not there.
  const isAnew = stored !== undefined && stored.restoredAt !== pages.at(-1)?.restoredAt
  if (isAnew) pages = await askAllChanges(collection, locale, never)
  const { cursor = never, restoredAt } = pages.at(-1) ?? {}
  await withReconnect((database) =>
    database.transaction('rw', database.items, database.syncs, async () => {
      if (isAnew) await database.items.where({ collection, locale }).delete()
      // What changed meanwhile is on a later page as well.
      for (const { items, removed } of pages) {
        await database.items.bulkDelete(removed.map((_id) => [collection, locale, _id]))
        await database.items.bulkPut(items.map((item) => ({ collection, locale, _id: item._id, item })))
      }
      await database.syncs.put({ collection, locale, cursor, at: Date.now(), declared: declarationOf(collection), restoredAt })
    }),
  )
}

const fileOf = (value: unknown): string[] =>
  typeof value === 'object' && value !== null && '_file' in value && typeof value._file === 'string' ? [value._file] : []

/** The pictures of an item: its own, of a list of them the first, which lists show; and those in its texts. */
export const filesIn = (item: Record<string, unknown>): string[] =>
  Object.values(item).flatMap((value) => {
    if (typeof value === 'string')
      return [...value.matchAll(/<img [^>]*?src="\/api\/v1\/files\/([\da-f-]{36})\//g)].flatMap(([, _file = '']) => _file)
    return fileOf(Array.isArray(value) ? (value[0] as { picture?: unknown } | undefined)?.picture : value)
  })

/** The images of all stored items: those of pinned ones last: eviction begins with the first. */
async function imagesOfItems(): Promise<Set<string>> {
  const { pinned, others } = await withReconnect(async ({ items, pins }) => ({
    pinned: await pins.toCollection().primaryKeys(),
    others: await items.toArray(),
  }))
  const isPinned = new Set(pinned.map(([collection, _id]) => `${collection}/${_id}`))
  const rank = ({ collection, _id }: { collection: string; _id: string }) => (isPinned.has(`${collection}/${_id}`) ? 1 : 0)
  return new Set(others.toSorted((a, b) => rank(a) - rank(b)).flatMap(({ item }) => filesIn(item).map(imagePath)))
}

/** One after the other on this device: what another tab has begun, or this one in another language, is waited for. */
const alone = (lock: string, work: () => Promise<void>): Promise<void> =>
  'locks' in navigator ? navigator.locks.request(lock, work) : work()

/** All that is kept in rows, in one language. */
const keptIn = (locale: Locale) =>
  [...collectionsOn(), ...snapshotsOn()].map((name): [name: Collection | Snapshot, locale: string] => [name, locale])

/** When each collection was last what the server says, in one language. */
const syncTimes = async (locale: Locale): Promise<number[]> => {
  const each = keptIn(locale)
  return (await withReconnect(({ syncs }) => syncs.bulkGet(each))).flatMap((sync) => current(sync)?.at ?? [])
}

async function syncTexts(locale: Locale, askedAt: number, modules: readonly SnapshotModule[]): Promise<void> {
  const times = await syncTimes(locale)
  // Another tab has done it since.
  if (times.length === keptIn(locale).length && Math.min(...times) >= askedAt) return
  for (const collection of collectionsOn()) await syncCollection(collection, locale)
  for (const [name, input, site] of documents) if (hasSite(onlySite(), site)) await storeDocument(name, locale, input)
  await completePins()
  await markContent()
  for (const share of await importSnapshots(modules)) await share.sync(locale)
}

/**
 * Brings the device's content in one language up to date: what has changed, what is gone, then the pictures. One tab at a
 * time does it; a step that fails leaves the device as it was, and is made up for the next time.
 * @throws Unreachable, ApiFailure, or the storage's error
 */
export async function syncContent(
  locale: Locale,
  { hasImages, modules }: { hasImages: boolean; modules: readonly SnapshotModule[] },
): Promise<void> {
  const askedAt = Date.now()
  await alone('content-sync', () => syncTexts(locale, askedAt, modules))
  // A language that is switched to meanwhile does not wait for pictures.
  if (hasImages) await alone('content-images', async () => storeImages(await imagesOfItems()))
}

/** Counts what is stored for reading in a language and measures the storage in use. */
export async function readStorageUsage(locale: Locale) {
  const each = keptIn(locale)
  const keys = await withReconnect(({ items }) => items.where('[collection+locale]').anyOf(each).primaryKeys()).catch(() => [])
  const times = await syncTimes(locale).catch(() => [])
  const counts: Partial<Record<Collection | Snapshot, number>> = {}
  for (const [collection] of keys) counts[collection] = (counts[collection] ?? 0) + 1
  return {
    counts,
    pictures: await countImages(),
    /** When the oldest of it was last what the server says: milliseconds since 1970. Absent: never. */
    syncedAt: times.length < each.length ? undefined : Math.min(...times),
    /** Everything that the site occupies on this device, in bytes; `undefined` where the browser does not tell. */
    bytes: await navigator.storage?.estimate().then(
      ({ usage }) => usage,
      () => undefined,
    ),
    /** Whether the browser has promised not to clear it by itself. */
    isPersistent: await navigator.storage?.persisted().catch(() => false),
  }
}

/** What is younger need not be asked for again when the page is looked at, in milliseconds. */
const freshFor = 10 * 60 * 1000

interface Line {
  saveData?: boolean
  type?: string
  effectiveType?: string
}

/** What the browser tells of the line; Chromium only. */
const line = (): Line => (navigator as Navigator & { connection?: Line }).connection ?? {}

/** Whether this line is paid by the byte, or slow: then texts come and pictures do not. */
const isDear = ({ type, effectiveType = '' }: Line): boolean => type === 'cellular' || effectiveType.includes('2g')

const syncedAt = new Map<Locale, number>()
/** The languages that are being synced, and whether each was asked for again meanwhile. */
const running = new Map<Locale, boolean>()

/** Syncs when it is time and the visitor's settings allow it (`saveData`: only when asked). Failures wait for the next time. */
async function syncNow(locale: Locale, modules: readonly SnapshotModule[]): Promise<void> {
  if (line().saveData === true || document.hidden || !isServerReachable() || Date.now() - (syncedAt.get(locale) ?? 0) < freshFor) return
  if (running.has(locale)) {
    running.set(locale, true)
    return
  }
  running.set(locale, false)
  const isDone = await syncContent(locale, { hasImages: !isDear(line()), modules }).then(
    () => true,
    () => false,
  )
  if (isDone) syncedAt.set(locale, Date.now())
  const isAskedAgain = running.get(locale) === true
  running.delete(locale)
  // The network was gone, and has come back meanwhile.
  if (!isDone && isAskedAgain) await syncNow(locale, modules)
}

/** Schedules syncs: soon after the start, in a language that is switched to, when the network returns, and when the page is looked at again. */
export function scheduleContentSync(i18n: I18n, modules: readonly SnapshotModule[]): void {
  const sync = () => onIdle(() => void syncNow(localeOf(i18n), modules))
  setTimeout(() => {
    sync()
    i18n.on('change', sync)
  }, delays.contentSync)
  onReachability((isReachable) => {
    if (isReachable) sync()
  })
  document.addEventListener('visibilitychange', sync)
}

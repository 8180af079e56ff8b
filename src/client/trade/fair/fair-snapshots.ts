import type { Locale } from '#contract/locale.ts'
import { type FairDates, fairStateAt } from '#contract/trade/fair-state.ts'
import { api } from '../../data/http.ts'
import type { Snapshot } from '../../offline/content/collections.gen.ts'
import { readFirst, replaceSnapshot, type SnapshotShare } from '../../offline/content/snapshots.ts'
import type { ContentItem, StoredItem } from '../../offline/content/store.ts'

/* Fairs with the products that they show. Who takes part is not kept: that is asked for whenever it is looked at (decision 12). */

/** The newest fairs that a device looks at. */
const maxFairs = 20
/** How long a fair is kept after its end, in milliseconds. */
const keptFor = 30 * 24 * 60 * 60 * 1000
/** The newest products of a fair that are kept. */
const maxProducts = 300

const productsOf = (_fair: string, locale: Locale): Promise<ContentItem[]> =>
  readFirst(maxProducts, async (query) => {
    const { products, summary } = await api('GET /api/v1/fairs/{_fair}/products', { locale, params: { _fair }, query })
    return { items: products.map((product) => ({ ...product })), total: summary.total }
  })

/** Brings the fairs that are not long over and their products, whole, in place of those that were kept. */
async function syncFairs(locale: Locale): Promise<void> {
  const { fairs } = await api('GET /api/v1/fairs', { locale, query: { limit: maxFairs } })
  const kept = fairs.filter(({ endsAt }) => endsAt === null || Date.parse(endsAt) > Date.now() - keptFor)
  const rowOf = (collection: Snapshot, _id: string, item: ContentItem): StoredItem => ({ collection, locale, _id, item })
  const rows = kept.map((fair) => rowOf('fairs', fair._id, { ...fair }))
  for (const { _id: _fair } of kept)
    rows.push(...(await productsOf(_fair, locale)).map((product) => rowOf('products', `${_fair} ${product._id}`, product)))
  await replaceSnapshot(['fairs', 'products'], locale, rows)
}

/** Fairs on a device, with the state of now, and the products that each of them shows. */
export const fairSnapshots: SnapshotShare = {
  collections: ['fairs', 'products'],
  sync: syncFairs,
  itemOf: ({ collection, _id, item }, { _fair }) => {
    // It was stored as the API has said it.
    if (collection === 'fairs') return { ...item, state: fairStateAt(item as unknown as FairDates, new Date().toISOString()) }
    return _fair !== undefined && _id.startsWith(`${_fair} `) ? item : undefined
  },
}

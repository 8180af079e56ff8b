import type { Locale } from '#contract/locale.ts'
import { ratingFloors, rangeOf } from '#contract/shop/list-choices.ts'
import { api } from '../data/http.ts'
import { readFirst, replaceSnapshot, type SnapshotShare, storeDocument } from '../offline/content/snapshots.ts'
import type { StoredItem } from '../offline/content/store.ts'

/** The newest products of the shop that a device keeps. */
const maxProducts = 300

const readProducts = (locale: Locale): Promise<StoredItem[]> =>
  readFirst(maxProducts, async (query) => {
    const { shopProducts, summary } = await api('GET /api/v1/shop/products', { locale, query: { ...query, isWhole: true } })
    return {
      items: shopProducts.map((item) => ({ collection: 'shopProducts', locale, _id: item._id, item: { ...item } })),
      total: summary.total,
    }
  })

/** Brings categories and the newest products, with their prices and stock of now, in place of those that were kept: none while the shop is off. */
async function syncShop(locale: Locale): Promise<void> {
  const { shop } = await api('GET /api/v1/shop', { locale })
  const rows = shop === null ? [] : await readProducts(locale)
  if (shop !== null) await storeDocument('GET /api/v1/shop/categories', locale, {})
  await replaceSnapshot(['shopProducts'], locale, rows)
}

/** The averages that a product has or exceeds, of those that a list can be narrowed to. What a device of before has kept says none. */
const floorsOf = (rating: unknown): string[] =>
  ratingFloors.filter((floor) => ((rating as { average: number } | null | undefined)?.average ?? 0) >= Number(floor))

/** Products of the shop on a device, by what their list can be narrowed by. */
export const shopSnapshots: SnapshotShare = {
  collections: ['shopProducts'],
  sync: syncShop,
  itemOf: ({ item }) => ({
    ...item,
    inStock: item['isSoldOut'] !== true,
    priceRange: rangeOf(Number(item['price'])),
    ratingFrom: floorsOf(item['rating']),
  }),
}

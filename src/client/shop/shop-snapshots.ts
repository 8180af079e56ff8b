import type { Locale } from '#contract/locale.ts'
import { rangeOf } from '#contract/shop/list-choices.ts'
import { api } from '../data/http.ts'
import { readKey } from '../data/query-client.ts'
import type { SnapshotShare } from '../offline/content/snapshots.ts'
import { declarationOf, type StoredItem, withReconnect } from '../offline/content/store.ts'

/** The newest products of the shop that a device keeps. */
const maxProducts = 300
const pageSize = 100

async function readProducts(locale: Locale): Promise<StoredItem[]> {
  const found: StoredItem[] = []
  for (let skip = 0; skip < maxProducts; skip += pageSize) {
    const query = { limit: pageSize, skip, isWhole: true }
    const { shopProducts, summary } = await api('GET /api/v1/shop/products', { locale, query })
    found.push(...shopProducts.map((item) => ({ collection: 'shopProducts' as const, locale, _id: item._id, item: { ...item } })))
    if (summary.total <= found.length || shopProducts.length === 0) break
  }
  return found
}

/** Brings categories and the newest products, with their prices and stock of now, in place of those that were kept: none while the shop is off. */
async function syncShop(locale: Locale): Promise<void> {
  const { shop } = await api('GET /api/v1/shop', { locale })
  const categories = shop === null ? undefined : await api('GET /api/v1/shop/categories', { locale })
  const rows = shop === null ? [] : await readProducts(locale)
  const at = Date.now()
  await withReconnect((database) =>
    database.transaction('rw', database.items, database.syncs, database.answers, async () => {
      await database.items.where('[collection+locale]').equals(['shopProducts', locale]).delete()
      await database.items.bulkPut(rows)
      const key = JSON.stringify(readKey('GET /api/v1/shop/categories', locale, {}))
      if (categories !== undefined) await database.answers.put({ key, value: categories, savedAt: at })
      await database.syncs.put({ collection: 'shopProducts', locale, cursor: '', at, declared: declarationOf('shopProducts') })
    }),
  )
}

/** Products of the shop on a device, by what their list can be narrowed by. */
export const shopSnapshots: SnapshotShare = {
  collections: ['shopProducts'],
  sync: syncShop,
  itemOf: ({ item }) => ({ ...item, inStock: item['isSoldOut'] !== true, priceRange: rangeOf(Number(item['price'])) }),
}

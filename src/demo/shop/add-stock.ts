import { shopProducts as resource } from '#contract/shop/products.ts'
import { repositoryOf } from '#server/db/repository-of.ts'
import type { Db } from '#server/db/schema.ts'
import { moveStock, stockOf } from '#server/shop/stock.ts'
import { storeVariants } from '#server/shop/variants.ts'
import { shopProducts } from './products.ts'

const stocks = new Map(shopProducts.flatMap(({ variants }) => variants.map(({ code, stock }) => [code, stock] as const)))

/** Takes the goods of the demo shop in. */
export async function addDemoStock(db: Db): Promise<void> {
  for (const product of await repositoryOf(resource).select(db, {})) {
    await storeVariants(db, product, 'ko')
    for (const { _id, code } of await stockOf(db, product)) {
      const amount = stocks.get(code) ?? 0
      if (amount > 0) await moveStock(db, { _variant: _id, kind: 'received', amount, reason: null, _user: null })
    }
  }
}

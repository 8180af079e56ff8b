import type { CartOffer } from '#contract/shop/carts.ts'
import type { Locale } from '#contract/locale.ts'
import { shopProducts } from '#contract/shop/products.ts'
import { repositoryOf } from '../db/repository-of.ts'
import type { Db } from '../db/schema.ts'
import { toPublic } from '../http/standard.ts'
import type { ShopProduct } from './stock.ts'
import { offeredOf, readStocks } from './variants.ts'

/** A variant with its product, and what a shopper reads of it. */
export interface VariantOffer {
  code: string
  _variant: string
  product: ShopProduct
  offer: CartOffer
}

/**
 * Reads what some variants are about, as they can be bought now: of what is not sold any more nothing is left. Those whose product
 * is gone or was taken back are left out.
 */
export async function readOffers(db: Db, variants: readonly string[], locale: Locale): Promise<ReadonlyMap<string, VariantOffer>> {
  if (variants.length === 0) return new Map()
  const rows = await db.selectFrom('shopVariants').select(['_id', '_product', 'code']).where('_id', 'in', variants).execute()
  const ids = [...new Set(rows.map(({ _product }) => _product))]
  if (ids.length === 0) return new Map()
  const items = await repositoryOf(shopProducts).select(db, { where: { _id: { in: ids } }, state: 'published' })
  const stocks = await readStocks(db, ids)
  return new Map(
    rows.flatMap(({ _id: _variant, _product, code }) => {
      const product = items.find(({ _id }) => _id === _product)
      if (product === undefined) return []
      const { name } = toPublic(shopProducts, product, locale, false)
      const offered = offeredOf(product, stocks, locale).find(({ _id }) => _id === _variant)
      const { values = [], priceDifference = 0 } = product.variants.find((variant) => variant.code === code) ?? {}
      const { thumb, isPickUp, taxKind } = product
      const price = offered?.price ?? product.price + priceDifference
      const offer = { _product, name, values: offered?.values ?? values, thumb, price, left: offered?.left ?? 0, isPickUp, taxKind }
      return [[_variant, { _variant, code, product, offer }] as const]
    }),
  )
}

import type { Locale } from '#contract/locale.ts'
import { halfWidth } from '#contract/half-width.ts'
import type { DeskGoods } from '#contract/shop/desk.ts'
import { shopProducts } from '#contract/shop/products.ts'
import { repositoryOf } from '../../db/repository-of.ts'
import type { Db } from '../../db/schema.ts'
import { readOffers } from '../offers.ts'
import { offeredOf, readStocks } from '../variants.ts'

/** So many products are found by a name. */
const mostProducts = 10

/** Reads variants as they are sold, in this order. */
async function readGoods(db: Db, variants: readonly string[], locale: Locale): Promise<DeskGoods[]> {
  const offers = await readOffers(db, variants, locale)
  return variants.flatMap((_variant) => {
    const found = offers.get(_variant)
    return found === undefined ? [] : [{ ...found.offer, _variant, code: found.code }]
  })
}

/** Finds what is sold at the desk: the variant of a stock code, however it is typed, or those of products with these words. */
export async function findGoods(db: Db, typed: string, locale: Locale): Promise<{ isCode: boolean; goods: DeskGoods[] }> {
  const code = halfWidth(typed).trim().toUpperCase()
  const variant = await db.selectFrom('shopVariants').select('_id').where('code', '=', code).executeTakeFirst()
  if (variant !== undefined) return { isCode: true, goods: await readGoods(db, [variant._id], locale) }
  const { items } = await repositoryOf(shopProducts).list(db, {
    q: typed,
    state: 'published',
    sort: '-createdAt',
    limit: mostProducts,
    skip: 0,
  })
  const stocks = await readStocks(
    db,
    items.map(({ _id }) => _id),
  )
  const offered = items.flatMap((item) => offeredOf(item, stocks, locale))
  return {
    isCode: false,
    goods: await readGoods(
      db,
      offered.map(({ _id }) => _id),
      locale,
    ),
  }
}

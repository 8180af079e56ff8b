import type { Locale } from '#contract/locale.ts'
import type { Db } from '../../db/schema.ts'
import { issueOf } from '../../http/issues.ts'
import type { VariantOffer } from '../offers.ts'

interface Buyer {
  /** Null: a guest, known by the telephone number. */
  _user: string | null
  phone: string
}

/** Counts the pieces of some products that a shopper has ordered and not given back, in other orders than `except`. */
async function boughtOf(db: Db, { _user, phone }: Buyer, products: readonly string[], except: string | undefined) {
  const rows = await db
    .selectFrom('shopOrderLines as l')
    .innerJoin('shop_orders as o', 'o._id', 'l._order')
    .where('l._product', 'in', products)
    .where('o.state', '!=', 'cancelled')
    .$call((all) => (_user === null ? all.where('o._user', 'is', null).where('o.phone', '=', phone) : all.where('o._user', '=', _user)))
    .$if(except !== undefined, (all) => all.where('o._id', '!=', except ?? ''))
    .select(({ fn, eb }) => ['l._product', fn.sum(eb('l.quantity', '-', eb.ref('l.ended'))).as('pieces')])
    .groupBy('l._product')
    .execute()
  const bought = new Map(rows.map(({ _product, pieces }) => [_product, Number(pieces)]))
  // What changes hold that wait for their difference counts as well.
  const held = await db
    .selectFrom('shopOrderChangeLines as c')
    .innerJoin('shopOrderLines as l', 'l._id', 'c._line')
    .innerJoin('shopOrderChanges as ch', 'ch._id', 'c._change')
    .innerJoin('shop_orders as o', 'o._id', 'ch._order')
    .where('ch.state', '=', 'waiting')
    .where('l._product', 'in', products)
    .where('c.pieces', '>', 0)
    .$call((all) => (_user === null ? all.where('o._user', 'is', null).where('o.phone', '=', phone) : all.where('o._user', '=', _user)))
    .$if(except !== undefined, (all) => all.where('o._id', '!=', except ?? ''))
    .select(({ fn }) => ['l._product', fn.sum('c.pieces').as('pieces')])
    .groupBy('l._product')
    .execute()
  for (const { _product, pieces } of held) bought.set(_product, (bought.get(_product) ?? 0) + Number(pieces))
  return bought
}

/**
 * Finds lines of which more is wanted than one shopper can have (`mostEach`), with what was ordered before. Under `lockOrders`.
 * @param except the order that is changed
 */
export async function limitIssues(
  db: Db,
  buyer: Buyer,
  lines: readonly { _variant: string; quantity: number }[],
  offers: ReadonlyMap<string, Pick<VariantOffer, 'product'>>,
  { locale, except }: { locale: Locale; except?: string },
): Promise<ReturnType<typeof issueOf>[]> {
  const limited = lines.flatMap(({ _variant, quantity }, index) => {
    const product = offers.get(_variant)?.product
    return product?.mostEach == null ? [] : [{ index, quantity, _product: product._id, most: product.mostEach }]
  })
  if (limited.length === 0) return []
  const bought = await boughtOf(db, buyer, [...new Set(limited.map(({ _product }) => _product))], except)
  return limited.flatMap(({ index, _product, most }) => {
    const wanted = limited.reduce((sum, line) => sum + (line._product === _product ? line.quantity : 0), 0)
    const left = most - (bought.get(_product) ?? 0)
    return wanted <= left ? [] : [issueOf(`lines.${index}`, 'shop.mostEach', locale, { maximum: String(Math.max(0, left)) })]
  })
}

import { createHash } from 'node:crypto'
import type { Call } from '#contract/call.ts'
import type { Locale } from '#contract/locale.ts'
import type { BulkRow } from '#contract/shop/bulk.ts'
import { type BulkChange, type BulkProblem, type BulkValues, changedFields, planOf } from '#contract/shop/bulk-change.ts'
import { shopErrors } from '#contract/shop/errors.ts'
import { shopLimits } from '#contract/shop/limits.ts'
import { shopProducts } from '#contract/shop/products.ts'
import { textOf } from '#contract/title.ts'
import { repositoryOf } from '../../db/repository-of.ts'
import type { Db } from '../../db/schema.ts'
import { ApiError } from '../../http/api-error.ts'
import { translate } from '../../http/catalogues.ts'
import { issueOf } from '../../http/issues.ts'
import { listQueryOf } from '../../http/list-query.ts'
import { check, type Context } from '../../http/route.ts'
import type { ShopProduct } from '../stock.ts'

interface Stocked {
  _id: string
  code: string
  stock: number
}

/** A product with what is to become of it. */
export interface Planned {
  product: ShopProduct
  row: BulkRow
  /** Variants whose stock changes, in the order of their ids. */
  stocks: readonly { _variant: string; before: number; after: number }[]
}

export const valuesOf = ({ price, listPrice, isPublished, sale }: ShopProduct): BulkValues => ({ price, listPrice, isPublished, sale })

/** Says why a product cannot be changed so. */
function problemText(problem: BulkProblem, { listPrice }: BulkValues, lowest: number, locale: Locale): string {
  switch (problem) {
    case 'priceTooLow':
    case 'priceTooHigh':
      return issueOf('price', `shop.${problem}`, locale).message
    case 'listPrice':
      return issueOf('listPrice', 'shop.listPriceBelow', locale, { maximum: (listPrice ?? 0).toLocaleString('en') }).message
    case 'stockTooLow':
      return translate(locale, shopErrors.stockTooLow.text, { left: lowest })
    case 'stockTooHigh':
      return translate(locale, shopErrors.stockTooHigh.text, { limit: shopLimits.stock.toLocaleString('en') })
  }
}

/** Returns by what it is told that a product is as it was seen: its version, and its stock where that is set without regard to what it was. */
const seenOf = ({ version }: ShopProduct, stocks: readonly Stocked[], { stockChange }: BulkChange): string =>
  stockChange === 'set'
    ? `${version}.${createHash('sha256').update(JSON.stringify(stocks)).digest('base64url').slice(0, 16)}`
    : String(version)

function planned(product: ShopProduct, stocks: readonly Stocked[], change: BulkChange, locale: Locale): Planned {
  const before = valuesOf(product)
  const plan = planOf(
    before,
    stocks.map(({ stock }) => stock),
    change,
  )
  const moves = stocks.flatMap(({ _id, code, stock }, index) => {
    const after = plan.stocks[index] ?? stock
    return after === stock ? [] : [{ _variant: _id, code, before: stock, after }]
  })
  const isSame = moves.length === 0 && changedFields(before, plan.after).length === 0
  const lowest = Math.min(...stocks.map(({ stock }) => stock))
  const problem = plan.problem === undefined ? null : problemText(plan.problem, plan.after, lowest, locale)
  const row: BulkRow = {
    _id: product._id,
    name: textOf(product.name, locale),
    seen: seenOf(product, stocks, change),
    before,
    after: plan.after,
    stocks: moves.map(({ code, before: had, after }) => {
      const values = product.variants.find((variant) => variant.code === code)?.values ?? []
      return { code, values, before: had, after }
    }),
    state: problem !== null ? 'refused' : isSame ? 'same' : 'ready',
    problem,
  }
  return { product, row, stocks: moves }
}

/** Reads what can be bought of some products, and how many there are of it. @throws ApiError `tooManyStocks` */
async function readOffered(db: Db, products: readonly string[]): Promise<Map<string, Stocked[]>> {
  const rows = await db
    .selectFrom('shopVariants')
    .select(['_id', '_product', 'code', 'stock'])
    .where('_product', 'in', products)
    .where('isOffered', '=', 1)
    .orderBy('_id')
    .limit(shopLimits.stocksAtOnce + 1)
    .execute()
  if (rows.length > shopLimits.stocksAtOnce)
    throw new ApiError('tooManyStocks', { values: { limit: shopLimits.stocksAtOnce.toLocaleString('en') } })
  return Map.groupBy(rows, ({ _product }) => _product)
}

/** Plans a change of some products, in their order. */
export async function plansFor(db: Db, products: readonly ShopProduct[], change: BulkChange, locale: Locale): Promise<Planned[]> {
  const ids = products.map(({ _id }) => _id)
  const stocks = change.stockChange === 'keep' || ids.length === 0 ? undefined : await readOffered(db, ids)
  return products.map((product) => {
    const own = (stocks?.get(product._id) ?? []).map(({ _id, code, stock }) => ({ _id, code, stock }))
    return planned(product, own, change, locale)
  })
}

/** Reads products by their ids, in the order of these: what is gone is left out. */
export async function readProducts(db: Db, ids: readonly string[]): Promise<ShopProduct[]> {
  const found = await repositoryOf(shopProducts).select(db, { where: { _id: { in: [...new Set(ids)] } } })
  const byId = new Map(found.map((product) => [product._id, product]))
  return ids.flatMap((_id) => byId.get(_id) ?? [])
}

/** Reads the first products that a list of the console finds, and how many it finds. */
export async function findProducts(
  { db, locale, request }: Pick<Context, 'db' | 'locale' | 'request'>,
  filter: Readonly<Record<string, string>>,
): Promise<{ products: ShopProduct[]; total: number }> {
  const { query } = (shopProducts.calls as Record<string, Call>)['GET /api/console/shop/products'] ?? {}
  if (query === undefined) throw new Error('products have no list')
  const wanted = listQueryOf(shopProducts, check(query, filter, locale) as Record<string, unknown>, request.server.platform.config.onlySite)
  const page = { ...wanted, limit: shopLimits.changedAtOnce, skip: 0 } as Parameters<
    ReturnType<typeof repositoryOf<typeof shopProducts>>['list']
  >[1]
  const { items, total } = await repositoryOf(shopProducts).list(db, page)
  return { products: items, total }
}

import type { Locale } from '#contract/locale.ts'
import { shopLimits } from '#contract/shop/limits.ts'
import { shopProducts, type ShopVariant } from '#contract/shop/products.ts'
import { combinationsOf, makeStockCode } from '#contract/shop/stock-code.ts'
import { textOf } from '#contract/title.ts'
import { v7 as uuid } from 'uuid'
import { repositoryOf } from '../db/repository-of.ts'
import type { Db } from '../db/schema.ts'
import { ApiError } from '../http/api-error.ts'
import { issueOf, type Text } from '../http/issues.ts'
import type { ShopProduct } from './stock.ts'

type Variant = ShopProduct['variants'][number]
type Options = ShopProduct['options']

/** Returns the variants of a product that says none itself: one for each combination. */
export function variantsFor(options: Options): Variant[] | 'tooMany' {
  const combinations = combinationsOf(options.map(({ values }) => values.map(({ ko }) => ko)))
  return combinations === 'tooMany' ? combinations : combinations.map((values) => ({ code: makeStockCode(), values, priceDifference: 0 }))
}

const repeated = (texts: readonly string[]): number => texts.findIndex((text, index) => texts.indexOf(text) < index)

/** Finds what is wrong with options and variants, each with the path of its field. */
export function problemsOf({ options, variants }: Pick<ShopProduct, 'options' | 'variants'>): { path: string; text: Text }[] {
  const twice = options.flatMap(({ values }, index) => {
    const at = repeated(values.map(({ ko }) => ko))
    return at < 0 ? [] : [{ path: `options.${index}.values.${at}`, text: 'shop.twice' as const }]
  })
  const wrong = variants.flatMap(({ values }, index) => {
    const isKnown =
      values.length === options.length && options.every((option, place) => option.values.some(({ ko }) => ko === values[place]))
    return isKnown ? [] : [{ path: `variants.${index}.values`, text: 'shop.values' as const }]
  })
  const sameValues = repeated(variants.map(({ values }) => values.join('\n')))
  const sameCode = repeated(variants.map(({ code }) => code))
  return [
    ...twice,
    ...wrong,
    ...(sameValues < 0 ? [] : [{ path: `variants.${sameValues}.values`, text: 'shop.twice' as const }]),
    ...(sameCode < 0 ? [] : [{ path: `variants.${sameCode}.code`, text: 'shop.twice' as const }]),
  ]
}

/**
 * Brings the rows of a product's variants to what it says: what it has no longer stays with its stock and is not offered, and a code
 * whose product is gone names the same goods in the next one. In the transaction that stores the product.
 * @throws ApiError `invalid`, which names the variant whose code another product has
 */
export async function storeVariants(db: Db, { _id, variants }: Pick<ShopProduct, '_id' | 'variants'>, locale: Locale): Promise<void> {
  const codes = variants.map(({ code }) => code)
  const own = await db.selectFrom('shopVariants').select('code').where('_product', '=', _id).where('isOffered', '=', 1).execute()
  if (own.length === codes.length && own.every(({ code }) => codes.includes(code))) return
  await db.updateTable('shopVariants').set({ isOffered: 0 }).where('_product', '=', _id).execute()
  const known =
    codes.length === 0 ? [] : await db.selectFrom('shopVariants').select(['code', '_product']).where('code', 'in', codes).execute()
  for (const { code, _product } of known) {
    const other = _product === _id ? undefined : await repositoryOf(shopProducts).find(db, _product)
    if (other !== undefined && other !== 'removed')
      throw new ApiError('invalid', { issues: [issueOf(`variants.${codes.indexOf(code)}.code`, 'shop.codeTaken', locale)] })
    await db.updateTable('shopVariants').set({ isOffered: 1, _product: _id }).where('code', '=', code).execute()
  }
  const createdAt = new Date().toISOString()
  const added = codes.filter((code) => known.every((row) => row.code !== code))
  if (added.length === 0) return
  const rows = added.map((code) => ({ _id: uuid(), _product: _id, code, isOffered: 1, stock: 0, movements: 0, createdAt }))
  await db.insertInto('shopVariants').values(rows).execute()
}

/** Reads what can be bought of some products: the stock of each variant that is offered, by product and code. */
export async function readStocks(db: Db, products: readonly string[]) {
  const rows =
    products.length === 0
      ? []
      : await db
          .selectFrom('shopVariants')
          .select(['_id', '_product', 'code', 'stock'])
          .where('_product', 'in', products)
          .where('isOffered', '=', 1)
          .execute()
  return Map.groupBy(rows, ({ _product }) => _product)
}
export type Stocks = Awaited<ReturnType<typeof readStocks>>

/** Returns values of a variant in every language that there is. @param values in Korean */
const translatedValues = (options: Options, values: readonly string[]) =>
  values.map((value, place) => options[place]?.values.find(({ ko }) => ko === value) ?? { ko: value })

/** Returns what a variant of a product is, in every language that there is; empty: it has no choices. */
export const valuesOfVariant = ({ options, variants }: Pick<ShopProduct, 'options' | 'variants'>, code: string) =>
  translatedValues(options, variants.find((variant) => variant.code === code)?.values ?? [])

/** Returns what shoppers can choose of a product, in its order and in their language. Of what is sold out, however much there is, nothing is left. */
export function offeredOf({ _id, price, sale, options, variants }: ShopProduct, stocks: Stocks, locale: Locale): ShopVariant[] {
  const rows = stocks.get(_id) ?? []
  return variants.flatMap(({ code, values, priceDifference }) => {
    const row = rows.find((each) => each.code === code)
    if (row === undefined) return []
    const names = translatedValues(options, values).map((value) => textOf(value, locale))
    const left = sale === 'soldOut' ? 0 : Math.min(row.stock, shopLimits.left)
    return [{ _id: row._id, values: names, price: price + priceDifference, left }]
  })
}

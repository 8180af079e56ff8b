import type { Query } from '#contract/api.ts'
import type { Locale } from '#contract/locale.ts'
import { disclosureNames, disclosureRows } from '#contract/shop/disclosure.ts'
import { shopLimits } from '#contract/shop/limits.ts'
import { textOf } from '#contract/title.ts'
import { boundsOf } from '#contract/shop/list-choices.ts'
import { shopProductCalls, shopProducts } from '#contract/shop/products.ts'
import { reviews } from '#contract/shop/reviews.ts'
import type { FastifyInstance } from 'fastify'
import { type SqlBool, sql } from 'kysely'
import { dependsOn } from '../db/dependencies.ts'
import { canBeMistaken } from '../db/near.ts'
import type { ListQuery } from '../db/repository.ts'
import { repositoryOf } from '../db/repository-of.ts'
import { ApiError } from '../http/api-error.ts'
import { translate } from '../http/catalogues.ts'
import { issueOf } from '../http/issues.ts'
import { type Context, serve } from '../http/route.ts'
import { requirePublished, type ResourceHooks, toPublic } from '../http/standard.ts'
import { readTree } from './categories.ts'
import { isRated, readRatings } from './reviews/ratings.ts'
import { requireOn, type ShopDeps } from './shop.ts'
import type { ShopProduct } from './stock.ts'
import { offeredOf, problemsOf, readStocks, storeVariants, variantsFor } from './variants.ts'

type Tree = Awaited<ReturnType<typeof readTree>>

/** What is said of a product beside its fields. */
const soldOf = ({ _category, variants }: ShopProduct, offered: readonly { left: number }[], tree: Tree) => ({
  category: (tree.get(_category) ?? []).map(({ code }) => code),
  isSoldOut: offered.every(({ left }) => left === 0),
  hasDifferences: variants.some(({ priceDifference }) => priceDifference > 0),
})

/** What is told of it by the law, each row by its name. */
const disclosedOf = ({ disclosure }: ShopProduct, locale: Locale) =>
  (disclosure?.rows ?? []).map(({ row, text }) => {
    const name = disclosureNames[row]
    return { name: translate(locale, { id: name, message: name }), text: textOf(text, locale) }
  })

/** The rows that a product has to tell of its kind and does not, by their names, or those that it tells twice or of another kind. */
function wrongRows(disclosure: NonNullable<ShopProduct['disclosure']>, locale: Locale): string[] {
  const wanted = disclosureRows[disclosure.kind]
  const told = disclosure.rows.map(({ row }) => row)
  const wrong = [
    ...wanted.filter((row) => !told.includes(row)),
    ...told.filter((row, index) => !wanted.includes(row) || told.indexOf(row) < index),
  ]
  return wrong.map((row) => translate(locale, { id: disclosureNames[row], message: disclosureNames[row] }))
}

/** Something of it can be taken out of the store. */
const isInStock = sql<SqlBool>`exists (
  select 1 from "shopVariants" as "v" where "v"."_product" = "shop_products"."_id" and "v"."isOffered" = 1 and "v"."stock" > 0)`

type Listed = Query<'GET /api/v1/shop/products'>

/** Products that a reader asks for. `undefined`: there is no such category. */
function wantedOf({ category, priceRange, isPickUp, inStock, ratingFrom }: Listed, tree: Tree): ListQuery<typeof shopProducts> | undefined {
  const below = [...tree].filter(([, trail]) => trail.some(({ code }) => code === category)).map(([_id]) => _id)
  if (category !== undefined && below.length === 0) return undefined
  const bounds = priceRange && boundsOf(priceRange)
  return {
    where: {
      ...(category === undefined ? {} : { _category: { in: below } }),
      ...(bounds === undefined ? {} : { price: { gte: bounds.from, ...(bounds.to === undefined ? {} : { lt: bounds.to }) } }),
      ...(isPickUp === undefined ? {} : { isPickUp }),
      ...(inStock === true ? { sale: 'onSale' } : {}),
    },
    also: [...(inStock === true ? [isInStock] : []), ...(ratingFrom === undefined ? [] : [isRated(Number(ratingFrom))])],
  }
}

/** Serves the products of the shop to everybody. */
export function serveShopProducts(app: FastifyInstance, deps: ShopDeps): void {
  serve(app, shopProductCalls, {
    'GET /api/v1/shop/products': async ({ query }, { db, locale }) => {
      await requireOn(db, deps)
      dependsOn(reviews.path)
      const tree = await readTree(db)
      const { limit = 20, skip = 0, sort = '-createdAt', q, isWhole = false } = query
      const wanted = wantedOf(query, tree)
      if (wanted === undefined) throw new ApiError('notFound')
      const list = (more: Pick<ListQuery<typeof shopProducts>, 'q' | 'isNear'>) =>
        repositoryOf(shopProducts).list(db, { ...wanted, ...more, sort, limit, skip, state: 'published' })
      const exact = await list({ q })
      // What is typed wrongly is looked for once more where nothing is found.
      const isMistaken = exact.total === 0 && q !== undefined && canBeMistaken(q)
      const { items, total } = isMistaken ? await list({ q, isNear: true }) : exact
      const ids = items.map(({ _id }) => _id)
      const [stocks, ratings] = [await readStocks(db, ids), await readRatings(db, ids)]
      const shown = items.map((item) => {
        const variants = offeredOf(item, stocks, locale)
        const whole = isWhole ? { variants, disclosed: disclosedOf(item, locale) } : {}
        const rating = ratings.get(item._id) ?? null
        return { ...toPublic(shopProducts, item, locale, isWhole), ...soldOf(item, variants, tree), rating, ...whole }
      })
      return {
        shopProducts: shown,
        summary: { total, limit, skip },
        ...(isMistaken && total > 0 ? { isNear: true as const } : {}),
      }
    },
    'GET /api/v1/shop/products/{_id}': async ({ params }, context: Context) => {
      const { db, locale } = context
      await requireOn(db, deps)
      dependsOn(reviews.path)
      const item = await requirePublished(context, shopProducts, params._id)
      const variants = offeredOf(item, await readStocks(db, [item._id]), locale)
      const sold = soldOf(item, variants, await readTree(db))
      const rating = (await readRatings(db, [item._id])).get(item._id) ?? null
      const disclosed = disclosedOf(item, locale)
      return { shopProduct: { ...toPublic(shopProducts, item, locale, true), ...sold, rating, variants, disclosed } }
    },
  })
}

/** Hooks of the console's standard routes: what a product says of its price and variants fits together, and its variants have rows. */
export const productHooks: ResourceHooks = {
  beforeWrite: async ({ locale }, before, values) => {
    // It is removed.
    if (Object.keys(values).length === 0) return values
    const { price = 0, listPrice = null, options = [], disclosure = null, ...rest } = { ...before, ...values } as Partial<ShopProduct>
    const issue = (path: string, text: Parameters<typeof issueOf>[1], limits = {}) => issueOf(path, text, locale, limits)
    const variants = (rest.variants ?? []).length > 0 ? rest.variants : variantsFor(options)
    if (variants === 'tooMany' || variants === undefined)
      throw new ApiError('invalid', { issues: [issue('variants', 'shop.tooManyVariants', { maximum: String(shopLimits.variants) })] })
    const wrong = disclosure === null ? [] : wrongRows(disclosure, locale)
    const issues = [
      ...(wrong.length === 0 ? [] : [issue('disclosure.rows', 'shop.disclosure', { names: wrong.join(', ') })]),
      ...(listPrice !== null && listPrice <= price ? [issue('listPrice', 'shop.listPrice')] : []),
      ...problemsOf({ options, variants }).map(({ path, text }) => issue(path, text)),
    ]
    if (issues.length > 0) throw new ApiError('invalid', { issues })
    return { ...values, variants }
  },
  onCreate: async (item, { db, locale }) => storeVariants(db, item as unknown as ShopProduct, locale),
  onChange: async (_before, after, { db, locale }) => storeVariants(db, after as unknown as ShopProduct, locale),
}

import type { Answer, Body, Query } from '#contract/api.ts'
import { fairs } from '#contract/trade/fairs.ts'
import { tradeLimits } from '#contract/trade/limits.ts'
import { products, ownProductCalls, productCalls, showingCalls } from '#contract/trade/products.ts'
import type { Locale } from '#contract/locale.ts'
import type { ItemOf } from '#contract/resource.ts'
import { textOf } from '#contract/title.ts'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { findCompanyOwner, requireCompanyOwner } from '../../http/company-of.ts'
import { doNotCache } from '../../db/dependencies.ts'
import { inPages } from '../../db/in-pages.ts'
import type { Values } from '../../db/repository.ts'
import { repositoryOf } from '../../db/repository-of.ts'
import { contains, wantedOf } from '../../db/search.ts'
import type { Db } from '../../db/schema.ts'
import { dropFiles } from '../../files/pending.ts'
import { ApiError } from '../../http/api-error.ts'
import { isExpected } from '../../http/item-tags.ts'
import type { Caller } from '../../http/platform.ts'
import { type Context, serve, type WriteContext } from '../../http/route.ts'
import { requireItem, type ResourceHooks, toPublic } from '../../http/standard.ts'
import { requireOpenFair } from './fair-plan.ts'
import { fairsShowing } from './fairs-showing.ts'
import { approved, lockAccounts } from './participation.ts'
import { nameIn } from './presented-companies.ts'

export type Product = ItemOf<typeof products>
const repository = repositoryOf(products)
type OwnProduct = Answer<'GET /api/v1/me/products/{_id}'>['product']

/** The files that a product alone names. */
export const filesOfProduct = ({ thumb, images }: Pick<Product, 'thumb' | 'images'>): { _file: string }[] => [
  ...(thumb === null ? [] : [thumb]),
  ...images.map(({ picture }) => picture),
]

/** Products as their owner has them, with the fairs that show them. */
async function toOwn(db: Db, found: readonly Product[]): Promise<OwnProduct[]> {
  if (found.length === 0) return []
  const ids = found.map(({ _id }) => _id)
  const shown = await db
    .selectFrom('fairProducts')
    .select(['_fair', '_product'])
    .where('_product', 'in', ids)
    .orderBy('createdAt')
    .execute()
  return found.map(({ _user, isPublished: _isPublished, ...product }) => ({
    ...product,
    fairs: shown.filter(({ _product }) => _product === product._id).map(({ _fair }) => _fair),
  }))
}

export async function oneOwn(db: Db, product: Product): Promise<{ product: OwnProduct }> {
  const [own] = await toOwn(db, [product])
  if (own === undefined) throw new ApiError('notFound')
  return { product: own }
}

/** @throws ApiError `notFound`, also for a product of somebody else */
export async function requireOwnProduct(db: Db, _user: string, _id: string): Promise<Product> {
  const [product] = await repository.select(db, { where: { _id, _user }, limit: 1 })
  if (product === undefined) throw new ApiError('notFound')
  return product
}

/**
 * Changes a product of one's own by what it is now.
 * @param expected the version that was read (`If-Match`)
 * @returns it as it was and as it is
 * @throws ApiError `notFound`; `stale` with the product where it is another version
 */
export async function changeProduct(db: Db, _user: string, _id: string, changeOf: (product: Product) => Values, expected?: string) {
  for (;;) {
    const before = await requireOwnProduct(db, _user, _id)
    if (!isExpected(expected, before.version)) throw new ApiError('stale', { current: await oneOwn(db, before) })
    const after = await repository.update(db, before, changeOf(before))
    if (after !== undefined) return { before, after }
  }
}

type Listed = Query<'GET /api/v1/fairs/{_fair}/products'>

/** The products that are shown at a fair by those who take part in it. */
export const shownAt = (db: Db, _fair: string, { q, category, _seller }: Listed) => {
  const sellers = approved(db, _fair).select('c._user').where('p.role', '=', 'SELLER')
  const narrowed = db
    .selectFrom('fairs_products')
    .where('_id', 'in', db.selectFrom('fairProducts').select('_product').where('_fair', '=', _fair))
    .where('_user', 'in', _seller === undefined ? sellers : sellers.where('p._id', '=', _seller))
    .$if(category !== undefined, (found) => found.where('category', '=', category ?? ''))
  return q === undefined ? narrowed : wantedOf(q).reduce((found, word) => found.where(contains(word)), narrowed)
}

/** The company that shows a product: it is not that of one of its people. */
const companyIn = (
  { name, person, company, names }: { name: string; person: string | null; company: string; names: string | null },
  locale: Locale,
) => nameIn({ name: person === null ? name : company, names, person: null }, locale)

async function toReadable({ db, locale }: Pick<Context, 'db' | 'locale'>, _fair: string, found: readonly Product[]) {
  if (found.length === 0) return []
  const users = found.map(({ _user }) => _user)
  const rows = await approved(db, _fair)
    .select(['p._id', 'c._user', 'p.name', 'p.person', 'c.name as company', 'c.names'])
    .where('c._user', 'in', users)
    .orderBy(sql`case when "p"."_user" = "c"."_user" then 1 else 0 end`)
    .orderBy('p._id', 'desc')
    .execute()
  // Of several people of a company its owner, or who came first: they show the same products.
  const sellers = new Map(rows.map((row) => [row._user, row]))
  return found.flatMap((product) => {
    const seller = sellers.get(product._user)
    return seller === undefined
      ? []
      : [{ ...toPublic(products, product, locale, true), _seller: seller._id, seller: companyIn(seller, locale) }]
  })
}

/** Some fairs by their names, in their order. */
async function titlesOf({ db, locale }: Pick<Context, 'db' | 'locale'>, ids: readonly string[]) {
  const found = await repositoryOf(fairs).select(db, { where: { _id: { in: ids } } })
  const titles = new Map(found.map(({ _id, title }) => [_id, textOf(title, locale)]))
  return ids.map((_id) => ({ _id, title: titles.get(_id) ?? '' }))
}

/** Products at a fair, for everybody. */
function serveProductsOfFairs(app: FastifyInstance): void {
  const list = async (context: Context, _fair: string, query: Listed) => {
    const { db } = context
    const { limit = 20, skip = 0, sort } = query
    const direction = sort === 'createdAt' ? 'asc' : 'desc'
    const found = shownAt(db, _fair, query)
    const page = found.select('_id').orderBy('createdAt', direction).orderBy('_id', direction).limit(limit).offset(skip)
    const ids = (await page.execute()).map(({ _id }) => _id)
    const { total } = await found.select(({ fn }) => fn.countAll().as('total')).executeTakeFirstOrThrow()
    const items = await repository.select(db, { where: { _id: { in: ids } }, sort: sort ?? '-createdAt' })
    return { products: await toReadable(context, _fair, items), summary: { total: Number(total), limit, skip } }
  }

  serve(app, productCalls, {
    'GET /api/v1/fairs/{_fair}/products': async ({ params: { _fair }, query }, context) => {
      await requireOpenFair(context.db, _fair)
      doNotCache()
      return list(context, _fair, query)
    },
    'GET /api/console/fairs/{_id}/products': async ({ params, query }, context) => {
      const { _id } = await requireItem(context, fairs, params._id)
      return list(context, _id, query)
    },
    'GET /api/v1/fairs/{_fair}/products/{_id}': async ({ params: { _fair, _id } }, context) => {
      const { db } = context
      await requireOpenFair(db, _fair)
      doNotCache()
      const isShown = await shownAt(db, _fair, {}).select('_id').where('_id', '=', _id).executeTakeFirst()
      const items = isShown === undefined ? [] : await repository.select(db, { where: { _id } })
      const [product] = await toReadable(context, _fair, items)
      if (product === undefined) throw new ApiError('notFound')
      return { product: { ...product, fairs: await titlesOf(context, (await fairsShowing(db, [_id])).get(_id) ?? []) } }
    },
  })
}

const isShownAt = async (db: Db, _fair: string, _product: string): Promise<boolean> => {
  const row = db.selectFrom('fairProducts').select('_fair').where('_fair', '=', _fair).where('_product', '=', _product)
  return (await row.executeTakeFirst()) !== undefined
}

/** @throws ApiError `notFound` for a product of one's own that a fair does not show */
async function requireShown(db: Db, _user: string, { _fair, _id }: { _fair: string; _id: string }): Promise<void> {
  await requireOwnProduct(db, _user, _id)
  if (!(await isShownAt(db, _fair, _id))) throw new ApiError('notFound')
}

async function add(context: WriteContext<Caller>, sent: Body<'POST /api/v1/me/products'>) {
  const { db } = context
  const { _id: _user, role } = context.caller
  if (role !== 'SELLER') throw new ApiError('wrongRole')
  await requireCompanyOwner(db, _user)
  await lockAccounts(db, [_user])
  const limit = tradeLimits.products
  if ((await repository.count(db, { where: { _user } })) >= limit) throw new ApiError('tooManyOwn', { values: { limit } })
  return oneOwn(db, await repository.insert(db, { ...sent, _user, thumb: null, images: [] }))
}

/** Which of one's own products fairs show. */
function serveShowing(app: FastifyInstance): void {
  serve(app, showingCalls, {
    'POST /api/v1/fairs/{_fair}/products': async ({ params: { _fair }, body: { _product } }, context) => {
      const { db } = context
      const _user = context.caller._id
      await requireOpenFair(db, _fair)
      // Whoever of the company takes part shows them.
      const part = approved(db, _fair).select('p._id').where('c._user', '=', _user).where('p.role', '=', 'SELLER')
      if ((await part.executeTakeFirst()) === undefined)
        throw new ApiError(context.caller.role === 'BUYER' ? 'wrongRole' : 'notParticipating')
      const product = await requireOwnProduct(db, _user, _product)
      await db
        .insertInto('fairProducts')
        .values({ _fair, _product, createdAt: new Date().toISOString() })
        .onConflict((conflict) => conflict.columns(['_fair', '_product']).doNothing())
        .execute()
      return oneOwn(db, product)
    },
    'PUT /api/v1/fairs/{_fair}/products/{_id}': async ({ params, body }, context) => {
      const { db, request } = context
      const _user = context.caller._id
      await requireShown(db, _user, params)
      const { after } = await changeProduct(db, _user, params._id, () => body, request.headers['if-match'])
      return oneOwn(db, after)
    },
    'DELETE /api/v1/fairs/{_fair}/products/{_id}': async ({ params }, context) => {
      const { db } = context
      await requireShown(db, context.caller._id, params)
      await db.deleteFrom('fairProducts').where('_fair', '=', params._fair).where('_product', '=', params._id).execute()
    },
  })
}

/** Products of sellers: at fairs for everybody, and their owners' (specification 7.4, 7.5). */
export function serveProducts(app: FastifyInstance): void {
  serveProductsOfFairs(app)
  serveShowing(app)

  serve(app, ownProductCalls, {
    'GET /api/v1/me/products': async ({ query }, context) => {
      const { limit = 20, skip = 0, sort = '-createdAt', q, category, _fair } = query
      const { db } = context
      // A colleague reads what its company has.
      const _user = await findCompanyOwner(db, context.caller._id)
      const shown = db.selectFrom('fairProducts').innerJoin('fairs_products as f', 'f._id', 'fairProducts._product').select('_product')
      const own = shown.where('_fair', '=', _fair ?? '').where('f._user', '=', _user)
      const ids = _fair === undefined ? undefined : (await own.execute()).map(({ _product }) => _product)
      const where = { _user, category, ...(ids === undefined ? {} : { _id: { in: ids } }) }
      const { items, total } = await repository.list(db, { where, q, limit, skip, sort })
      return { products: await toOwn(db, items), isOwn: _user === context.caller._id, summary: { total, limit, skip } }
    },
    'GET /api/v1/me/products/{_id}': async ({ params }, context) =>
      oneOwn(context.db, await requireOwnProduct(context.db, context.caller._id, params._id)),
    'POST /api/v1/me/products': ({ body }, context) => add(context, body),
    'PUT /api/v1/me/products/{_id}': async ({ params, body }, context) => {
      const { db, request } = context
      const { after } = await changeProduct(db, context.caller._id, params._id, () => body, request.headers['if-match'])
      return oneOwn(db, after)
    },
    'DELETE /api/v1/me/products/{_id}': async ({ params }, context) => {
      const { db, request, afterCommit } = context
      const product = await requireOwnProduct(db, context.caller._id, params._id)
      if (!(await repository.remove(db, product))) throw new ApiError('stale')
      await dropFiles(filesOfProduct(product), { db, platform: request.server.platform, afterCommit })
    },
  })
}

/** With a product that staff remove go its pictures. */
export const productHooks: ResourceHooks = {
  onRemove: async (item, context) => {
    // The item is one of the resource that it is a hook of.
    await dropFiles(filesOfProduct(item as unknown as Product), { ...context, platform: context.request.server.platform })
  },
}

/** The products of an account, as its owner may take them along. */
export async function* productsOf(db: Db, _user: string): AsyncGenerator<object> {
  const all = inPages((page) => repository.select(db, { where: { _user }, sort: 'createdAt', ...page }))
  for await (const product of all) yield* await toOwn(db, [product])
}

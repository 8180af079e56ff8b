import type { HasUrl } from '#contract/declaration.ts'
import { fairs } from '#contract/trade/fairs.ts'
import { participants } from '#contract/trade/participants.ts'
import { products } from '#contract/trade/products.ts'
import { sql } from 'kysely'
import { companyOwner } from '../../http/company-of.ts'
import { expiresAt } from '../../db/dependencies.ts'
import type { Db } from '../../db/schema.ts'
import type { Addressed } from '../../pages/sitemap.ts'
import { productPaths, shownProducts } from './fairs-showing.ts'
import { participantPaths } from './saveable.ts'

/** How long search engines may be told of what nobody shows any more, in ms. */
const maxAge = 10 * 60_000

/** Who applies or is approved leaves what is cached alone (decision 12), so what goes by that ends by itself. */
const ageAsRead = () => expiresAt([new Date(Date.now() + maxAge).toISOString()])

type Role = 'SELLER' | 'BUYER'

/** Which of some fairs have sellers, buyers and products to show. */
async function readContents(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return { has: () => false, showsProducts: () => false }
  const taking = await db
    .selectFrom('fairs_participants as p')
    .innerJoin('users as u', 'u._id', 'p._user')
    .innerJoin('companies as c', (join) => join.on('c._user', '=', companyOwner('u')))
    .where('p._fair', 'in', ids)
    .where('p.state', '=', 'APPROVED')
    .where('c.state', '=', 'APPROVED')
    .where('u.status', '=', 'active')
    .select(['p._fair', 'p.role'])
    .distinct()
    .execute()
  const { rows } = await sql<{ _fair: string }>`
    select distinct "fp"."_fair" from ${shownProducts} where "fp"."_fair" in (${sql.join(ids)})`.execute(db)
  return {
    has: (_id: string, wanted: Role) => taking.some(({ _fair, role }) => _fair === _id && role === wanted),
    showsProducts: (_id: string) => rows.some(({ _fair }) => _fair === _id),
  }
}

/** A fair's own page, and its lists of which there is something to read. */
async function fairPages(db: Db, items: readonly HasUrl[]): Promise<ReadonlyMap<string, readonly string[]>> {
  ageAsRead()
  const { has, showsProducts } = await readContents(
    db,
    items.map(({ _id }) => _id),
  )
  return new Map(
    items.map((item) => {
      const own = fairs.page(item)
      if (own === undefined) return [item._id, []]
      const lists = [
        ...(showsProducts(item._id) ? ['products'] : []),
        ...(has(item._id, 'SELLER') ? ['companies', 'matching'] : []),
        ...(has(item._id, 'BUYER') ? ['buyers'] : []),
      ]
      return [item._id, [own, ...lists.map((list) => `${own}/${list}`)]]
    }),
  )
}

async function productPages(db: Db, items: readonly HasUrl[]): Promise<ReadonlyMap<string, readonly string[]>> {
  ageAsRead()
  const paths = await productPaths(
    db,
    items.map(({ _id }) => _id),
  )
  return new Map([...paths].map(([_id, path]) => [_id, [path]]))
}

/** The pages of companies at open fairs, each at its own. */
async function companyPages(db: Db, items: readonly HasUrl[]): Promise<ReadonlyMap<string, readonly string[]>> {
  ageAsRead()
  const paths = await participantPaths(
    db,
    items.map(({ _id }) => _id),
  )
  return new Map([...paths].map(([_id, path]) => [_id, [path]]))
}

/** The pages of the trade centre that the sitemap names, beside the fixed ones. */
export const tradePages: readonly Addressed[] = [
  { resource: fairs, pathsOf: fairPages },
  { resource: products, pathsOf: productPages },
  { resource: participants, pathsOf: companyPages },
]

import { fairs } from '#contract/trade/fairs.ts'
import { products } from '#contract/trade/products.ts'
import { type RawBuilder, sql, type SqlBool } from 'kysely'
import { repositoryOf } from '../db/repository-of.ts'
import type { Context } from '../http/route.ts'
import { toPublic } from '../http/standard.ts'

type Where = Pick<Context, 'db' | 'locale'>
type Item = RawBuilder<unknown>

/** The open fairs that show a product of who takes part in them (participation.ts), as rows `f`. */
const fairsOf = (_product: Item) => sql`"fairProducts" as "fp"
  inner join "fairs" as "f" on "f"."_id" = "fp"."_fair" and "f"."isOpen" = 1
  inner join "fairs_products" as "o" on "o"."_id" = "fp"."_product"
  inner join "fairs_participants" as "p" on "p"."_fair" = "fp"."_fair" and "p"."_user" = "o"."_user" and "p"."role" = 'SELLER' and "p"."state" = 'APPROVED'
  inner join "companies" as "c" on "c"."_user" = "o"."_user" and "c"."state" = 'APPROVED'
  inner join "users" as "u" on "u"."_id" = "o"."_user" and "u"."status" = 'active'
  where "fp"."_product" = ${_product}`

/** Fairs that members mark (server/support/bookmarks.ts): those that are open. */
export const markedFairs = {
  isShown: (_item: Item): RawBuilder<SqlBool> =>
    sql`exists (select 1 from "fairs" as "item" where "item"."_id" = ${_item} and "item"."isOpen" = 1)`,
  show: async ({ db, locale }: Where, ids: readonly string[]) => {
    const found = await repositoryOf(fairs).select(db, { where: { _id: { in: ids }, isOpen: true } })
    return found.map((fair) => ({ _id: fair._id, subject: toPublic(fairs, fair, locale, true).title, path: `/fairs/${fair._id}` }))
  },
}

/** Products that members mark: at the newest fair that shows them. */
export const markedProducts = {
  isShown: (_item: Item): RawBuilder<SqlBool> => sql`exists (select 1 from ${fairsOf(_item)})`,
  show: async ({ db, locale }: Where, ids: readonly string[]) => {
    const found = await repositoryOf(products).select(db, { where: { _id: { in: ids } } })
    const shown = found.map(async (product) => {
      const newest = sql<{
        _fair: string
      }>`select "f"."_id" as "_fair" from ${fairsOf(sql.val(product._id))} order by "f"."createdAt" desc, "f"."_id" desc limit 1`
      const { rows } = await newest.execute(db)
      const subject = toPublic(products, product, locale, true).name
      return rows.map(({ _fair }) => ({ _id: product._id, subject, path: `/fairs/${_fair}/products/${product._id}` }))
    })
    return (await Promise.all(shown)).flat()
  },
}

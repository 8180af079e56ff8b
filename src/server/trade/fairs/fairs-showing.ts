import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../db/schema.ts'

const takesPart = sql`"p"."_fair" = "fp"."_fair" and "p"."role" = 'SELLER' and "p"."state" = 'APPROVED' and "k"."status" = 'active'`

/** Products at the open fairs that show them, of companies that take part in those (participation.ts): rows `fp` and `f`. */
export const shownProducts = sql`"fairProducts" as "fp"
  inner join "fairs" as "f" on "f"."_id" = "fp"."_fair" and "f"."isOpen" = 1
  inner join "fairs_products" as "o" on "o"."_id" = "fp"."_product"
  inner join "companies" as "c" on "c"."_user" = "o"."_user" and "c"."state" = 'APPROVED' and (
    exists (
      select 1 from "fairs_participants" as "p" inner join "users" as "k" on "k"."_id" = "p"."_user"
      where "p"."_user" = "o"."_user" and ${takesPart})
    or exists (
      select 1 from "users" as "k" inner join "fairs_participants" as "p" on "p"."_user" = "k"."_id"
      where "k"."_companyOf" = "o"."_user" and ${takesPart}))`

/** The same of some products. */
export const showingOf = (products: RawBuilder<unknown>) => sql`${shownProducts} where "fp"."_product" in (${products})`

/** The open fairs that show some products, the newest first. A product that none shows is not there. */
export async function fairsShowing(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, string[]>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<{ _product: string; _fair: string }>`
    select "fp"."_product", "fp"."_fair" from ${showingOf(sql.join(ids))} order by "f"."createdAt" desc, "f"."_id" desc`.execute(db)
  const byProduct = Map.groupBy(rows, ({ _product }) => _product)
  return new Map([...byProduct].map(([_product, found]) => [_product, found.map(({ _fair }) => _fair)]))
}

/** The addresses of some products: a product has a page at each fair that shows it, and that at the newest one is its own. */
export async function productPaths(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const showing = await fairsShowing(db, ids)
  return new Map([...showing].map(([_product, [_fair]]) => [_product, `/fairs/${_fair}/products/${_product}`]))
}

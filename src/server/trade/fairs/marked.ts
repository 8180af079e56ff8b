import { fairs } from '#contract/trade/fairs.ts'
import { products } from '#contract/trade/products.ts'
import { type RawBuilder, sql, type SqlBool } from 'kysely'
import { repositoryOf } from '../../db/repository-of.ts'
import type { Context } from '../../http/route.ts'
import { toPublic } from '../../http/standard.ts'
import { productPaths, showingOf } from './fairs-showing.ts'

type Where = Pick<Context, 'db' | 'locale'>
type Item = RawBuilder<unknown>

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
  isShown: (_item: Item): RawBuilder<SqlBool> => sql`exists (select 1 from ${showingOf(_item)})`,
  show: async ({ db, locale }: Where, ids: readonly string[]) => {
    const paths = await productPaths(db, ids)
    const found = await repositoryOf(products).select(db, { where: { _id: { in: [...paths.keys()] } } })
    return found.map((product) => ({
      _id: product._id,
      subject: toPublic(products, product, locale, true).name,
      path: paths.get(product._id) ?? '/fairs',
    }))
  },
}

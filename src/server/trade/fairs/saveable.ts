import { fairs } from '#contract/trade/fairs.ts'
import { products } from '#contract/trade/products.ts'
import { sql } from 'kysely'
import { repositoryOf } from '../../db/repository-of.ts'
import type { Saveable } from '../../http/saveable.ts'
import { toPublic } from '../../http/standard.ts'
import { productPaths, showingOf } from './fairs-showing.ts'

/** Fairs that members save: those that are open. */
export const saveableFairs: Saveable = {
  label: fairs.label,
  isShown: (_item) => sql`exists (select 1 from "fairs" as "item" where "item"."_id" = ${_item} and "item"."isOpen" = 1)`,
  show: async ({ db, locale }, ids) => {
    const found = await repositoryOf(fairs).select(db, { where: { _id: { in: ids }, isOpen: true } })
    return found.map((fair) => ({ _id: fair._id, subject: toPublic(fairs, fair, locale, true).title, path: `/fairs/${fair._id}` }))
  },
}

/** Products that members save: at the newest fair that shows them. */
export const saveableProducts: Saveable = {
  label: products.label,
  isShown: (_item) => sql`exists (select 1 from ${showingOf(_item)})`,
  show: async ({ db, locale }, ids) => {
    const paths = await productPaths(db, ids)
    const found = await repositoryOf(products).select(db, { where: { _id: { in: [...paths.keys()] } } })
    return found.map((product) => ({
      _id: product._id,
      subject: toPublic(products, product, locale, true).name,
      path: paths.get(product._id) ?? '/fairs',
    }))
  },
}

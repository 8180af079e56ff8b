import type { AnyResource } from '#contract/resource.ts'
import { type Expression, type SqlBool, sql } from 'kysely'
import { anyOf, conditionsOf, orderOf } from './conditions.ts'
import { dependsOn } from './dependencies.ts'
import type { Item, ListQuery } from './repository.ts'
import { formatOf, isTable, tableOf } from './rows.ts'
import { asTables, type Db, type Row } from './schema.ts'
import { findNear } from './near.ts'
import { toTranslate } from './translation-state.ts'
import { type Amount, findBy, type Found } from './search-index.ts'

/** As a literal, so that both engines see that the partial indexes of resource-tables.ts apply. */
const isThere = sql<SqlBool>`"state" <> 'removed'`
export const isPublic = sql<SqlBool>`"state" = 'published'`

/** The rows of a resource and the queries that its reads begin with. */
export type ResourceRows = ReturnType<typeof rowsOf>

/** Describes the table of a resource, and how its rows are selected and become items. */
export function rowsOf(resource: AnyResource) {
  const table = tableOf(resource)
  const format = formatOf(resource)
  const hasStates = !isTable(resource)

  const toItem = (row: Row): Item => {
    const { _id, version, createdAt, updatedAt } = row as unknown as Item
    return { ...format.toFields(row), _id, version, createdAt, updatedAt } as Item
  }
  /** Begins every read. */
  const select = (db: Db, conditions: readonly Expression<SqlBool>[], from = sql<Row>`${sql.table(table)}`) => {
    if (resource.isCached) dependsOn(resource.path)
    return conditions.reduce((found, condition) => found.where(condition), asTables(db).selectFrom(from.as(table)))
  }
  const foundBy = (db: Db, { q, isNear = false }: ListQuery<AnyResource>, amount: Amount | undefined): Found => {
    if (q === undefined) return { where: [] }
    return isNear ? findNear(db, resource, q) : findBy(db, resource, q, amount)
  }
  /** @param amount how many rows have what is looked for, where that is known */
  const matching = (db: Db, query: ListQuery<AnyResource>, amount?: Amount) => {
    const states = query.state === undefined ? [isThere] : [isThere, isPublic]
    const { from, where } = foundBy(db, query, amount)
    const either = query.either === undefined ? [] : [anyOf(resource, query.either)]
    const translation = query.translation === undefined ? [] : [toTranslate(db, resource, query.translation)]
    return select(
      db,
      [...(hasStates ? states : []), ...conditionsOf(resource, query.where), ...either, ...translation, ...(query.also ?? []), ...where],
      from,
    )
  }
  const inOrder = (found: ReturnType<typeof matching>, { sort }: ListQuery<AnyResource>, isReversed = false) =>
    orderOf(resource, sort).reduce(
      (ordered, { column, direction }) => ordered.orderBy(column, (direction === 'asc') === isReversed ? 'desc' : 'asc'),
      found,
    )
  return {
    resource,
    table,
    format,
    hasStates,
    columns: ['_id', 'version', 'createdAt', 'updatedAt', ...format.columns],
    toItem,
    select,
    matching,
    inOrder,
  }
}

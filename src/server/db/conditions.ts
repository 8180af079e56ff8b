import type { AnyResource } from '#contract/resource.ts'
import { type Expression, type SqlBool, sql } from 'kysely'
import type { ListQuery } from './repository.ts'

export type Value = string | number | null

/** A value as the column of its field holds it. */
export const toColumn = (value: unknown): Value => {
  if (typeof value === 'boolean') return value ? 1 : 0
  return typeof value === 'string' || typeof value === 'number' ? value : null
}

/** The fields that have a column of their own, and the orders beside them. */
export const columnsOf = ({ filters = [], sortable = [], unique = [], orders = {} }: AnyResource): string[] => [
  ...new Set([...filters, ...sortable, ...unique, ...Object.keys(orders)]),
]

/**
 * The filters of few values: how many items each value has is told. Whose an item is has as many as there are accounts, unless
 * the contract names those that can be chosen.
 */
export const countedFilters = ({ filters = [], shapes, unique = [] }: AnyResource): string[] =>
  filters.filter((name) => {
    const { kind, reference } = shapes.all[name] ?? {}
    if (unique.includes(name)) return false
    return (
      kind === 'choice' || kind === 'boolean' || (reference !== undefined && (reference.to !== 'users' || reference.names !== undefined))
    )
  })

const ownColumns = ['_id', 'createdAt', 'updatedAt'] as const

/** @throws Error for a field without a column: such a query would have to read every row */
function columnOf(resource: AnyResource, name: string): Expression<unknown> {
  if (!ownColumns.some((own) => own === name) && !columnsOf(resource).includes(name))
    throw new Error(`${resource.path}: ${name} has no column; declare it as a filter, sortable, unique or an order`)
  return sql.ref(name)
}

const operators = { gte: sql`>=`, gt: sql`>`, lte: sql`<=`, lt: sql`<` } as const

function conditionsOn(column: Expression<unknown>, wanted: unknown): Expression<SqlBool>[] {
  if (typeof wanted !== 'object' || wanted === null) {
    const value = toColumn(wanted)
    return [value === null ? sql<SqlBool>`${column} is null` : sql<SqlBool>`${column} = ${value}`]
  }
  if ('in' in wanted) {
    const values = (wanted.in as unknown[]).map(toColumn)
    return [values.length === 0 ? sql<SqlBool>`1 = 0` : sql<SqlBool>`${column} in (${sql.join(values)})`]
  }
  if ('not' in wanted) return [sql<SqlBool>`${column} <> ${toColumn(wanted.not)}`]
  return Object.entries(wanted)
    .filter(([, bound]) => bound !== undefined)
    .map(([name, bound]) => sql<SqlBool>`${column} ${operators[name as keyof typeof operators]} ${toColumn(bound)}`)
}

/** Builds the SQL conditions of a `where`; a row must fulfil all. */
export const conditionsOf = (resource: AnyResource, where: ListQuery<AnyResource>['where'] = {}): Expression<SqlBool>[] =>
  Object.entries(where)
    .filter(([, wanted]) => wanted !== undefined)
    .flatMap(([name, wanted]) => conditionsOn(columnOf(resource, name), wanted))

/** Builds the SQL condition of an `either`; a row must fulfil one of them. */
export const anyOf = (resource: AnyResource, all: NonNullable<ListQuery<AnyResource>['either']>): Expression<SqlBool> =>
  sql<SqlBool>`(${sql.join(
    all.map((where) => sql`(${sql.join(conditionsOf(resource, where), sql` and `)})`),
    sql` or `,
  )})`

export interface Order {
  column: Expression<unknown>
  direction: 'asc' | 'desc'
}

/** By which columns a list is ordered: what stands `first`, unless it is sorted in another way, then `sort`, then `_id`. */
export function orderOf(resource: AnyResource, sort = '-createdAt'): Order[] {
  const isDescending = sort.startsWith('-')
  const direction = isDescending ? 'desc' : 'asc'
  const names = [isDescending ? sort.slice(1) : sort, '_id']
  if (resource.first !== undefined && sort === '-createdAt') names.unshift(resource.first)
  return names.map((name) => ({ column: columnOf(resource, name), direction }))
}

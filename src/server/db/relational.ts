import type { AnyResource } from '#contract/resource.ts'
import type { Kysely } from 'kysely'
import { v7 as uuid } from 'uuid'
import { conditionsOf, orderOf, toColumn } from './conditions.ts'
import type { Item, ListQuery, Repository, Values } from './repository.ts'
import type { Db } from './schema.ts'
import { tableOf } from './tables.ts'

type Row = Record<string, unknown>
const asTables = (db: Db): Kysely<Record<string, Row>> => db as unknown as Kysely<Record<string, Row>>

const notOffered = async (): Promise<never> => {
  throw new Error('a table has no deltas and no neighbours')
}

/**
 * A table of its own, made by a migration (migrations.ts): a column for each field, lists and objects as JSON texts, and
 * `_id`, `version`, `createdAt`, `updatedAt`. The database holds the rules between rows. What is written beside the declared
 * fields (a password's hash) goes into its column and is never read here.
 */
export function tableRepository(resource: AnyResource): Repository<AnyResource> {
  const table = tableOf(resource)
  const shapes = Object.entries(resource.shapes.all)
  const columns = ['_id', 'version', 'createdAt', 'updatedAt', ...shapes.map(([name]) => name)]
  const isJson = (name: string) => ['list', 'object', 'translated', 'picture'].includes(resource.shapes.all[name]?.kind ?? '')

  const toItem = (row: Row): Item => {
    const fields = shapes.map(([name, { kind }]) => {
      const value = row[name]
      if (typeof value === 'string' && isJson(name)) return [name, JSON.parse(value) as unknown]
      return [name, value !== null && kind === 'boolean' ? value === 1 : value]
    })
    const { _id, version, createdAt, updatedAt } = row as unknown as Item
    return { ...Object.fromEntries(fields), _id, version, createdAt, updatedAt, isPublished: true }
  }
  const toRow = (values: Row): Row =>
    Object.fromEntries(
      Object.entries(values).map(([name, value]) => [name, isJson(name) && value !== null ? JSON.stringify(value) : toColumn(value)]),
    )

  const matching = (db: Db, query: ListQuery<AnyResource>) => {
    let found = asTables(db).selectFrom(table)
    for (const condition of conditionsOf(resource, query)) found = found.where(condition)
    return found
  }
  const select = async (db: Db, query: ListQuery<AnyResource>): Promise<Item[]> => {
    const { column, direction } = orderOf(resource, query.sort)
    const found = matching(db, query).select(columns).orderBy(column, direction).orderBy('_id', direction)
    const { limit, skip = 0 } = query
    return (await (limit === undefined ? found : found.limit(limit).offset(skip)).execute()).map(toItem)
  }
  const find = async (db: Db, _id: string): Promise<Item | undefined> => (await select(db, { where: { _id } }))[0]

  return {
    select,
    list: async (db, query) => {
      const { total } = await matching(db, query)
        .select(({ fn }) => fn.countAll().as('total'))
        .executeTakeFirstOrThrow()
      return { items: await select(db, query), total: Number(total) }
    },
    find,
    neighbours: notOffered,
    changes: notOffered,
    insert: async (db, { _id = uuid(), createdAt, isPublished: _isPublished, ...values }: Values) => {
      const updatedAt = new Date().toISOString()
      const row = { ...toRow(values), _id, version: 1, createdAt: createdAt ?? updatedAt, updatedAt }
      await asTables(db).insertInto(table).values(row).execute()
      return toItem(row)
    },
    update: async (db, { _id, version }, { isPublished: _isPublished, ...change }) => {
      const { numUpdatedRows } = await asTables(db)
        .updateTable(table)
        .set({ ...toRow(change), version: version + 1, updatedAt: new Date().toISOString() })
        .where('_id', '=', _id)
        .where('version', '=', version)
        .executeTakeFirst()
      return numUpdatedRows > 0n ? find(db, _id) : undefined
    },
    remove: async (db, { _id, version }) => {
      const { numDeletedRows } = await asTables(db)
        .deleteFrom(table)
        .where('_id', '=', _id)
        .where('version', '=', version)
        .executeTakeFirst()
      return numDeletedRows > 0n
    },
  }
}

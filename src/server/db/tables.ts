import type { AnyResource } from '#contract/resource.ts'
import * as z from 'zod'
import { complete, defaultsIn } from './complete.ts'
import { type Db, documents } from './schema.ts'
import { initialFields, searchColumns } from './search.ts'

/** The table of a resource: `center/faqs` → `center_faqs`. */
export const tableOf = ({ path }: Pick<AnyResource, 'path'>): string => path.replaceAll('/', '_')

type Value = string | number | null

/** A value as the column of its field holds it. */
export const toColumn = (value: unknown): Value => {
  if (typeof value === 'boolean') return value ? 1 : 0
  return typeof value === 'string' || typeof value === 'number' ? value : null
}

const columnsOf = ({ filters = [], unique = [] }: AnyResource) => [...new Set([...filters, ...unique])]

/** What a row holds beside the item itself: made from the item alone, so that it can be made again at any time. */
export const derive = (
  resource: AnyResource,
  data: Record<string, unknown>,
): Record<string, Value> & { search: string; initials: string } => ({
  ...Object.fromEntries(columnsOf(resource).map((name) => [name, toColumn(data[name])])),
  ...searchColumns(resource, data),
})

/** Counts up when `derive` makes something else of the same item, so that every table is filled anew. */
const derivation = 2

const isNumeric = (field: z.ZodType | undefined): boolean => {
  if (field instanceof z.ZodDefault || field instanceof z.ZodNullable) return isNumeric(field.unwrap() as z.ZodType)
  return field instanceof z.ZodBoolean || field instanceof z.ZodNumber
}

/**
 * Makes the table of a declared resource, or brings it to the declaration: a field added to `filters`, `unique` or
 * `search` gets its column and index, filled from the items that are there; a new field with a default gets it in each of
 * them. Nothing is ever dropped.
 */
export async function makeTable(db: Db, resource: AnyResource): Promise<void> {
  const table = tableOf(resource)
  const declared = [columnsOf(resource), resource.search ?? [], initialFields(resource), defaultsIn(z.strictObject(resource.fields))]
  const fingerprint = JSON.stringify([derivation, ...declared])
  const known = await db.selectFrom('declarations').select('fingerprint').where('path', '=', resource.path).executeTakeFirst()
  if (known?.fingerprint === fingerprint) return

  await db.schema
    .createTable(table)
    .ifNotExists()
    .addColumn('_id', 'text', (column) => column.primaryKey())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('createdAt', 'text', (column) => column.notNull())
    .addColumn('updatedAt', 'text', (column) => column.notNull())
    .addColumn('data', 'text', (column) => column.notNull())
    .addColumn('search', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex(`${table}_list`).ifNotExists().on(table).columns(['state', 'createdAt', '_id']).execute()
  await db.schema.createIndex(`${table}_delta`).ifNotExists().on(table).column('updatedAt').execute()

  const existing = (await db.introspection.getTables()).find(({ name }) => name === table)?.columns.map(({ name }) => name) ?? []
  // Columns that came later are empty in what was removed before: nothing is derived from it any more.
  for (const name of ['initials', ...columnsOf(resource)].filter((column) => !existing.includes(column))) {
    await db.schema
      .alterTable(table)
      .addColumn(name, isNumeric(resource.fields[name]) ? 'integer' : 'text')
      .execute()
  }
  await fillDerived(db, resource, table)
  for (const name of columnsOf(resource)) {
    const isUnique = resource.unique?.includes(name) ?? false
    const index = db.schema.createIndex(`${table}_${name}`).ifNotExists().on(table)
    await (isUnique ? index.unique().column(name) : index.columns(['state', name, 'createdAt'])).execute()
  }
  await db
    .insertInto('declarations')
    .values({ path: resource.path, fingerprint })
    .onConflict((conflict) => conflict.column('path').doUpdateSet({ fingerprint }))
    .execute()
}

async function fillDerived(db: Db, resource: AnyResource, table: string): Promise<void> {
  const rows = await documents(db).selectFrom(table).select(['_id', 'data', 'state']).execute()
  for (const row of rows.filter(({ state }) => state !== 'removed')) {
    const data = complete(z.strictObject(resource.fields), JSON.parse(row.data)) as Record<string, unknown>
    await documents(db)
      .updateTable(table)
      .set({ data: JSON.stringify(data), ...derive(resource, data) })
      .where('_id', '=', row._id)
      .execute()
  }
}

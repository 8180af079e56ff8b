import type { AnyResource } from '#contract/resource.ts'
import * as z from 'zod'
import { type Db, documents } from './schema.ts'

/** The table of a resource: `center/faqs` → `center_faqs`. */
export const tableOf = ({ path }: Pick<AnyResource, 'path'>): string => path.replaceAll('/', '_')

type Value = string | number | null

const toColumn = (value: unknown): Value => {
  if (typeof value === 'boolean') return value ? 1 : 0
  return typeof value === 'string' || typeof value === 'number' ? value : null
}

/** Every text in a value, in all languages. Tags are left out of HTML. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value.replace(/<[^>]*>/g, ' ')]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(textsIn)
}

const columnsOf = ({ filters = [], unique = [] }: AnyResource) => [...new Set([...filters, ...unique])]

/** What a row holds beside the item itself: made from the item alone, so that it can be made again at any time. */
export function derive(resource: AnyResource, data: Record<string, unknown>): Record<string, Value> & { search: string } {
  const texts = (resource.search ?? []).flatMap((name) => textsIn(data[name]))
  return {
    ...Object.fromEntries(columnsOf(resource).map((name) => [name, toColumn(data[name])])),
    search: texts.join('\n').toLowerCase().replace(/\s+/g, ' '),
  }
}

const isNumeric = (field: z.ZodType | undefined): boolean => {
  if (field instanceof z.ZodDefault || field instanceof z.ZodNullable) return isNumeric(field.unwrap() as z.ZodType)
  return field instanceof z.ZodBoolean || field instanceof z.ZodNumber
}

/**
 * Makes the table of a declared resource, or brings it to the declaration: a field added to `filters`, `unique` or
 * `search` gets its column and index, filled from the items that are there. Nothing is ever dropped.
 */
export async function makeTable(db: Db, resource: AnyResource): Promise<void> {
  const table = tableOf(resource)
  const fingerprint = JSON.stringify([columnsOf(resource), resource.search ?? []])
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
  for (const name of columnsOf(resource).filter((column) => !existing.includes(column))) {
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
  for (const row of rows.filter(({ state }) => state !== 'removed'))
    await documents(db)
      .updateTable(table)
      .set(derive(resource, JSON.parse(row.data) as Record<string, unknown>))
      .where('_id', '=', row._id)
      .execute()
}

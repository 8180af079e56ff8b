import type { AnyResource } from '#contract/resource.ts'
import type { Shape } from '#contract/shape.ts'
import { sql, type SqlBool } from 'kysely'
import { complete, defaultsIn } from './complete.ts'
import { columnsOf, toColumn, type Value } from './conditions.ts'
import { type Db, type DocumentRow, documents } from './schema.ts'
import { initialFields, searchColumns } from './search.ts'

/** The table of a resource: `center/faqs` → `center_faqs`. */
export const tableOf = ({ path }: Pick<AnyResource, 'path'>): string => path.replaceAll('/', '_')

/** What a row holds beside the item itself: made from the item alone, so that it can be made again at any time. */
export const derive = (
  resource: AnyResource,
  data: Record<string, unknown>,
): Record<string, Value> & { search: string; initials: string } => ({
  ...Object.fromEntries(columnsOf(resource).map((name) => [name, toColumn(data[name])])),
  ...searchColumns(resource, data),
})

/** Counts up when `derive` makes something else of the same item, so that every table is filled anew. */
const derivation = 3

const isNumeric = (shape: Shape | undefined): boolean => shape !== undefined && ['boolean', 'number', 'money'].includes(shape.kind)

/**
 * Makes the table of a declared resource, or brings it to the declaration: a field added to `filters`, `unique` or
 * `search` gets its column and index, filled from the items that are there; a new field with a default gets it in each of
 * them. Nothing is ever dropped.
 */
export async function makeTable(db: Db, resource: AnyResource): Promise<void> {
  const table = tableOf(resource)
  const declared = [columnsOf(resource), resource.search ?? [], initialFields(resource), defaultsIn(resource.shapes.all)]
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

  const existing = (await db.introspection.getTables()).find(({ name }) => name === table)?.columns.map(({ name }) => name) ?? []
  // Columns that came later are empty in what was removed before: nothing is derived from it any more.
  for (const name of ['initials', ...columnsOf(resource)].filter((column) => !existing.includes(column))) {
    await db.schema
      .alterTable(table)
      .addColumn(name, isNumeric(resource.shapes.all[name]) ? 'integer' : 'text')
      .execute()
  }
  const indexes = indexesOf(resource)
  for (const { name } of indexes) await db.schema.dropIndex(`${table}_${name}`).ifExists().execute()
  await fillDerived(db, resource, table)
  for (const { name, columns, kind } of indexes) {
    const index = db.schema.createIndex(`${table}_${name}`).on(table).columns(columns)
    if (kind === 'unique') await index.unique().execute()
    else await (kind === 'list' ? index.where(sql<SqlBool>`"state" <> 'removed'`) : index).execute()
  }
  await db
    .insertInto('declarations')
    .values({ path: resource.path, fingerprint })
    .onConflict((conflict) => conflict.column('path').doUpdateSet({ fingerprint }))
    .execute()
}

interface Index {
  name: string
  columns: string[]
  kind: 'list' | 'delta' | 'unique'
}

/**
 * Lists of the console and of readers use the same indexes: each holds what is not removed, in the order of the list, with
 * the state at its end, so that counting reads the index alone.
 */
function indexesOf({ filters = [], sortable = [], unique = [] }: AnyResource): Index[] {
  return [
    { name: 'list', columns: ['createdAt', '_id', 'state'], kind: 'list' },
    { name: 'delta', columns: ['updatedAt', '_id', 'state'], kind: 'delta' },
    ...unique.map((name): Index => ({ name, columns: [name], kind: 'unique' })),
    ...filters
      .filter((name) => !unique.includes(name))
      .map((name): Index => ({ name, columns: [name, 'createdAt', '_id', 'state'], kind: 'list' })),
    ...sortable.map((name): Index => ({ name: `${name}_order`, columns: [name, '_id', 'state'], kind: 'list' })),
  ]
}

const batchSize = 500

/** Completes every item and makes its derived columns, a few hundred rows at a time. */
async function fillDerived(db: Db, resource: AnyResource, table: string): Promise<void> {
  for (let last = ''; ;) {
    const rows = await documents(db)
      .selectFrom(table)
      .select(['_id', 'version', 'state', 'createdAt', 'updatedAt', 'data'])
      .where('_id', '>', last)
      .where('state', '<>', 'removed')
      .orderBy('_id')
      .limit(batchSize)
      .execute()
    if (rows.length === 0) return
    const filled = rows.map((row): DocumentRow => {
      const data = complete(resource.shapes.all, JSON.parse(row.data) as Record<string, unknown>)
      return { ...row, data: JSON.stringify(data), ...derive(resource, data) }
    })
    const derived = ['data', 'search', 'initials', ...columnsOf(resource)] as (keyof DocumentRow)[]
    await documents(db)
      .insertInto(table)
      .values(filled)
      .onConflict((conflict) =>
        conflict.column('_id').doUpdateSet((row) => Object.fromEntries(derived.map((name) => [name, row.ref(`excluded.${name}`)]))),
      )
      .execute()
    last = rows.at(-1)?._id ?? ''
  }
}

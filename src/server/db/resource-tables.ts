import { resources } from '#contract/api.ts'
import type { AnyResource } from '#contract/resource.ts'
import type { Shape } from '#contract/shape.ts'
import { type ColumnDefinitionBuilder, type ColumnDataType, sql, type SqlBool } from 'kysely'
import { complete, defaultsIn } from './complete.ts'
import { columnsOf, countedFilters } from './conditions.ts'
import { noteUses } from './file-uses.ts'
import { formatOf, isTable, pagesOf, tableOf } from './rows.ts'
import { asTables, type Db, type Row } from './schema.ts'
import { initialFields } from './search.ts'
import { makeSearchIndex } from './search-index.ts'

interface Column {
  name: string
  type: ColumnDataType
  define: (column: ColumnDefinitionBuilder) => ColumnDefinitionBuilder
}
const text = (name: string): Column => ({ name, type: 'text', define: (column) => column.notNull() })
const typeOf = ({ kind }: Shape): ColumnDataType =>
  kind === 'boolean' ? 'integer' : kind === 'number' || kind === 'money' ? 'double precision' : 'text'

/** What the table of any resource begins with. */
const ownColumns: readonly Column[] = [
  { name: '_id', type: 'text', define: (column) => column.primaryKey() },
  { name: 'version', type: 'integer', define: (column) => column.notNull() },
  text('createdAt'),
  text('updatedAt'),
]

/** The column of a table's field: a value unless it may be null, the default of its declaration, a foreign key for a reference. */
function fieldColumn(name: string, shape: Shape, preset: unknown): Column {
  const { isNullable, isOptional, reference } = shape
  return {
    name,
    type: typeOf(shape),
    define: (column) => {
      const required = isNullable || isOptional ? column : column.notNull()
      const filled = preset === undefined ? required : required.defaultTo(preset)
      return reference === undefined ? filled : filled.references(`${tableOf({ path: reference.to })}._id`)
    },
  }
}

/** Columns that come later are empty in what is there already, until they are filled. */
function columnsFor(resource: AnyResource): Column[] {
  const derived = (name: string, type: ColumnDataType = 'text'): Column => ({ name, type, define: (column) => column })
  const shapes = resource.shapes.all
  const search = [derived('search'), derived('initials')]
  if (isTable(resource)) {
    const presets = formatOf(resource).toRow(complete(shapes, {}), true)
    const fields = Object.entries(shapes).map(([name, shape]) => fieldColumn(name, shape, presets[name]))
    return resource.search === undefined ? fields : [...fields, ...search]
  }
  const declared = Object.entries(shapes).filter(([name]) => columnsOf(resource).includes(name))
  const orders = Object.keys(resource.orders ?? {}).map((name) => derived(name, 'double precision'))
  return [text('state'), text('data'), ...search, ...declared.map(([name, shape]) => derived(name, typeOf(shape))), ...orders]
}

/** Counts up when the same declaration makes other columns, so that every table is brought to it. */
const derivation = 6

/** Returns what of a fingerprint decides on the content of rows. */
const withoutIndexes = (fingerprint: string): string => JSON.stringify((JSON.parse(fingerprint) as unknown[]).toSpliced(2, 1))

/**
 * Makes the table of a declared resource, or brings it to the declaration: a field of a table, a filter, `unique` or `search`
 * gets its column and index, filled from the items that are there; a new field with a default gets it in each of them.
 * Nothing is ever dropped. A table with rules that no declaration says is made by a migration, and completed here.
 */
export async function makeTable(db: Db, resource: AnyResource): Promise<void> {
  const table = tableOf(resource)
  const columns = columnsFor(resource)
  const indexes = indexesOf(resource)
  const declared = [
    columns.map(({ name }) => name),
    indexes,
    resource.search ?? [],
    // Of tables they were indexed later.
    ...(resource.search !== undefined && isTable(resource) ? ['indexed'] : []),
    initialFields(resource),
    defaultsIn(resource.shapes.all),
  ]
  const fingerprint = JSON.stringify([derivation, ...declared])
  const known = await db.selectFrom('declarations').select('fingerprint').where('path', '=', resource.path).executeTakeFirst()
  if (known?.fingerprint === fingerprint) return
  const isFilled = known !== undefined && withoutIndexes(known.fingerprint) === withoutIndexes(fingerprint)

  const all = [...ownColumns, ...columns]
  const existing = (await db.introspection.getTables()).find(({ name }) => name === table)?.columns.map(({ name }) => name)
  if (existing === undefined)
    await all.reduce((made, { name, type, define }) => made.addColumn(name, type, define), db.schema.createTable(table)).execute()
  for (const { name, type, define } of existing === undefined ? [] : all.filter((column) => !existing.includes(column.name)))
    await db.schema.alterTable(table).addColumn(name, type, define).execute()

  for (const { name } of indexes) await db.schema.dropIndex(`${table}_${name}`).ifExists().execute()
  if (!isFilled) await fillDerived(db, resource, table)
  await makeSearchIndex(db, resource)
  for (const { name, columns: indexed, kind } of indexes) {
    const index = db.schema.createIndex(`${table}_${name}`).on(table).columns(indexed)
    if (kind === 'unique') await index.unique().execute()
    else await (kind === 'list' && !isTable(resource) ? index.where(sql<SqlBool>`"state" <> 'removed'`) : index).execute()
  }
  await db
    .insertInto('declarations')
    .values({ path: resource.path, fingerprint })
    .onConflict((conflict) => conflict.column('path').doUpdateSet({ fingerprint }))
    .execute()
}

/** Makes the tables of all declared resources, those that others refer to first. */
export async function makeTables(db: Db): Promise<void> {
  const pending = new Map<string, AnyResource>(resources.map((resource) => [resource.path, resource]))
  const make = async (path: string): Promise<void> => {
    const resource = pending.get(path)
    if (!pending.delete(path) || resource === undefined) return
    for (const { reference } of Object.values(resource.shapes.all)) if (reference !== undefined) await make(reference.to)
    await makeTable(db, resource)
  }
  for (const { path } of resources) await make(path)
}

interface Index {
  name: string
  columns: string[]
  kind: 'list' | 'delta' | 'unique'
}

/**
 * Lists of the console and of readers use the same indexes: each holds what is not removed, in the order of the list, with
 * the state at its end, so that counting reads the index alone. Those of few values have the others of few values there, too: of
 * many rows with one of them those with another are found without reading the rest.
 */
function indexesOf(resource: AnyResource): Index[] {
  const { filters = [], sortable = [], unique = [], orders = {} } = resource
  const end = isTable(resource) ? ['_id'] : ['_id', 'state']
  const counted = countedFilters(resource)
  const besides = (name: string) => (isTable(resource) && counted.includes(name) ? counted.filter((other) => other !== name) : [])
  return [
    { name: 'list', columns: ['createdAt', ...end], kind: 'list' },
    ...(isTable(resource) ? [] : [{ name: 'delta', columns: ['updatedAt', ...end], kind: 'delta' as const }]),
    ...unique.map((name): Index => ({ name, columns: [name], kind: 'unique' })),
    ...filters
      .filter((name) => !unique.includes(name))
      .map((name): Index => ({ name, columns: [name, 'createdAt', ...end, ...besides(name)], kind: 'list' })),
    // Documents are wide: with what lists are narrowed by at its end, counting what is found reads none of them.
    ...[...sortable, ...Object.keys(orders)].map((name): Index => {
      const narrowed = isTable(resource) ? [] : counted.filter((other) => other !== name)
      return { name: `${name}_order`, columns: [name, ...end, ...narrowed], kind: 'list' }
    }),
    // All combinations of the values of these, side by side: they are counted in one pass.
    ...(counted.length > 1 ? [{ name: 'counts', columns: counted, kind: 'list' as const }] : []),
  ]
}

/** Completes every item, makes its derived columns, and notes the files that it names. */
async function fillDerived(db: Db, resource: AnyResource, table: string): Promise<void> {
  const { toFields, toRow } = formatOf(resource)
  for await (const rows of pagesOf(db, table))
    for (const row of rows.filter(({ state }) => isTable(resource) || state !== 'removed')) {
      const { isPublished, ...fields } = toFields(row)
      // What a document has beside the declared fields may be a newer build's.
      const stored = isTable(resource) ? fields : (JSON.parse(String(row['data'])) as Row)
      const { state: _state, ...filled } = toRow(complete(resource.shapes.all, stored), isPublished === true)
      await asTables(db).updateTable(table).set(filled).where('_id', '=', row['_id']).execute()
      await noteUses(db, resource, String(row['_id']), stored)
    }
}

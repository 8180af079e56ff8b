import type { AnyResource } from '#contract/resource.ts'
import { pruned, type Shape } from '#contract/shape.ts'
import { columnsOf, toColumn, type Value } from './conditions.ts'
import { asTables, type Db, type Row } from './schema.ts'
import { searchColumns } from './search.ts'

/** The table of a resource: `center/faqs` → `center_faqs`. */
export const tableOf = ({ path }: Pick<AnyResource, 'path'>): string => path.replaceAll('/', '_')

export const isTable = ({ storage }: Pick<AnyResource, 'storage'>): boolean => storage === 'table'

/** Whether a field's column holds a JSON text. */
const isJson = (shape: Shape | undefined): boolean => ['list', 'object', 'translated', 'picture', 'file'].includes(shape?.kind ?? '')

/** The columns that a resource has beside `_id`, `version`, `createdAt` and `updatedAt`, and how an item's fields go into them. */
export interface RowFormat {
  /** What a read selects. */
  columns: readonly string[]
  /** `isPublished` and the declared fields: what the declaration no longer names is not read. */
  toFields: (row: Row) => Row
  toRow: (fields: Row, isPublished: boolean) => Row
}

/** Made from the item alone, so that it can be made again at any time. */
export const derive = (resource: AnyResource, fields: Row): Record<string, Value> => ({
  ...Object.fromEntries(columnsOf(resource).map((name) => [name, toColumn(resource.orders?.[name]?.(fields) ?? fields[name])])),
  ...searchColumns(resource, fields),
})

/** Items as JSON texts with derived columns (decision 2). */
const documentFormat = (resource: AnyResource): RowFormat => ({
  columns: ['state', 'data'],
  toFields: ({ state, data }) => ({
    ...pruned(resource.shapes.all, JSON.parse(String(data)) as Row),
    isPublished: state === 'published',
  }),
  toRow: (fields, isPublished) => ({
    state: isPublished ? 'published' : 'draft',
    data: JSON.stringify(fields),
    ...derive(resource, fields),
  }),
})

/**
 * A column for each field (decision 2). What is written beside the declared fields (a password's hash) goes into its column
 * and is never read here.
 */
function tableFormat(resource: AnyResource): RowFormat {
  const shapes = resource.shapes.all
  const columns = Object.keys(shapes)
  const read = (name: string, value: unknown): unknown => {
    if (typeof value === 'string' && isJson(shapes[name])) return JSON.parse(value)
    return value !== null && shapes[name]?.kind === 'boolean' ? value === 1 : value
  }
  const written = (name: string, value: unknown) => (isJson(shapes[name]) && value !== null ? JSON.stringify(value) : toColumn(value))
  return {
    columns,
    toFields: (row) => ({ ...Object.fromEntries(columns.map((name) => [name, read(name, row[name])])), isPublished: true }),
    toRow: (fields) => ({
      ...Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, written(name, value)])),
      ...(resource.search === undefined ? {} : searchColumns(resource, fields)),
    }),
  }
}

export const formatOf = (resource: AnyResource): RowFormat => (isTable(resource) ? tableFormat : documentFormat)(resource)

const pageSize = 500

/** All rows of a table in the order of their ids, a page at a time. */
export async function* pagesOf(db: Db, table: string): AsyncGenerator<Row[]> {
  for (let last = ''; ;) {
    const rows = await asTables(db).selectFrom(table).selectAll().where('_id', '>', last).orderBy('_id').limit(pageSize).execute()
    yield rows
    if (rows.length < pageSize) return
    last = String(rows.at(-1)?.['_id'])
  }
}

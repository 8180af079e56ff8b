import type { Call } from '#contract/call.ts'
import type { ImportAnswer, ImportedRow, ImportHeadings, ImportMode, ImportRows } from '#contract/import-calls.ts'
import { type ImportColumn, importColumns } from '#contract/import-columns.ts'
import { locales } from '#contract/locale.ts'
import type { AnyResource } from '#contract/resource.ts'
import { sql } from 'kysely'
import { lockRevisions } from '../db/revision.ts'
import type { Item, Values } from '../db/repository.ts'
import { repositoryOf } from '../db/repository-of.ts'
import { ApiError, type ErrorTable } from './api-error.ts'
import { attempt } from './attempt.ts'
import { auditList } from './audit.ts'
import { translate } from './catalogues.ts'
import { toApiError } from './errors.ts'
import { changeOf, creationOf, issuesIn, type ReadRow, type Issue } from './import-items.ts'
import { rowReader } from './import-cells.ts'
import { isId } from './import-values.ts'
import { issueOf } from './issues.ts'
import { check, type Context, type Input, type WriteContext } from './route.ts'
import { titlesOf, wholeHeading } from './sheet-cells.ts'

/** How the standard calls write (standard.ts). */
interface Writing {
  create: (context: WriteContext, resource: AnyResource, values: Values) => Promise<Item>
  update: (context: WriteContext, resource: AnyResource, _id: string, valuesOf: () => Values) => Promise<Item>
}

/** Row of a file that has more than the columns of its resource. */
export interface FurtherRow {
  /** Text of a cell; empty where the file does not have the column. */
  cell: (path: string) => string
  has: (path: string) => boolean
}

/** Part of an item that its rows say beside the columns of its resource. */
export interface Further {
  values: Values
  /** Whether it is changed, whatever its values are. */
  isChanged?: boolean
  /** Stores what follows from the item. */
  store?: (context: WriteContext, item: Item) => Promise<void>
  /** Finds the row and the column of a field that was refused. */
  placeOf?: (path: string) => string | undefined
}

/** Rows of files of which several are one item. */
export interface ItemRows {
  /** Paths of the columns beside those of the resource. */
  paths: readonly string[]
  /** Rows that follow each other are of one item where this is the same. */
  keyOf: (row: FurtherRow, index: number) => string
  /** @throws ApiError whose issues have paths such as `1/code`: the place of the row among those of its item, and the column */
  read: (rows: readonly FurtherRow[], item: Item | undefined, context: WriteContext) => Promise<Further>
}

const single: ItemRows = { paths: [], keyOf: (_row, index) => String(index), read: async () => ({ values: {} }) }

/** A field in one of its languages may be called by its own name alone, as the export of a list does it. */
const shortHeadings = ({ path, labels, locale }: ImportColumn): string[] =>
  locale === undefined ? [] : [translate(locale, { id: labels.at(-1) ?? path }), ...(locale === 'ko' ? [path.slice(0, -'.ko'.length)] : [])]

/** Answers which columns an import reads, and what files may call them. */
export const importHeadings =
  (resource: AnyResource) =>
  async (_input: Input, { locale }: Context): Promise<ImportHeadings> => {
    const { columns, left } = importColumns(resource)
    return {
      columns: columns.map((column) => ({
        path: column.path,
        label: wholeHeading(column, locale),
        headings: [column.path, ...locales.map((each) => wholeHeading(column, each)), ...shortHeadings(column)],
        isRequired: column.isRequired,
      })),
      left: left.map((field) => ({ ...field, label: translate(locale, { id: field.label }) })),
    }
  }

/** The columns that a request names; those that are not the resource's are undefined. @throws ApiError `invalid` */
function requireColumns(resource: AnyResource, paths: readonly string[], further: readonly string[], locale: Context['locale']) {
  const known = new Map(importColumns(resource).columns.map((column) => [column.path, column]))
  return paths.map((path, index) => {
    const column = known.get(path)
    if ((column === undefined && !further.includes(path)) || paths.indexOf(path) !== index)
      throw new ApiError('invalid', { issues: [issueOf(`columns.${index}`, 'import.column', locale)] })
    return column
  })
}

const errorsOf = ({ request }: Pick<Context, 'request'>): ErrorTable => request.server.platform.errors

/** The issues of a refusal, by column. */
function issuesOf(error: ApiError, resource: AnyResource, context: Context): Issue[] {
  const { locale } = context
  const { issues, message, values } = error.details
  if (issues === undefined || issues.length === 0)
    return [{ column: '', message: message ?? translate(locale, errorsOf(context)[error.code].text, values) }]
  const { columns } = importColumns(resource)
  const columnOf = (path: string) =>
    columns.find((column) => column.path === path) ?? columns.find((column) => column.path.startsWith(`${path}.`))
  return issues.map((issue) => ({ column: columnOf(issue.path)?.path ?? issue.path, message: issue.message }))
}

type Written = Pick<ImportedRow, 'state' | '_id'>

/** Imports an item as the standard calls would create or change it. @throws ApiError */
async function importItem(
  context: WriteContext,
  resource: AnyResource,
  writing: Writing,
  row: ReadRow,
  { item, more }: { item: Item | undefined; more: Further },
): Promise<Written> {
  const { locale } = context
  const calls = resource.calls as Record<string, Call>
  const schemaOf = (name: string) => {
    const schema = calls[name]?.body
    if (schema === undefined) throw new Error(`${name} has no body`)
    return schema
  }
  if (item === undefined) {
    const values = check(schemaOf(`POST /api/console/${resource.path}`), { ...creationOf(resource, row), ...more.values }, locale) as Values
    const created = await writing.create(context, resource, values)
    await more.store?.(context, created)
    return { state: 'new', _id: created._id }
  }
  const change = { ...changeOf(resource, row, item), ...more.values }
  const isChanged = Object.keys(change).length > 0
  if (!isChanged && more.store === undefined && more.isChanged !== true) return { state: 'unchanged', _id: item._id }
  const values = check(schemaOf(`PUT /api/console/${resource.path}/{_id}`), change, locale) as Values
  const changed = isChanged ? await writing.update(context, resource, item._id, () => values) : item
  await more.store?.(context, changed)
  return { state: 'changed', _id: item._id }
}

/** The items that rows name, by their ids. */
async function namedItems({ db }: Context, resource: AnyResource, ids: readonly string[]): Promise<Map<string, Item>> {
  const named = [...new Set(ids)].filter(isId)
  const found = named.length === 0 ? [] : await repositoryOf(resource).select(db, { where: { _id: { in: named } } })
  return new Map(found.map((item) => [item._id, item]))
}

const own = (column: string, message: string) => new ApiError('invalid', { issues: [{ path: column, message }] })

/** The item that a row changes, if it names one. @throws ApiError */
function itemOf({ cells }: ReadRow, items: ReadonlyMap<string, Item>, used: Set<string>, context: Context): Item | undefined {
  const { locale } = context
  const { notFound, stale } = errorsOf(context)
  const [_id = '', version = ''] = ['_id', 'version'].map((path) => cells.get(path)?.text)
  if (_id === '') return undefined
  const item = items.get(_id.toLowerCase())
  if (item === undefined) throw own('_id', translate(locale, notFound.text))
  if (used.has(item._id)) throw own('_id', issueOf('_id', 'import.twice', locale).message)
  used.add(item._id)
  if (version !== '' && version !== String(item.version)) throw own('version', translate(locale, stale.text))
  return item
}

interface Group {
  rows: { row: number; cells: string[]; further: FurtherRow }[]
}

/** Puts rows together that follow each other and are of one item. */
function groupsOf({ columns: paths, rows }: ImportRows, { keyOf }: ItemRows): Group[] {
  const groups: (Group & { key: string })[] = []
  for (const [index, { row, cells }] of rows.entries()) {
    const further: FurtherRow = { cell: (path) => (cells[paths.indexOf(path)] ?? '').trim(), has: (path) => paths.includes(path) }
    const key = keyOf(further, index)
    const last = groups.at(-1)
    if (last?.key === key) last.rows.push({ row, cells, further })
    else groups.push({ key, rows: [{ row, cells, further }] })
  }
  return groups
}

/** Results of the rows of an item that was refused: those without an issue of their own are left out with the others. */
function refusedRows({ rows }: Group, issues: readonly Issue[], locale: Context['locale'], placeOf: Further['placeOf']): ImportedRow[] {
  const placed = issues.map(({ column, message }) => {
    const [, index = '0', path = column] = /^(\d+)\/(.*)$/.exec(placeOf?.(column) ?? column) ?? []
    return { index: Number(index), column: path, message }
  })
  const first = rows[placed[0]?.index ?? 0]?.row ?? 0
  return rows.map(({ row }, at) => {
    const own = placed.flatMap(({ index, column, message }) => (index === at ? [{ column, message }] : []))
    const together = issueOf('', 'import.together', locale, { maximum: String(first) }).message
    return { row, state: 'wrong', issues: own.length > 0 ? own : [{ column: '', message: together }] }
  })
}

/** Imports rows of a spreadsheet in one transaction, or says what would become of them. */
export const importRows =
  (resource: AnyResource, writing: Writing, itemRows: ItemRows = single) =>
  async ({ query, body }: Input, context: WriteContext): Promise<ImportAnswer> => {
    const { db, locale, caller } = context
    const { dryRun = false, mode } = query as { dryRun?: boolean; mode: ImportMode }
    const { columns: paths, rows } = body as ImportRows
    const found = requireColumns(resource, paths, itemRows.paths, locale)
    const columns = found.filter((column) => column !== undefined)
    const cellsOf = (cells: readonly string[]) => cells.filter((_cell, index) => found[index] !== undefined)
    await lockRevisions(db, [resource.path])
    const groups = groupsOf(body as ImportRows, itemRows)
    const items = await namedItems(
      context,
      resource,
      groups.map((group) => (group.rows[0]?.further.cell('_id') ?? '').toLowerCase()),
    )
    const titles = await titlesOf(context, Object.entries(resource.shapes.all), [...items.values()])
    const read = rowReader(context, { columns, titles })
    const used = new Set<string>()
    const results: ImportedRow[] = []
    const following: (() => Promise<void>)[] = []
    const trying: WriteContext = { ...context, afterCommit: (follow) => void following.push(follow) }
    await sql`savepoint import`.execute(db)
    for (const group of groups) {
      let more: Further | undefined
      try {
        const written = await attempt(trying, async (inner) => {
          const readRow = await read(cellsOf(group.rows[0]?.cells ?? []))
          const item = itemOf(readRow, items, used, context)
          const issues = issuesIn(readRow, item)
          if (issues.length > 0) throw new ApiError('invalid', { issues })
          const all = group.rows.map(({ further }) => further)
          more = await itemRows.read(all, item, inner)
          return importItem(inner, resource, writing, readRow, { item, more })
        })
        results.push(...group.rows.map(({ row }) => ({ row, ...written, issues: [] })))
      } catch (error) {
        const refusal = toApiError(error)
        if (errorsOf(context)[refusal.code].status >= 500) throw error
        results.push(...refusedRows(group, issuesOf(refusal, resource, context), locale, more?.placeOf))
      }
    }
    const isWritten = !dryRun && (mode === 'right' || results.every(({ state }) => state !== 'wrong'))
    if (!isWritten) {
      await sql`rollback to savepoint import`.execute(db)
      return {
        results: results.map(({ _id, ...result }) => (result.state === 'new' || _id === undefined ? result : { ...result, _id })),
        isWritten,
      }
    }
    for (const follow of following) context.afterCommit(follow)
    const count = (state: ImportedRow['state']) => String(results.filter((result) => result.state === state).length)
    const details = new URLSearchParams({ rows: String(rows.length), new: count('new'), changed: count('changed') }).toString()
    await auditList(db, caller, { action: 'import', resource: resource.path, details, reason: null })
    return { results, isWritten }
  }

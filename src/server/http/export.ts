import { Readable } from 'node:stream'
import { sheetFields, titleField } from '#contract/columns.ts'
import { importColumns } from '#contract/import-columns.ts'
import { type ExportFormat, maxExported } from '#contract/list-calls.ts'
import type { Locale } from '#contract/locale.ts'
import type { AnyResource } from '#contract/resource.ts'
import { titleOf } from '#contract/title.ts'
import type { Item } from '../db/repository.ts'
import type { Db } from '../db/schema.ts'
import { repositoryOf } from '../db/repository-of.ts'
import { ApiError } from './api-error.ts'
import { audit, auditList } from './audit.ts'
import { translate } from './catalogues.ts'
import { csvOf } from './csv.ts'
import { listQueryOf } from './list-query.ts'
import type { Context, Input } from './route.ts'
import { cellOf, type Columns, type Titles, titlesOf, wholeCell, wholeHeading, words } from './sheet-cells.ts'
import type { SheetRow } from './sheet.ts'
import { Streamed } from './streamed.ts'
import { xlsxOf } from './xlsx.ts'

const pageSize = 200

const types: Readonly<Record<ExportFormat, string>> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

/** Items as who did not open them may see them (standard.ts). */
type AsListed = (db: Db, items: Item[]) => Promise<Item[]>
/** Rows of tables, and what visitors send, are no drafts. */
const hasDrafts = ({ path, storage, calls }: AnyResource): boolean => storage !== 'table' && `POST /api/console/${path}` in calls

const headingOf = (resource: AnyResource, columns: Columns, locale: Locale): SheetRow => {
  const say = (id: string) => translate(locale, { id })
  const labelOf = (name: string, otherwise: string) => say(resource.shapes.all[name]?.label ?? otherwise)
  const title = labelOf(titleField(resource) ?? '', words.name)
  const state = hasDrafts(resource) ? [say(words.isPublished)] : []
  return [title, ...columns.map(([name]) => labelOf(name, name)), ...state, say(words.createdAt)]
}

const rowOf = (resource: AnyResource, columns: Columns, item: Item, locale: Locale, titles: Titles): SheetRow => [
  titleOf(resource, item, locale),
  ...columns.map(([name, shape]) => cellOf(shape, item[name], locale, titles)),
  ...(hasDrafts(resource) ? [translate(locale, { id: item.isPublished ? words.published : words.draft })] : []),
  new Date(item.createdAt),
]

interface Wanted {
  resource: AnyResource
  columns: Columns
  /** All that an import reads, instead of the columns. */
  isWhole: boolean
  ids: readonly string[]
  /** Why people are taken along. */
  reason: string | undefined
  asListed: AsListed | undefined
}

/** Reads items as they are asked for. What is removed in between is left out. */
async function* pagesOf(context: Context, { resource, columns, isWhole, ids, reason, asListed }: Wanted): AsyncGenerator<SheetRow[]> {
  const { locale, caller, request } = context
  const whole = isWhole ? importColumns(resource).columns : []
  yield [isWhole ? whole.map((column) => wholeHeading(column, locale)) : headingOf(resource, columns, locale)]
  for (let from = 0; from < ids.length; from += pageSize) {
    const page = ids.slice(from, from + pageSize)
    const found = await repositoryOf(resource).select(context.db, { where: { _id: { in: page } } })
    const items = (await asListed?.(context.db, found)) ?? found
    const titles = await titlesOf(context, columns, items)
    const { db } = request.server.platform.database
    const reading = { action: 'export', resource: resource.path, items: items.map(({ _id }) => _id) } as const
    if (resource.isNoted) await audit(db, caller, { ...reading, ...(reason === undefined ? {} : { reason }) })
    const cellsOf = (item: Item) =>
      isWhole ? whole.map((column) => wholeCell(column, item, locale, titles)) : rowOf(resource, columns, item, locale, titles)
    const rows = new Map(items.map((item) => [item._id, cellsOf(item)]))
    yield page.flatMap((_id) => [rows.get(_id) ?? []]).filter(({ length }) => length > 0)
  }
}

/** What a list was narrowed by, for the log: of words and other texts that are typed it has the name alone. */
function filtersIn(resource: AnyResource, query: Readonly<Record<string, unknown>>): Record<string, string> {
  const isTyped = (name: string) => name === 'q' || ['line', 'text', 'translated'].includes(resource.shapes.all[name]?.kind ?? '')
  const given = Object.entries(query).filter(([, value]) => value !== undefined)
  return Object.fromEntries(given.map(([name, value]) => [name, isTyped(name) ? '*' : String(value)]))
}

interface Asked {
  format: ExportFormat
  /** What the list is narrowed and ordered by. */
  filters: Record<string, unknown>
  /** Those of them that were chosen; absent: all. */
  chosen?: readonly string[] | undefined
  /** Why people are taken along. */
  reason?: string | undefined
  /** Further things that the log says. */
  noted?: Record<string, string>
}

/** Answers what a list finds as a file, in its order. It is noted who takes it along. @param toPages reads the rows while they are sent */
export async function exportFile(
  context: Context,
  resource: AnyResource,
  { format, filters, chosen, reason, noted = {} }: Asked,
  toPages: (ids: readonly string[]) => AsyncGenerator<readonly SheetRow[]>,
): Promise<Streamed> {
  const { database, config } = context.request.server.platform
  const listed = listQueryOf(resource, filters, config.onlySite)
  const wanted = chosen === undefined ? listed : { ...listed, where: { ...listed.where, _id: { in: chosen } } }
  const found = await repositoryOf(resource).places(context.db, { ...wanted, limit: maxExported + 1, skip: 0 })
  if (found.length > maxExported) throw new ApiError('tooManyRows', { values: { limit: maxExported.toLocaleString('en') } })
  const details = new URLSearchParams({ format, rows: String(found.length), ...noted, ...filtersIn(resource, filters) }).toString()
  await auditList(database.db, context.caller, { action: 'export', resource: resource.path, details, reason: reason ?? null })
  const pages = toPages(found.map(({ _id }) => _id))
  const stream = format === 'csv' ? Readable.from(csvOf(pages), { objectMode: false }) : xlsxOf(pages)
  return new Streamed(stream, {
    'content-type': types[format],
    'content-disposition': `attachment; filename="${resource.path.replaceAll('/', '-')}.${format}"`,
    'cache-control': 'no-store',
  })
}

/** Answers a list as a file for spreadsheets: all that its filters find, or those of them that were chosen, in its order, read page by page while it is sent. */
export const exportList =
  (resource: AnyResource, asListed: AsListed | undefined) =>
  async ({ query }: Input, context: Context): Promise<Streamed> => {
    const {
      format,
      columns: wanted,
      ids: chosen,
      isWhole = false,
      reason,
      ...filters
    } = query as { format: ExportFormat; columns?: string; ids?: string; isWhole?: boolean; reason?: string } & Record<string, unknown>
    const names = wanted?.split(',')
    const columns = sheetFields(resource).filter(([name]) => isWhole || names === undefined || names.includes(name))
    const noted: Record<string, string> = { ...(isWhole ? { isWhole: 'true' } : {}), ...(chosen === undefined ? {} : { isChosen: 'true' }) }
    return exportFile(context, resource, { format, filters, chosen: chosen?.split(','), reason, noted }, (ids) =>
      pagesOf(context, { resource, columns, isWhole, ids, reason, asListed }),
    )
  }

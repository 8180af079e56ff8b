import type { ImportAnswer, ImportedRow, ImportMode, ImportRows } from '#contract/import-calls.ts'
import type { Locale } from '#contract/locale.ts'
import { countColumn, dayText, type SheetColumn, wonIn } from '#contract/shop/bank-cells.ts'
import { createHash } from 'node:crypto'
import type { Db } from '../db/schema.ts'
import { ApiError } from '../http/api-error.ts'
import { auditList } from '../http/audit.ts'
import { readValue } from '../http/import-values.ts'
import { issueOf } from '../http/issues.ts'
import type { Caller } from '../http/platform.ts'

/** Cells of a row, by the paths of their columns. */
export type Cells = ReadonlyMap<string, string>

type Issue = ImportedRow['issues'][number]
/** A row as it is to be stored, what is wrong with it, or neither where it is none that is stored. */
export type ReadRow<Value> = { value: Value } | { issues: Issue[] } | undefined

/** Returns what is wrong with a cell. */
export const wrongCell = (column: string, text: 'required' | 'import.number' | 'import.instant', locale: Locale): Issue => ({
  column,
  message: issueOf(column, text, locale).message,
})

/** Reads an instant of one or two cells, on the shop's clock; undefined: it is none. */
export function instantIn(day: string, time: string, locale: Locale): string | undefined {
  const read = readValue({ kind: 'instant', shape: undefined }, dayText(time.trim() === '' ? day : `${day.trim()} ${time.trim()}`), locale)
  return 'value' in read && typeof read.value === 'string' ? read.value : undefined
}

/** Reads amounts of a row, in won: nothing is 0. */
export function amountsIn<Name extends string>(cells: Cells, names: readonly Name[], locale: Locale) {
  const read = names.map((name) => [name, wonIn(cells.get(name) ?? '')] as const)
  const issues = read.flatMap(([name, won]) => (won === undefined ? [wrongCell(name, 'import.number', locale)] : []))
  return { issues, amounts: Object.fromEntries(read.map(([name, won]) => [name, won ?? 0])) as Record<Name, number> }
}

/** Returns the key by which a row is known again. It tells nothing of what it is made of. */
export const sheetKey = (parts: readonly unknown[]): string => createHash('sha256').update(JSON.stringify(parts)).digest('hex')

interface Sheet<Value extends { key: string }> {
  /** Where rows are stored, each with its key. */
  table: 'shop_deposits' | 'shop_settlement'
  columns: readonly SheetColumn[]
  read: (cells: Cells) => ReadRow<Value>
  /** Stores what is new. @returns its id */
  store: (value: Value) => Promise<string>
}

interface Importing {
  db: Db
  locale: Locale
  caller: Caller
  /** For the log of who has imported something. */
  resource: string
}

/** @throws ApiError `invalid` where a column is unknown, or named twice */
function requireColumns(paths: readonly string[], columns: readonly SheetColumn[], locale: Locale): void {
  const names = new Set([...columns.map(({ path }) => path), countColumn])
  const wrong = paths.findIndex((path, index) => !names.has(path) || paths.indexOf(path) !== index)
  if (wrong >= 0) throw new ApiError('invalid', { issues: [issueOf(`columns.${wrong}`, 'import.column', locale)] })
}

/** Imports rows of a file of a bank or a gateway, each once, or says what would become of them. In a transaction. */
export async function importSheet<Value extends { key: string }>(
  { columns: paths, rows }: ImportRows,
  { dryRun = false, mode }: { dryRun?: boolean | undefined; mode: ImportMode },
  { table, columns, read, store }: Sheet<Value>,
  { db, locale, caller, resource }: Importing,
): Promise<ImportAnswer> {
  requireColumns(paths, columns, locale)
  const all = rows.map(({ row, cells }) => ({ row, read: read(new Map(paths.map((path, at) => [path, (cells[at] ?? '').trim()]))) }))
  const keys = all.flatMap((each) => (each.read !== undefined && 'value' in each.read ? [each.read.value.key] : []))
  const known = keys.length === 0 ? [] : await db.selectFrom(table).select('key').where('key', 'in', keys).execute()
  const seen = new Set(known.map(({ key }) => key))
  const isWritten = !dryRun && (mode === 'right' || all.every((each) => each.read === undefined || 'value' in each.read))
  const results: ImportedRow[] = []
  for (const { row, read: one } of all) {
    if (one !== undefined && 'issues' in one) results.push({ row, state: 'wrong', issues: one.issues })
    else if (one === undefined || seen.has(one.value.key)) results.push({ row, state: 'unchanged', issues: [] })
    else {
      seen.add(one.value.key)
      results.push({ row, state: 'new', issues: [], ...(isWritten ? { _id: await store(one.value) } : {}) })
    }
  }
  const count = String(results.filter(({ state }) => state === 'new').length)
  const details = new URLSearchParams({ rows: String(rows.length), new: count, changed: '0' }).toString()
  if (isWritten) await auditList(db, caller, { action: 'import', resource, details, reason: null })
  return { results, isWritten }
}

import type { ImportColumn } from '#contract/import-columns.ts'
import type { Locale } from '#contract/locale.ts'
import type { AnyResource } from '#contract/resource.ts'
import type { Shape } from '#contract/shape.ts'
import type { Item } from '../db/repository.ts'
import { ApiError } from './api-error.ts'
import { issueOf } from './issues.ts'
import { type Titles, valueAt, wholeCell } from './sheet-cells.ts'
import { officeMinute, type Cell } from './sheet.ts'

export interface Issue {
  column: string
  message: string
}

/** A row of a file as it was read. */
export interface ReadRow {
  /** By path; a value is undefined where the cell is empty. */
  cells: Map<string, { column: ImportColumn; text: string; value: unknown }>
  issues: { path: string; message: string }[]
  locale: Locale
  titles: Titles
}

type Values = Record<string, unknown>
const isRecord = (value: unknown): value is Values => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Sets what a path names; undefined takes it away. */
function setAt(target: Values, path: string, value: unknown): void {
  const [name = '', ...rest] = path.split('.')
  if (rest.length === 0) {
    if (value === undefined) delete target[name]
    else target[name] = value
    return
  }
  const inner = isRecord(target[name]) ? { ...target[name] } : {}
  setAt(inner, rest.join('.'), value)
  target[name] = inner
}

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || (isRecord(value) && Object.values(value).every((each) => isEmpty(each)))

/** What no cell has said: null or an empty list where that may be, and objects of nothing are none. */
function completed(shape: Shape, value: unknown): unknown {
  const { kind, fields, isNullable, isOptional, preset } = shape
  if (isEmpty(value)) return isNullable ? null : kind === 'list' && preset === undefined && !isOptional ? [] : undefined
  if (kind !== 'object' || !isRecord(value)) return value
  return completedFields(fields, value)
}

function completedFields(fields: Readonly<Record<string, Shape>>, values: Values): Values {
  const all = Object.entries(fields).map(([name, shape]) => [name, completed(shape, values[name])] as const)
  return { ...values, ...Object.fromEntries(all.filter(([, value]) => value !== undefined)) }
}

/** The stamps are no fields, and say which item it is. */
const isStamp = (path: string): boolean => path === '_id' || path === 'version'

/** Builds a new item from a row. It is a draft. */
export function creationOf(resource: AnyResource, { cells }: ReadRow): Values {
  const values: Values = {}
  for (const [path, { value }] of cells) if (!isStamp(path) && value !== undefined) setAt(values, path, value)
  const fields = resource.shapes.all
  const presets = Object.entries(fields).flatMap(([name, { preset }]) => (preset === undefined ? [] : [name]))
  const filled = completedFields(fields, values)
  // What has a default gets that, and not null.
  for (const name of presets) if (isEmpty(values[name])) delete filled[name]
  return { ...filled, isPublished: false }
}

const textOf = (cell: Cell): string => (cell === undefined ? '' : cell instanceof Date ? officeMinute(cell) : String(cell))
const normal = (text: string): string => text.normalize('NFC').replaceAll(/\r\n?/g, '\n').trim()

/** Sheets cut texts off at 32,767 characters: what is the beginning of so long a one is not another. */
const cutOff = 32_700

const minute = 60_000

type ReadCell = ReadRow['cells'] extends Map<string, infer One> ? One : never

/** Whether a cell is as an export writes what the item has. */
function isAsExported({ column, text }: ReadCell, item: Item, row: ReadRow): boolean {
  const exported = normal(textOf(wholeCell(column, item, row.locale, row.titles)))
  return text === exported || (text.length > cutOff && exported.startsWith(text))
}

/** Whether a cell says what the item has, in whatever way. */
function isSame(cell: ReadCell, item: Item, row: ReadRow): boolean {
  if (isAsExported(cell, item, row)) return true
  const { column, value } = cell
  const stored = valueAt(item, column.path)
  if (column.kind === 'instant' && typeof stored === 'string' && typeof value === 'string')
    return value === stored || Date.parse(value) === Math.floor(Date.parse(stored) / minute) * minute
  return JSON.stringify(value) === JSON.stringify(stored ?? undefined)
}

/** Returns the issues of a row, except those of cells that an update leaves as exported (an ambiguous title, for example). */
export const issuesIn = (row: ReadRow, item: Item | undefined): ReadRow['issues'] =>
  row.issues.filter(({ path }) => {
    const cell = row.cells.get(path)
    return item === undefined || cell === undefined || !isAsExported(cell, item, row)
  })

const refusal = (path: string, row: ReadRow) => new ApiError('invalid', { issues: [issueOf(path, 'required', row.locale)] })

/** Returns the fields that a row changes. Columns that the file does not have change nothing. */
export function changeOf(resource: AnyResource, row: ReadRow, item: Item): Values {
  const changed: Values = {}
  for (const [path, cell] of row.cells) {
    if (isStamp(path) || isSame(cell, item, row)) continue
    const [name = ''] = path.split('.')
    const { shape } = cell.column
    // An empty cell takes away what may be missing. What has a default keeps what it has.
    if (cell.value === undefined && (shape === undefined || (shape.preset !== undefined && !shape.isNullable))) continue
    if (!(name in changed)) changed[name] = valueAt(item, name)
    setAt(changed, path, cell.value ?? (shape?.isNullable === true ? null : undefined))
    const field = resource.shapes.all[name]
    if (!isEmpty(changed[name])) continue
    if (field?.isNullable !== true && !path.includes('.')) throw refusal(path, row)
    if (field?.isNullable === true) changed[name] = null
  }
  return changed
}

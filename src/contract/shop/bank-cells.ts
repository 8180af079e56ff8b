import { halfWidth } from '../half-width.ts'
import type { ImportRows } from '../import-calls.ts'

/** Column of a file that a bank or a gateway has made. */
export interface SheetColumn {
  path: string
  label: string
  /** Further names that such files have for it. */
  headings: readonly string[]
  isRequired: boolean
}

/** Returns digits that are a day, or a day and a time, as they are written with signs: `20261128` as `2026-11-28`. */
export const dayText = (text: string): string =>
  halfWidth(text)
    .trim()
    .replace(/^(\d{4})(\d\d)(\d\d)(?=$|\D|\d{4,6}$)/, '$1-$2-$3')
    .replace(/^(\d{4}-\d\d-\d\d)\s*(\d\d)(\d\d)(\d\d)?$/, (_all, day: string, hour: string, minute: string, second?: string) =>
      [`${day} ${hour}:${minute}`, ...(second === undefined ? [] : [second])].join(':'),
    )

/** Reads an amount in won, however it is written; undefined: it is none. Nothing, and a dash, are 0. */
export function wonIn(text: string): number | undefined {
  const plain = halfWidth(text)
    .replaceAll(/[,\s₩\\원+]/g, '')
    .replace(/^\((.*)\)$/, '-$1')
    .replace(/^[△▲−]/, '-')
  if (plain === '' || plain === '-') return 0
  const amount = /^-?\d{1,12}(?:\.0+)?$/.test(plain) ? Number(plain) : NaN
  return Number.isNaN(amount) ? undefined : amount
}

/** Name of the column in which rows that are alike in one file are counted. */
export const countColumn = 'nth'

/**
 * Counts rows of a file that are alike in some columns, in a column more: banks list a payment twice where it came twice on a day.
 * @param paths of the columns that the cells stand in
 */
export function countAlike<Row extends Pick<ImportRows['rows'][number], 'cells'>>(
  rows: readonly Row[],
  paths: readonly string[],
  by: readonly string[],
): Row[] {
  const columns = by.map((path) => paths.indexOf(path))
  const seen = new Map<string, number>()
  return rows.map((row) => {
    const key = JSON.stringify(columns.map((at) => row.cells[at]?.trim() ?? ''))
    const count = (seen.get(key) ?? 0) + 1
    seen.set(key, count)
    return { ...row, cells: [...paths.map((_path, at) => row.cells[at] ?? ''), String(count)] }
  })
}

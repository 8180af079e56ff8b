import type { Locale } from '#contract/locale.ts'
import { shopLimits } from '#contract/shop/limits.ts'
import type { FurtherRow } from '../../http/import.ts'
import { readValue } from '../../http/import-values.ts'
import { issueOf, type Text } from '../../http/issues.ts'

interface Issue {
  path: string
  message: string
}

/** Rows of a product, and what is wrong with them so far. */
export interface SheetRows {
  rows: readonly FurtherRow[]
  locale: Locale
  issues: Issue[]
}

/** Notes what is wrong with a cell. */
export function refuse({ issues, locale }: SheetRows, row: number, column: string, text: Text, limits: Record<string, string> = {}): void {
  issues.push(issueOf(`${row}/${column}`, text, locale, limits))
}

/** Reads a number that is not negative; undefined: the cell is empty, or wrong. */
export function countIn(sheet: SheetRows, row: number, column: string, maximum: number = shopLimits.stock): number | undefined {
  const text = sheet.rows[row]?.cell(column) ?? ''
  if (text === '') return undefined
  const read = readValue({ kind: 'number', shape: undefined }, text, sheet.locale)
  const value = 'value' in read && typeof read.value === 'number' ? read.value : undefined
  if (value !== undefined && Number.isInteger(value) && value >= 0 && value <= maximum) return value
  const isLarge = value !== undefined && value > maximum
  refuse(sheet, row, column, isLarge ? 'tooLarge' : 'import.number', { maximum: maximum.toLocaleString('en') })
  return undefined
}

import { toCsv } from '#contract/csv.ts'
import { type Cell, officeMinute, type SheetPages } from './sheet.ts'

function textOf(cell: Cell): string {
  if (typeof cell === 'number') return String(cell)
  if (cell instanceof Date) return officeMinute(cell)
  return toCsv(cell ?? '')
}

/** A sheet as CSV (RFC 4180), with the mark by which spreadsheets know UTF-8. */
export async function* csvOf(pages: SheetPages): AsyncGenerator<Buffer> {
  yield Buffer.from('\uFEFF')
  for await (const rows of pages) yield Buffer.from(rows.map((row) => `${row.map(textOf).join(',')}\r\n`).join(''))
}

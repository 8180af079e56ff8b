import { type Cell, officeOffset, type SheetPages } from './sheet.ts'

/** What a spreadsheet would take for a formula becomes a text. @see https://owasp.org/www-community/attacks/CSV_Injection */
const harmless = (text: string): string => (/^[=+\-@\t\r\0]/.test(text) ? `'${text}` : text)

function textOf(cell: Cell): string {
  if (typeof cell === 'number') return String(cell)
  if (cell instanceof Date) return new Date(cell.getTime() + officeOffset).toISOString().slice(0, 16).replace('T', ' ')
  return `"${harmless(cell ?? '').replaceAll('"', '""')}"`
}

/** A sheet as CSV (RFC 4180), with the mark by which spreadsheets know UTF-8. */
export async function* csvOf(pages: SheetPages): AsyncGenerator<Buffer> {
  yield Buffer.from('\uFEFF')
  for await (const rows of pages) yield Buffer.from(rows.map((row) => `${row.map(textOf).join(',')}\r\n`).join(''))
}

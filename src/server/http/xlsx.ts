import { Readable } from 'node:stream'
import { isLikeFormula } from '#contract/csv.ts'
import { ZipFile } from 'yazl'
import { type Cell, officeOffset, type SheetPages } from './sheet.ts'

/*
 * The least that a workbook needs (ECMA-376): sheets, their texts within their cells, written while it is sent. Libraries that do
 * this make the whole sheet in memory first, or are maintained no longer.
 */

const xml = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packaged = 'http://schemas.openxmlformats.org/package/2006'
const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

/** Of the cells, by their place in `cellXfs`; `quoted` has whoever edits a text that begins as a formula does edit a text. */
const styles = { usual: 0, heading: 1, date: 2, quoted: 3 } as const

/** A sheet of a workbook, with the name on its tab. */
export interface NamedSheet {
  name: string
  pages: SheetPages
}

/** A name as Excel takes it for a sheet: at most 31 units, without signs that its formulas use. */
const sheetName = (name: string): string => attribute(name.replaceAll(/[[\]:*?/\\]/g, ' ').slice(0, 31))

const pathOf = (index: number) => `worksheets/sheet${index + 1}.xml`

/** The files of a workbook beside its sheets. */
const partsOf = (names: readonly string[]): Readonly<Record<string, string>> => ({
  '[Content_Types].xml': `<Types xmlns="${packaged}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${type}.sheet.main+xml"/>${names.map((_name, index) => `<Override PartName="/xl/${pathOf(index)}" ContentType="${type}.worksheet+xml"/>`).join('')}<Override PartName="/xl/styles.xml" ContentType="${type}.styles+xml"/></Types>`,
  '_rels/.rels': `<Relationships xmlns="${packaged}/relationships"><Relationship Id="rId1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${relations}"><sheets>${names.map((name, index) => `<sheet name="${sheetName(name)}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`).join('')}</sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${packaged}/relationships">${names.map((_name, index) => `<Relationship Id="rId${index + 1}" Type="${relations}/worksheet" Target="${pathOf(index)}"/>`).join('')}<Relationship Id="rId${names.length + 1}" Type="${relations}/styles" Target="styles.xml"/></Relationships>`,
  'xl/styles.xml': `<styleSheet xmlns="${main}"><numFmts count="1"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd\\ hh:mm"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="4"><xf xfId="0"/><xf xfId="0" fontId="1" applyFont="1"/><xf xfId="0" numFmtId="164" applyNumberFormat="1"/><xf xfId="0" quotePrefix="1"/></cellXfs></styleSheet>`,
})

const sheetStart = `${xml}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><sheetFormatPr defaultColWidth="22" defaultRowHeight="15"/><sheetData>`
const sheetEnd = '</sheetData></worksheet>'

/** Signs that XML 1.0 knows no way to write, and halves of pairs. */
const unwritable = /[\uFFFE\uFFFF\p{Cs}]|(?![\t\n\r])\p{Cc}/gu
const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '\r': '_x000D_' }
/** Of a cell, in UTF-16 units, as Excel counts. */
const maxText = 32_767

const attribute = (text: string): string =>
  text.replace(unwritable, '').replaceAll(/[&<>"]/g, (sign) => (sign === '"' ? '&quot;' : (entities[sign] ?? sign)))

/** A text as a cell has it: `_x000D_` and its like are signs there, so one that is written out is told apart. */
const written = (text: string): string =>
  text
    .slice(0, maxText)
    .replace(unwritable, '')
    .replaceAll(/_(?=x[\dA-Fa-f]{4}_)/g, '_x005F_')
    .replaceAll(/[&<>\r]/g, (sign) => entities[sign] ?? sign)

/** `A`, `B` ... `Z`, `AA`. */
const letters = (column: number): string =>
  (column < 26 ? '' : letters(Math.floor(column / 26) - 1)) + String.fromCharCode(65 + (column % 26))

const day = 24 * 60 * 60 * 1000
/** Days since 1899-12-30, on the office's clock: sheets know no zones. */
const serialOf = (date: Date): number => (date.getTime() + officeOffset) / day + 25_569

function cellOf(cell: Cell, at: string, isHeading: boolean): string {
  if (cell === undefined || cell === '') return ''
  if (typeof cell === 'number') return `<c r="${at}"><v>${cell}</v></c>`
  if (cell instanceof Date) return `<c r="${at}" s="${styles.date}"><v>${serialOf(cell)}</v></c>`
  const style = isHeading ? styles.heading : isLikeFormula(cell) ? styles.quoted : styles.usual
  return `<c r="${at}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${written(cell)}</t></is></c>`
}

async function* sheetOf(pages: SheetPages): AsyncGenerator<Buffer> {
  yield Buffer.from(sheetStart)
  let count = 0
  for await (const rows of pages) {
    const made = rows.map((row) => {
      count += 1
      return `<row r="${count}">${row.map((cell, column) => cellOf(cell, `${letters(column)}${count}`, count === 1)).join('')}</row>`
    })
    yield Buffer.from(made.join(''))
  }
  yield Buffer.from(sheetEnd)
}

/** Sheets as a workbook (XLSX), one after the other, never whole in memory. */
export function workbookOf(sheets: readonly NamedSheet[]): Readable {
  const zip = new ZipFile()
  for (const [name, text] of Object.entries(partsOf(sheets.map(({ name: sheet }) => sheet)))) zip.addBuffer(Buffer.from(xml + text), name)
  for (const [index, { pages }] of sheets.entries())
    zip.addReadStreamLazy(`xl/${pathOf(index)}`, (give) => give(null, Readable.from(sheetOf(pages), { objectMode: false })))
  zip.end()
  const stream = new Readable().wrap(zip.outputStream)
  // What was begun cannot be answered otherwise any more: the connection ends, and the download fails.
  zip.on('error', (error) => stream.destroy(error))
  return stream
}

/** One sheet as a workbook. */
export const xlsxOf = (pages: SheetPages): Readable => workbookOf([{ name: 'Sheet1', pages }])

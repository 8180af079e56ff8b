import { fromCsv } from '#contract/csv.ts'
import { importLimits } from '#contract/import-calls.ts'
import { msg } from '@lingui/core/macro'
import { sizeText } from '../../ui/deferred/size-text.ts'
import { FileProblem } from './file-problem.ts'

export interface TableRow {
  /** Its number in the file, as spreadsheets count: the headings are row 1. */
  row: number
  cells: string[]
}
export interface Table {
  headings: string[]
  rows: TableRow[]
}

/** Text as Excel saves it: Unicode with or without its mark, or the Korean code page. */
function decode(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('euc-kr').decode(bytes)
  }
}

async function csvRows(bytes: Uint8Array): Promise<string[][]> {
  const { default: Papa } = await import('papaparse')
  // One more than may be there tells that there are too many.
  const { data } = Papa.parse<string[]>(decode(bytes), { preview: importLimits.rows * 2 })
  return data.map((cells) => cells.map((cell) => fromCsv(cell)))
}

const isArchive = (bytes: Uint8Array): boolean => bytes[0] === 0x50 && bytes[1] === 0x4b
const isOldExcel = (bytes: Uint8Array): boolean => bytes[0] === 0xd0 && bytes[1] === 0xcf

const isFilled = (cell: string): boolean => cell.trim() !== ''

/** Tells whether a line has the names of columns. */
export type IsHeading = (cells: readonly string[]) => boolean

/** Headings stand this far down at most. */
const mostAbove = 30

/** The rows of a table that have anything in them. @throws FileProblem */
function tableOf(lines: readonly string[][], isHeading: IsHeading): Table {
  const above = Math.max(
    0,
    lines.slice(0, mostAbove).findIndex((cells) => isHeading(cells)),
  )
  const [first = [], ...rest] = lines.slice(above).map((cells) => cells.map((cell) => cell.replaceAll('\0', '')))
  const headings = first.map((heading) => heading.trim())
  const rows = rest.flatMap((cells, index) =>
    cells.some(isFilled) ? [{ row: above + index + 2, cells: cells.slice(0, headings.length) }] : [],
  )
  if (!headings.some(isFilled) || rows.length === 0) throw new FileProblem(msg`첫 줄에 열의 이름이, 다음 줄부터 내용이 있어야 합니다.`)
  const { rows: most, columns, cell: longest } = importLimits
  if (headings.length > columns) throw new FileProblem(msg`열이 너무 많습니다. ${columns}개까지 가져올 수 있습니다.`)
  if (rows.length > most)
    throw new FileProblem(msg`줄이 너무 많습니다. 한 번에 ${most.toLocaleString('en')}줄까지 가져올 수 있으니 파일을 나누어 주십시오.`)
  const tooLong = rows.find(({ cells }) => cells.some(({ length }) => length > longest))
  if (tooLong !== undefined)
    throw new FileProblem(
      msg`${tooLong.row}번 줄에 너무 긴 칸이 있습니다. 한 칸에 ${longest.toLocaleString('en')}자까지 가져올 수 있습니다.`,
    )
  return { headings, rows }
}

/**
 * Reads a CSV or XLSX file; what it is is told by its bytes. Nothing in it is evaluated.
 * @param isHeading the first line has the headings without it
 * @throws FileProblem
 */
export async function readTable(file: Blob, isHeading: IsHeading = () => true): Promise<Table> {
  const most = importLimits.fileBytes
  if (file.size > most) throw new FileProblem(msg`파일이 너무 큽니다. ${sizeText(most)}까지 가져올 수 있습니다.`)
  const bytes = new Uint8Array(await file.arrayBuffer())
  if (isOldExcel(bytes)) throw new FileProblem(msg`옛 엑셀 파일(XLS)이거나 암호가 걸린 파일입니다. XLSX나 CSV로 저장해 주십시오.`)
  return tableOf(isArchive(bytes) ? await (await import('./xlsx.ts')).xlsxRows(bytes) : await csvRows(bytes), isHeading)
}

import { msg } from '@lingui/core/macro'
import { strFromU8, unzipSync, zipSync } from 'fflate'
import { readSheet } from 'read-excel-file/universal'
import { FileProblem } from './file-problem.ts'

/** Of what is read of a workbook, unpacked: a few times what 5,000 rows need. */
const maxUnpacked = 64 * 1024 * 1024
const maxParts = 2000
/** How far a sheet reaches: a cell far outside would have all those before it made. */
const maxRow = 20_000
const maxColumn = 500

const unsafe = () =>
  new FileProblem(msg`엑셀 파일이 너무 크게 풀리거나 손상되었습니다. 필요한 시트만 남겨 다시 저장하거나 CSV로 저장해 주십시오.`)
const tooFar = () => new FileProblem(msg`시트가 너무 깁니다. 내용 밖의 빈 줄과 빈 열을 지우고 다시 저장하거나 CSV로 저장해 주십시오.`)

/** `A` is 1, `AA` is 27. */
const columnOf = (letters: string): number => [...letters].reduce((number, letter) => number * 26 + letter.charCodeAt(0) - 64, 0)

/**
 * Unpacks what will be read, if its index says that it is modest, and looks how far its sheets reach. It is packed again without
 * compression: the reader would start a worker for more than a little, which our policy forbids. @throws FileProblem
 */
function checked(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  let [parts, unpacked] = [0, 0]
  const isModest = ({ name, originalSize }: { name: string; originalSize: number }): boolean => {
    const isRead = name.endsWith('.xml') || name.endsWith('.rels')
    parts += 1
    if (isRead) unpacked += originalSize
    if (parts > maxParts || unpacked > maxUnpacked) throw unsafe()
    return isRead
  }
  const files = unzipSync(bytes, { filter: isModest })
  for (const [name, content] of Object.entries(files)) {
    const text = strFromU8(content)
    if (/<!(DOCTYPE|ENTITY)/i.test(text)) throw unsafe()
    if (!name.startsWith('xl/worksheets/')) continue
    for (const [, row] of text.matchAll(/<(?:\w+:)?row\b[^<>]*?\sr="(\d+)"/g)) if (Number(row) > maxRow) throw tooFar()
    for (const [, letters = ''] of text.matchAll(/<(?:\w+:)?c\b[^<>]*?\sr="([A-Z]+)\d+"/g))
      if (columnOf(letters) > maxColumn) throw tooFar()
  }
  return zipSync(files, { level: 0 })
}

/** A date of a sheet, which knows no zones: what its cell shows. */
const dateText = (date: Date): string => {
  const shown = new Date(Math.round(date.getTime() / 1000) * 1000).toISOString()
  return shown.slice(0, shown.endsWith(':00.000Z') ? 16 : 19).replace('T', ' ')
}

/** The rows of the first sheet as texts; of formulas what was last computed. @throws FileProblem */
export async function xlsxRows(bytes: Uint8Array<ArrayBuffer>): Promise<string[][]> {
  try {
    const rows = await readSheet(checked(bytes).buffer)
    return rows.map((cells) => cells.map((cell) => (cell instanceof Date ? dateText(cell) : cell === null ? '' : String(cell))))
  } catch (error) {
    throw error instanceof FileProblem ? error : unsafe()
  }
}

import { importLimits, type ImportRows } from '#contract/import-calls.ts'
import { msg } from '@lingui/core/macro'
import { FileProblem } from './file-problem.ts'
import type { Table } from './read-file.ts'

const encoder = new TextEncoder()
const bytesOf = (value: unknown): number => encoder.encode(JSON.stringify(value)).length

/** The rows of a table as the requests that import them. @param paths of its columns; empty ones are left out. @throws FileProblem */
export function chunksOf({ rows }: Table, paths: readonly string[]): ImportRows[] {
  const taken = paths.flatMap((path, index) => (path === '' ? [] : [index]))
  const columns = taken.map((index) => paths[index] ?? '')
  const chunks: ImportRows[] = []
  let [current, bytes]: [ImportRows['rows'], number] = [[], 0]
  for (const { row, cells } of rows) {
    const one = { row, cells: taken.map((index) => cells[index] ?? '') }
    const size = bytesOf(one) + 1
    const room = importLimits.chunkBytes - bytesOf(columns) - 100
    if (size > room) throw new FileProblem(msg`${row}번 줄이 너무 길어 가져올 수 없습니다.`)
    if (current.length === importLimits.chunkRows || bytes + size > room) {
      chunks.push({ columns, rows: current })
      ;[current, bytes] = [[], 0]
    }
    current.push(one)
    bytes += size
  }
  return [...chunks, { columns, rows: current }]
}

import { importLimits, type ImportRows } from '#contract/import-calls.ts'
import { msg } from '@lingui/core/macro'
import { FileProblem } from './file-problem.ts'
import type { Table } from './read-file.ts'

const encoder = new TextEncoder()
const bytesOf = (value: unknown): number => encoder.encode(JSON.stringify(value)).length

type Row = ImportRows['rows'][number]
/** Names the item of a row. */
export type KeyOf = (cell: (path: string) => string, row: number) => string

/** Puts rows together that follow each other and have the same key. */
function together(rows: readonly Row[], columns: readonly string[], keyOf: KeyOf): Row[][] {
  const groups: { key: string; rows: Row[] }[] = []
  for (const row of rows) {
    const key = keyOf((path) => row.cells[columns.indexOf(path)] ?? '', row.row)
    const last = groups.at(-1)
    if (last?.key === key) last.rows.push(row)
    else groups.push({ key, rows: [row] })
  }
  return groups.map((group) => group.rows)
}

/**
 * The rows of a table as the requests that import them. @throws FileProblem
 * @param paths of its columns; empty ones are left out
 * @param keyOf names what several rows are of, which then go in one request
 */
export function chunksOf({ rows }: Table, paths: readonly string[], keyOf: KeyOf = (_cell, row) => String(row)): ImportRows[] {
  const taken = paths.flatMap((path, index) => (path === '' ? [] : [index]))
  const columns = taken.map((index) => paths[index] ?? '')
  const room = importLimits.chunkBytes - bytesOf(columns) - 100
  const chunks: ImportRows[] = []
  let [current, bytes]: [ImportRows['rows'], number] = [[], 0]
  const all = rows.map(({ row, cells }) => ({ row, cells: taken.map((index) => cells[index] ?? '') }))
  for (const group of together(all, columns, keyOf)) {
    const size = bytesOf(group) + 1
    const row = group[0]?.row ?? 0
    if (size > room || group.length > importLimits.chunkRows) throw new FileProblem(msg`${row}번 줄이 너무 길어 가져올 수 없습니다.`)
    if (current.length + group.length > importLimits.chunkRows || bytes + size > room) {
      chunks.push({ columns, rows: current })
      ;[current, bytes] = [[], 0]
    }
    current.push(...group)
    bytes += size
  }
  return [...chunks, { columns, rows: current }]
}

import { halfWidth } from '#contract/half-width.ts'
import { sameColumn, stateColumn } from '#contract/trade/joining.ts'
import { chunksOf } from '../../../console/import/chunks.ts'
import type { Table } from '../../../console/import/read-file.ts'

/** Choices of staff for all rows of a list. */
export interface ForAll {
  state: 'PENDING' | 'APPROVED'
  /** Empty: each row says it. */
  role: '' | 'SELLER' | 'BUYER'
}

const mailKey = (text: string): string => text.trim().toLowerCase()
const numberKey = (text: string): string =>
  halfWidth(text)
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .toUpperCase()

/**
 * The rows of an organiser's list as the requests that import them: each says which earlier one of the whole file has the same mail
 * or registration number, which no request knows of the others.
 */
export function listChunks({ headings, rows }: Table, paths: readonly string[], { state, role }: ForAll) {
  const seen = new Map<string, number>()
  const keysOf = (cells: readonly string[]) =>
    (
      [
        ['mail', mailKey],
        ['registrationNumber', numberKey],
      ] as const
    ).flatMap(([path, keyOf]) => {
      const key = keyOf(cells[paths.indexOf(path)] ?? '')
      return key === '' ? [] : [`${path} ${key}`]
    })
  const isSaid = role === '' || paths.includes('role')
  const marked = rows.map(({ row, cells }) => {
    const keys = keysOf(cells)
    const same = keys.map((key) => seen.get(key)).find((first) => first !== undefined)
    for (const key of keys) if (!seen.has(key)) seen.set(key, row)
    const own = paths.map((_path, at) => cells[at] ?? '')
    return { row, cells: [...own, same === undefined ? '' : String(same), state, ...(isSaid ? [] : [role])] }
  })
  return chunksOf({ headings, rows: marked }, [...paths, sameColumn, stateColumn, ...(isSaid ? [] : ['role'])])
}

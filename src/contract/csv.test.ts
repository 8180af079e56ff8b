import { expect, it } from 'vitest'
import { fromCsv, toCsv } from './csv.ts'

it.each(['=', '+', '-', '@', '＝', '＋', '－', '＠', '\t', '\r', '\n', '\0'])(
  'a cell that begins with %j is no formula of any spreadsheet, and is read back as it was',
  (sign) => {
    for (const text of [`${sign}1+1`, `'${sign}1+1`]) {
      const cell = toCsv(text)
      expect(cell).toBe(`"'${text}"`)
      expect(fromCsv(cell.slice(1, -1))).toBe(text)
    }
  },
)

it('a cell with such a sign further on stays as it is', () => {
  for (const text of ['1+1', ' =1', '가＠나', "'가"]) expect(toCsv(text)).toBe(`"${text}"`)
})

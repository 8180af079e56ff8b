import { expect, it } from 'vitest'
import { toCsv } from './csv.ts'

it('a table is quoted, and nothing in it is a formula', () => {
  const rows = [
    ['이름', 'a "b", c'],
    ['=1+1', '+82', '-1', '@SUM(A1)', '\t=1', 'two\nlines'],
  ]
  expect(toCsv(rows)).toBe('\uFEFF"이름","a ""b"", c"\r\n"\'=1+1","\'+82","\'-1","\'@SUM(A1)","\'\t=1","two\nlines"\r\n')
})

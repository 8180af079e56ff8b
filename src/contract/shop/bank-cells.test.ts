import { describe, expect, it } from 'vitest'
import { countAlike, dayText, wonIn } from './bank-cells.ts'
import { payerKeyOf } from './payer-name.ts'

describe('a cell of a bank', () => {
  it('is an amount however it is written', () => {
    const cells = {
      '1,234,000': 1_234_000,
      '₩ 50,000': 50_000,
      '５０,０００원': 50_000,
      '1234.00': 1234,
      '-3,300': -3300,
      '(3,300)': -3300,
    }
    for (const [text, won] of Object.entries({ ...cells, '△3300': -3300, '': 0, '-': 0 })) expect(wonIn(text), text).toBe(won)
    for (const text of ['열 원', '12.5', '1e5', '--1']) expect(wonIn(text), text).toBeUndefined()
  })

  it('is a day, with or without its time, of digits alone, too', () => {
    expect(dayText('20261128')).toBe('2026-11-28')
    expect(dayText('20261128140322')).toBe('2026-11-28 14:03:22')
    expect(dayText('20261128 1403')).toBe('2026-11-28 14:03')
    expect(dayText('20261128 14:03:22')).toBe('2026-11-28 14:03:22')
    expect(dayText(' 2026.11.28 14:03 ')).toBe('2026.11.28 14:03')
  })

  it('names a payer whatever its width, case and spaces', () => {
    expect(payerKeyOf(' 홍 길동 ')).toBe(payerKeyOf('홍길동'))
    expect(payerKeyOf('ＬＥＥ mina')).toBe('leemina')
    expect(payerKeyOf('㈜이음')).toBe(payerKeyOf('(주) 이음'))
    // As a Mac writes it: letters apart.
    expect(payerKeyOf('홍길동'.normalize('NFD'))).toBe('홍길동')
  })
})

it('rows that are alike are counted, whatever their notes say', () => {
  const rows = [
    ['2026-11-28', '1000', '가', '메모'],
    ['2026-11-28', '1000', '가'],
    ['2026-11-28', '1000', '나'],
  ].map((cells, index) => ({ row: index + 2, cells }))
  const counted = countAlike(rows, ['at', 'amount', 'payer', 'note'], ['at', 'time', 'amount', 'payer'])
  expect(counted.map(({ cells }) => cells)).toEqual([
    ['2026-11-28', '1000', '가', '메모', '1'],
    ['2026-11-28', '1000', '가', '', '2'],
    ['2026-11-28', '1000', '나', '', '1'],
  ])
})

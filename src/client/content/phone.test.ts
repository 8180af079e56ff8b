import { describe, expect, it } from 'vitest'
import { caretAfterGrouping, groupPhone, localPhone } from './phone.ts'

describe('a phone number while it is typed', () => {
  it.each([
    ['010', '010'],
    ['0101', '010-1'],
    ['0101234', '010-1234'],
    ['01012345678', '010-1234-5678'],
    ['010-1234-5678', '010-1234-5678'],
    ['010-12345', '010-1234-5'],
    ['０１０－１２３４－５６７８', '010-1234-5678'],
    ['010-1２３４', '010-1234'],
  ])('%s is grouped as %s', (typed, grouped) => {
    expect(groupPhone(typed)).toBe(grouped)
  })

  it.each(['+82 10 1234 5678', '010.1234.5678', '(02) 123', '010123456789', '카톡으로 주세요', ''])('%s stays as it is', (typed) => {
    expect(groupPhone(typed)).toBe(typed)
  })

  it('keeps the caret behind the same digit', () => {
    expect(caretAfterGrouping('0101', 4, '010-1')).toBe(5)
    expect(caretAfterGrouping('010-12934-567', 6, '010-1293-4567')).toBe(6)
    expect(caretAfterGrouping('０１０１', 4, '010-1')).toBe(5)
    expect(caretAfterGrouping('9010-1234-567', 1, '901-0123-4567')).toBe(1)
  })
})

it('a stored number of Korea is shown as it is dialled there', () => {
  expect(localPhone('+821000001234')).toBe('010-0000-1234')
  expect(localPhone('+12125550100')).toBe('+12125550100')
})

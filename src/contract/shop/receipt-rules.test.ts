import { expect, it } from 'vitest'
import { canAskReceipt, invoiceSplit, isBusinessNumber, receiptDueOf, receiptIdentity, receiptUntilOf } from './receipt-rules.ts'

const order = { means: 'transfer', paid: 99_000, receiptUse: null, receipted: 0 } as const

it('a cash receipt is due where one was asked for, and from 100,000 won on, for what came as cash', () => {
  expect(receiptDueOf(order)).toBe(0)
  expect(receiptDueOf({ ...order, receiptUse: 'income' })).toBe(99_000)
  expect(receiptDueOf({ ...order, paid: 100_000 })).toBe(100_000)
  expect(receiptDueOf({ ...order, paid: 100_000, means: 'gateway' })).toBe(0)
  expect(receiptDueOf({ ...order, paid: 100_000, means: null })).toBe(0)
})

it('of one that was issued so much is taken back as goes back, also below the amount from which one is due', () => {
  const issued = { ...order, receipted: 120_000 }
  expect(receiptDueOf({ ...issued, paid: 120_000 })).toBe(0)
  expect(receiptDueOf({ ...issued, paid: 90_000 })).toBe(-30_000)
  expect(receiptDueOf({ ...issued, paid: 0 })).toBe(-120_000)
})

it('one can be asked for until it is issued, and not for a card', () => {
  expect(canAskReceipt({ means: null, receipted: 0 })).toBe(true)
  expect(canAskReceipt({ means: 'transfer', receipted: 1 })).toBe(false)
  expect(canAskReceipt({ means: 'gateway', receipted: 0 })).toBe(false)
})

it.each([
  ['01012345678', true],
  ['1234567890', true],
  ['5412345678901', true],
  ['123', false],
  ['02123456789', false],
])('%s is a number for one: %s', (text, is) => expect(receiptIdentity.test(text)).toBe(is))

it.each([
  ['1234567891', true],
  ['1234567892', false],
  ['1234567890', false],
  ['123456789', false],
])('%s is the registration number of a business: %s', (digits, is) => expect(isBusinessNumber(digits)).toBe(is))

it('is due within five days; a tax invoice until the tenth of the next month on the shop’s clock', () => {
  expect(receiptUntilOf('income', '2026-11-30T14:00:00.000Z')).toBe('2026-12-05T14:00:00.000Z')
  expect(receiptUntilOf('invoice', '2026-11-30T14:00:00.000Z')).toBe('2026-12-10T14:59:59.999Z')
  expect(receiptUntilOf('invoice', '2026-11-30T16:00:00.000Z'), 'December has begun in Seoul').toBe('2027-01-10T14:59:59.999Z')
})

it('the parts of a tax invoice add up', () => {
  expect(invoiceSplit(110_000, 0)).toEqual({ supply: 100_000, vat: 10_000, exempt: 0 })
  for (const [amount, exempt] of [
    [98_765, 1234],
    [5000, 5000],
    [1, 0],
  ] as const) {
    const parts = invoiceSplit(amount, exempt)
    expect(parts.supply + parts.vat + parts.exempt).toBe(amount)
  }
})

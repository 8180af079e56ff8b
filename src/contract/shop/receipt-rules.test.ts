import { expect, it } from 'vitest'
import { canAskReceipt, receiptDueOf, receiptIdentity } from './receipt-rules.ts'

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

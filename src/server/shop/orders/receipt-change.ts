import { receiptDueOf, receiptRules } from '#contract/shop/receipt-rules.ts'
import type { Order } from './rows.ts'

const dayMs = 24 * 60 * 60 * 1000

/** Part of an order that decides on its cash receipt. */
export type Standing = Pick<Order, 'means' | 'paid' | 'receiptUse' | 'receipted' | 'receiptUntil'>

/** Returns what of an order changes with its money, or with what its shopper wants: whether a cash receipt is to be issued or taken back, and until when. */
export function receiptChange(order: Standing, at: string): Pick<Order, 'needsReceipt' | 'receiptUntil'> {
  const needsReceipt = receiptDueOf(order) !== 0
  const until = new Date(Date.parse(at) + receiptRules.days * dayMs).toISOString()
  return { needsReceipt, receiptUntil: needsReceipt ? (order.receiptUntil ?? until) : null }
}

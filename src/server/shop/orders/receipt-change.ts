import { receiptDueOf, receiptUntilOf } from '#contract/shop/receipt-rules.ts'
import type { Order } from './rows.ts'

/** Part of an order that decides on its cash receipt, or tax invoice. */
export type Standing = Pick<Order, 'means' | 'paid' | 'receiptUse' | 'receipted' | 'receiptUntil'>

/** Returns what of an order changes with its money, or with what its shopper wants: whether a proof is to be issued or taken back, and until when. */
export function receiptChange(order: Standing, at: string): Pick<Order, 'needsReceipt' | 'receiptUntil'> {
  const needsReceipt = receiptDueOf(order) !== 0
  return { needsReceipt, receiptUntil: needsReceipt ? (order.receiptUntil ?? receiptUntilOf(order.receiptUse, at)) : null }
}

/** Returns the same for another use: its deadline is another one, counted from now on. */
export const receiptUseChange = (order: Standing, receiptUse: Order['receiptUse'], at: string) =>
  receiptChange({ ...order, receiptUse, receiptUntil: receiptUse === order.receiptUse ? order.receiptUntil : null }, at)

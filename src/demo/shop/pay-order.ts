import { receiptDueOf } from '#contract/shop/receipt-rules.ts'
import type { Db } from '#server/db/schema.ts'
import { receiptChange } from '#server/shop/orders/receipt-change.ts'
import { type Order, orderRepository } from '#server/shop/orders/rows.ts'
import { noteSold } from '#server/shop/orders/sold.ts'
import { movePayment } from '#server/shop/orders/steps.ts'
import { v7 as uuid } from 'uuid'

const day = 24 * 60 * 60 * 1000

interface Paying {
  staff: string | undefined
  at: Date
  now: Date
}

/** Cash receipts of the last days wait to be issued, older ones are. */
async function giveReceipt(db: Db, order: Order, { staff, at: paidAt, now }: Paying): Promise<Order> {
  const change = receiptDueOf(order)
  if (change === 0) return order
  const isWaiting = now.getTime() - paidAt.getTime() < 3 * day
  const changes = isWaiting ? receiptChange(order, paidAt.toISOString()) : { receipted: change }
  const at = new Date(paidAt.getTime() + day).toISOString()
  const row = { _id: uuid(), _order: order._id, at, change, balance: change, approvalNumber: '000000000', _user: staff ?? null }
  if (!isWaiting) await db.insertInto('shopReceipts').values(row).execute()
  return (await orderRepository.update(db, order, changes)) ?? order
}

/** Notes the payment of an order that was stored as a paid one, with what was sold by it. */
export async function payOrder(db: Db, order: Order, paying: Paying): Promise<Order> {
  const { staff, at } = paying
  const by = { by: 'staff' as const, ...(staff === undefined ? {} : { staff }) }
  await noteSold(db, await movePayment(db, { ...order, paid: 0 }, order.total, by, at.toISOString()), 'pay')
  return giveReceipt(db, order, paying)
}

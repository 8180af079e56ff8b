import { shopDayOf } from '#contract/shop/shop-day.ts'
import type { Db } from '#server/db/schema.ts'
import { chargeRepository } from '#server/shop/charges/rows.ts'
import { type Order, orderRepository } from '#server/shop/orders/rows.ts'
import { insertPayout } from '#server/shop/settlement/import-payouts.ts'
import { sheetKey } from '#server/shop/sheet-import.ts'

const day = 24 * 60 * 60 * 1000
/** So many orders of the demo were paid with a card. */
const most = 7

/** Makes an order one that was paid through the gateway. @returns the key of its payment */
async function payByCard(db: Db, order: Order, index: number): Promise<string> {
  const paymentKey = `demo_${String(index + 1).padStart(4, '0')}_${order.number}`
  await orderRepository.update(db, order, { means: 'gateway' })
  await chargeRepository.insert(db, {
    _order: order._id,
    number: order.number,
    state: 'paid',
    amount: order.total,
    method: '카드',
    paymentKey,
    receiptUrl: null,
    account: null,
    accountUntil: null,
    failure: null,
    refunded: 0,
    trouble: null,
    isTroubled: false,
    checkAt: null,
    checks: 0,
    memo: null,
    createdAt: order.createdAt,
  })
  return paymentKey
}

/** Payments with a card, and the gateway's list of what it has paid out: one is missing in it, one is another amount, one is not the shop's. */
export async function addDemoPayouts(db: Db, now: Date): Promise<void> {
  const sent = ['shipped', 'delivered', 'confirmed'] as const
  const all = await orderRepository.select(db, { where: { state: { in: sent }, channel: 'online', isOwed: false }, sort: '-createdAt', limit: 40 })
  // What came as cash may have a receipt for cash.
  const paid = all.filter(({ receipted, needsReceipt, paid: here, total, openReturns }) => receipted === 0 && !needsReceipt && here === total && openReturns === 0)
  // The newest, and two that were paid long ago.
  const orders = [...new Set([...paid.slice(0, most - 2), ...paid.slice(-2)])]
  let count = 0
  const add = async (paymentKey: string, amount: number, daysAgo: number) => {
    const fee = Math.round(amount * 0.028)
    const feeVat = Math.round(fee / 10)
    count += 1
    const of = { day: shopDayOf(new Date(now.getTime() - daysAgo * day).toISOString()), paymentKey, orderId: '' }
    await insertPayout(db, { ...of, amount, fee, feeVat, payout: amount - fee - feeVat, key: sheetKey(['demo', count]) })
  }
  for (const [index, order] of orders.entries()) {
    const key = await payByCard(db, order, index)
    const age = Math.round((now.getTime() - Date.parse(order.createdAt)) / day)
    // One of the older ones is missing, another one is less.
    if (index === orders.length - 2) continue
    if (age > 2) await add(key, index === orders.length - 1 ? order.total - 1000 : order.total, Math.max(1, age - 2))
  }
  await add('demo_9999_other', 18_000, 9)
}

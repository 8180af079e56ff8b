import { shopProducts } from '#contract/shop/products.ts'
import { bump } from '../../db/revision.ts'
import type { Db } from '../../db/schema.ts'
import { ApiError } from '../../http/api-error.ts'
import { moveStock } from '../stock.ts'
import { endWaiting, readWaiting } from './change-rows.ts'
import { type Order, orderRepository } from './rows.ts'

/** Ends the change of an order that waits for its difference, where one does: what it holds is back in the stock. Under `lockOrders`. */
export async function releaseChange(db: Db, order: Order, now: string): Promise<Order> {
  const waiting = order.changeDue === 0 ? undefined : await readWaiting(db, order._id)
  if (waiting === undefined) return order
  const released = await orderRepository.update(db, order, { changeDue: 0, changeUntil: null })
  if (released === undefined || !(await endWaiting(db, waiting._id, 'dropped', now))) throw new ApiError('orderState')
  const held = await db
    .selectFrom('shopOrderChangePieces')
    .select(['_variant', 'pieces'])
    .where('_change', '=', waiting._id)
    .orderBy('_variant')
    .execute()
  for (const { _variant, pieces: amount } of held)
    await moveStock(db, { _variant, kind: 'restored', amount, reason: order.number, _user: null })
  await bump(db, shopProducts.path)
  return released
}

import type { Body } from '#contract/api.ts'
import { ApiError } from '../../http/api-error.ts'
import type { Change } from '../../notifications/notify.ts'
import { claimRepository } from '../claims/claim-rows.ts'
import { closeReturn, newClaim, quote, readSold } from '../claims/refunds.ts'
import { type Order, orderRepository } from '../orders/rows.ts'
import { takeStep } from '../orders/steps.ts'

/**
 * Takes back pieces that were sold at the desk: a return that is closed at once, and its money given back by the means it came by. Under
 * `lockOrders`.
 * @returns what goes back, in won
 * @throws ApiError `orderState`, `notFound`, `tooManyPieces`, `refundChanged` where staff have seen another amount
 */
export async function takeBack(
  order: Order,
  { _line, quantity, cause, isSellable, amount: seen }: Body<'POST /api/console/shop/orders/{_id}/returns'>,
  staff: string,
  change: Change,
): Promise<number> {
  const { db, now } = change
  if (order.channel !== 'desk' || (order.state !== 'delivered' && order.state !== 'confirmed')) throw new ApiError('orderState')
  const line = (await readSold(db, order._id)).find(({ _id }) => _id === _line)
  if (line === undefined) throw new ApiError('notFound')
  const left = line.quantity - line.ended
  if (quantity > left) throw new ApiError('tooManyPieces', { values: { left } })
  const refund = await quote(db, order, _line, quantity, cause)
  if (refund.amount !== seen) throw new ApiError('refundChanged', { values: { amount: refund.amount.toLocaleString('en') } })
  const asked = { ...newClaim(order, line, quantity, cause), ...refund, kind: 'return', state: 'requested', closedAt: null } as const
  const claim = await claimRepository.insert(db, asked)
  const held = await orderRepository.update(db, order, { openReturns: order.openReturns + 1 })
  if (held === undefined) throw new ApiError('orderState')
  const { order: owing } = await closeReturn(db, held, claim, { cause, isRestocked: isSellable }, now)
  if (owing.owed > 0) await takeStep(change, owing, 'refund', { by: 'staff', staff })
  return refund.amount
}

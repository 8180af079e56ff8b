import type { Body } from '#contract/api.ts'
import { shopLimits } from '#contract/shop/limits.ts'
import { canTake } from '#contract/shop/order-states.ts'
import { taxIn } from '#contract/shop/order-total.ts'
import { ApiError } from '../../http/api-error.ts'
import type { WriteContext } from '../../http/route.ts'
import { tellOffice } from '../../mail/office-alerts.ts'
import type { Change } from '../../notifications/notify.ts'
import { readCharges } from '../charges/rows.ts'
import { type Order, orderRepository } from './rows.ts'
import { type By, noteStep, notifyOfOrder } from './steps.ts'

const day = 24 * 60 * 60 * 1000

/** An order as it is collected: nothing is paid for its delivery. */
const collected = ({ goods, vat, deliveryFee }: Order) =>
  ({
    method: 'pickUp',
    deliveryFee: 0,
    total: goods,
    vat: vat - taxIn(deliveryFee),
    postcode: null,
    address: null,
    addressDetail: null,
  }) as const

/** @throws ApiError `orderState` where an order is of the shelf, is paid, or its money is on its way */
async function requireOpen(order: Order, { db }: Pick<WriteContext, 'db'>): Promise<void> {
  const charges = (await readCharges(db, [order._id])).get(order._id) ?? []
  const isOnItsWay = charges.some(({ state }) => state === 'confirming' || state === 'waiting')
  if (order._lot === null || order.state !== 'unpaid' || isOnItsWay) throw new ApiError('orderState')
}

async function update(order: Order, change: Partial<Order>, { db }: Pick<WriteContext, 'db'>): Promise<Order> {
  const changed = await orderRepository.update(db, order, change)
  if (changed === undefined) throw new ApiError('orderState')
  return changed
}

/**
 * Notes how a member wants to get a lot: delivered, which staff are told of, or collected after all. Under `lockOrders`.
 * @throws ApiError `orderState`
 */
export async function askDelivery(order: Order, body: Body<'PUT /api/v1/me/orders/{_id}/delivery'>, context: WriteContext): Promise<Order> {
  await requireOpen(order, context)
  const now = new Date().toISOString()
  const isWanted = body.method === 'delivery'
  const { method: _wanted, ...place } = body
  const changed = await update(order, { ...collected(order), ...place, quoteWantedAt: isWanted ? now : null, changedAt: now }, context)
  await noteStep(context.db, order._id, isWanted ? 'wantQuote' : 'change', { by: 'member' }, now)
  if (isWanted) await tellOffice({ ...context, platform: context.request.server.platform }, 'order')
  return changed
}

/**
 * Notes what the delivery of a lot costs, in won with its tax, where that is asked for: its member is told, and has some days to pay it.
 * Under `lockOrders`.
 * @throws ApiError `orderState`
 */
export async function quoteDelivery(change: Change, order: Order, fee: number, by: By): Promise<Order> {
  const { db, now } = change
  await requireOpen(order, change)
  if (!canTake('quote', order, by.by)) throw new ApiError('orderState')
  const payUntil = new Date(Math.max(Date.parse(order.payUntil), Date.parse(now) + shopLimits.quotedPayDays * day)).toISOString()
  const costs = { deliveryFee: fee, total: order.goods + fee, vat: order.vat + taxIn(fee) }
  const quoted = await update(order, { ...costs, method: 'delivery', quoteWantedAt: null, payUntil, remindedAt: null }, change)
  await noteStep(db, order._id, 'quote', by, now)
  await notifyOfOrder(change, quoted, 'quoted')
  return quoted
}

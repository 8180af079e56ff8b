import { orders } from '#contract/shop/orders.ts'
import type { OrderNotification } from '#contract/shop/notification-kinds.ts'
import { canTake, type NotedStep, type OrderActor, type OrderState, type OrderStep, orderTransitions } from '#contract/shop/order-states.ts'
import { shopProducts } from '#contract/shop/products.ts'
import { v7 as uuid } from 'uuid'
import { bump, lockRevisions } from '../../db/revision.ts'
import type { Db } from '../../db/schema.ts'
import { ApiError } from '../../http/api-error.ts'
import { type Change, notify } from '../../notifications/notify.ts'
import { giveCouponBack } from '../coupons.ts'
import { earnedBy } from '#contract/shop/refund.ts'
import { cancelLeft, noteRefunded, readSold } from '../claims/refunds.ts'
import { earnPoints, returnPoints } from '../points/ledger.ts'
import { moveStock } from '../stock.ts'
import { readNextClose } from '../desk/closes.ts'
import { readPaymentDay } from '../sales/month-closes.ts'
import { giveCollectionCode } from './collection.ts'
import { receiptChange, type Standing } from './receipt-change.ts'
import { textGuest } from './notifications.ts'
import { type Order, orderRepository } from './rows.ts'
import { noteSold } from './sold.ts'

export interface By {
  by: OrderActor
  /** Who of the staff. */
  staff?: string
}

/** Locks what every change of orders and their stock changes, before any row: two that change the same wait for each other. */
export const lockOrders = (db: Db): Promise<void> => lockRevisions(db, [shopProducts.path, orders.path])

const numberOf = async (db: Db, table: 'shopOrderSteps' | 'shopPayments', _order: string): Promise<number> =>
  Number(
    (
      await db
        .selectFrom(table)
        .select(({ fn }) => fn.countAll().as('total'))
        .where('_order', '=', _order)
        .executeTakeFirstOrThrow()
    ).total,
  ) + 1

/** Notes what became of an order. Under its lock. */
export async function noteStep(db: Db, _order: string, step: NotedStep, { by, staff }: By, at: string): Promise<void> {
  // Nothing comes before it.
  const number = step === 'place' ? 1 : await numberOf(db, 'shopOrderSteps', _order)
  await db
    .insertInto('shopOrderSteps')
    .values({ _id: uuid(), _order, number, at, step, by, _user: staff ?? null })
    .execute()
}

/** Returns what of an order changes as money comes or goes, in won: its cash receipt follows it. */
export function paidChange(order: Standing, change: number, at: string): Pick<Order, 'paid' | 'needsReceipt' | 'receiptUntil'> {
  const paid = order.paid + change
  return { paid, ...receiptChange({ ...order, paid }, at) }
}

interface PaymentKind {
  isBounce?: boolean
  isPostage?: boolean
  isDifference?: boolean
  interest?: number
}

/** Moves the money of an order and notes it in its ledger. Under its lock. @returns the id of the payment */
export async function movePayment(
  db: Db,
  { _id: _order, paid, channel }: Pick<Order, '_id' | 'paid' | 'channel'>,
  change: number,
  { staff, isBounce = false, isPostage = false, isDifference = false, interest = 0 }: By & PaymentKind,
  at: string,
): Promise<string> {
  const number = await numberOf(db, 'shopPayments', _order)
  const _id = uuid()
  await db
    .insertInto('shopPayments')
    .values({
      _id,
      _order,
      number,
      at,
      day: await readPaymentDay(db, at),
      change,
      balance: paid + change,
      isBounce: Number(isBounce),
      isPostage: Number(isPostage),
      isDifference: Number(isDifference),
      interest,
      deskClose: channel === 'desk' ? await readNextClose(db) : null,
      _user: staff ?? null,
    })
    .execute()
  return _id
}

/** Takes the pieces of an order out of the stock, or gives them back: always in one order, so that two orders do not wait for each other. */
export async function moveStockOf(db: Db, { _id, number }: Pick<Order, '_id' | 'number'>, kind: 'ordered' | 'restored'): Promise<void> {
  const lines = await db
    .selectFrom('shopOrderLines')
    .select(['_variant', 'quantity'])
    .where('_order', '=', _id)
    .orderBy('_variant')
    .execute()
  for (const { _variant, quantity: amount } of lines)
    if (_variant !== null) await moveStock(db, { _variant, kind, amount, reason: number, _user: null })
  await bump(db, shopProducts.path)
}

const notifications: Readonly<Partial<Record<OrderStep, OrderNotification>>> = {
  pay: 'paid',
  bounce: 'bounced',
  ship: 'shipped',
  shipPart: 'partShipped',
  makeReady: 'ready',
  deliver: 'delivered',
  cancel: 'cancelled',
  lapse: 'lapsed',
  refund: 'refunded',
}

/** Notifies the shopper of an order: a member by the channels of the account, a guest by text message. Who has left hears no more. */
export const notifyOfOrder = (change: Change, order: Order, kind: OrderNotification, data: Record<string, string> = {}): Promise<void> =>
  order._user === null
    ? textGuest(change, order, kind, data)
    : notify(change, [order._user], { module: 'shop', kind, subject: order._id, data })

/** What a step writes beside the state: the table of the steps says no more than that. */
type Written = Partial<Pick<Order, 'parcels' | 'packedAt' | 'reason' | 'refundAccount' | 'means' | 'payUntil'>>
/** Interest on a refund that is late, in won: it stands beside the refund, in no balance. */
type More = Written & { interest?: number }

/**
 * Takes an order a step further, with all that follows: its stock, coupon and points are given back where it ends before it is sent, its money is in
 * its ledger, what it brings is given once it is confirmed, and its member is told. In a transaction, under `lockOrders`.
 * @throws ApiError `orderState` where it is not, or no longer, at this step
 */
export async function takeStep(change: Change, order: Order, step: OrderStep, by: By, said: More = {}): Promise<Order> {
  const { db, now } = change
  const { interest = 0, ...more } = said
  if (!canTake(step, order, by.by)) throw new ApiError('orderState')
  const transition = orderTransitions[step]
  const to: OrderState = 'to' in transition ? transition.to : order.state
  const amounts: Readonly<Partial<Record<OrderStep, number>>> = { pay: order.total, bounce: -order.total, refund: -order.owed }
  const money = amounts[step] ?? 0
  // What is paid ends piece by piece, which says what goes back.
  const isPaidBack = step === 'cancel' && order.state !== 'unpaid'
  const changed = await orderRepository.update(db, order, {
    ...more,
    ...(isPaidBack ? {} : { state: to }),
    ...(money === 0 ? {} : paidChange({ ...order, ...more }, money, now)),
    ...(step === 'refund' ? { owed: 0, isOwed: false, refundUntil: null } : {}),
    // It is reminded of being collected as well.
    ...(step === 'pay' ? { remindedAt: null, quoteWantedAt: null } : {}),
    ...(step === 'makeReady' ? { readyAt: now } : {}),
    ...(step === 'deliver' ? { deliveredAt: now } : {}),
  })
  if (changed === undefined) throw new ApiError('orderState')
  if (step === 'makeReady') {
    await giveCollectionCode(db, order._id)
    await db.updateTable('shopOrderLines').set({ unsent: 0 }).where('_order', '=', order._id).execute()
  }
  await noteStep(db, order._id, step, by, now)
  if (money !== 0) {
    const _payment = await movePayment(db, order, money, { ...by, isBounce: step === 'bounce', interest }, now)
    if (step === 'refund') await noteRefunded(db, order._id, _payment)
    await noteSold(db, _payment, step)
  }
  const after = isPaidBack ? await cancelLeft(db, changed, now) : changed
  if (to === 'cancelled' && order.state === 'unpaid') {
    await moveStockOf(db, order, 'restored')
    await giveCouponBack(db, order._id, now)
    await returnPoints(db, order._id, order.points, now)
  }
  const earned = step === 'confirm' ? earnedBy(order, await readSold(db, order._id)) : 0
  if (order._user !== null && earned > 0) await earnPoints(db, { _user: order._user, _order: order._id, amount: earned }, now)
  const kind = notifications[step]
  // Who has done it knows it, and who has paid with points, too. What goes back through the gateway is told once it has gone.
  const isKnown = by.by === 'member' || (step === 'pay' && money === 0) || (step === 'refund' && by.by === 'gateway')
  const data = more.parcels === undefined ? {} : { parcel: String(more.parcels) }
  if (kind !== undefined && !isKnown) await notifyOfOrder(change, after, kind, data)
  return after
}

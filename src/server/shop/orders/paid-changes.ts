import type { Body } from '#contract/api.ts'
import { payHoursOf } from '#contract/shop/pay-hours.ts'
import { hasRefundDeadline, refundUntilOf } from '#contract/shop/refund-deadline.ts'
import { shopProducts } from '#contract/shop/products.ts'
import type { PaymentMeans } from '#contract/shop/order-states.ts'
import { canTake } from '#contract/shop/order-states.ts'
import { bump } from '../../db/revision.ts'
import type { Db } from '../../db/schema.ts'
import { ApiError } from '../../http/api-error.ts'
import { issueOf } from '../../http/issues.ts'
import type { WriteContext } from '../../http/route.ts'
import { tellOffice } from '../../mail/office-alerts.ts'
import type { Change } from '../../notifications/notify.ts'
import { canPayChange } from '../charges/rows.ts'
import { giveCouponBack } from '../coupons.ts'
import { notePayer } from '../deposits/rows.ts'
import { returnPoints } from '../points/ledger.ts'
import type { ShopDeps } from '../shop.ts'
import { moveStock } from '../stock.ts'
import {
  endWaiting,
  insertChange,
  type NewContents,
  type NewLine,
  piecesBetween,
  readNewLines,
  readOrderLines,
  readWaiting,
  writeLines,
} from './change-rows.ts'
import { releaseChange } from './release-change.ts'
import { type Order, orderRepository } from './rows.ts'
import { type By, movePayment, noteStep, notifyOfOrder, paidChange } from './steps.ts'
import { noteSold } from './sold.ts'

const hour = 3_600_000

/** Takes pieces out of the stock (positive), or gives them back. @param more by variant, in the order of their ids */
export async function movePieces(db: Db, { number: reason }: Pick<Order, 'number'>, more: Iterable<[string, number]>): Promise<void> {
  for (const [_variant, change] of more)
    await moveStock(db, { _variant, kind: change > 0 ? 'ordered' : 'restored', amount: Math.abs(change), reason, _user: null })
  await bump(db, shopProducts.path)
}

/** An order as it is wanted. */
export interface Wanted {
  contents: NewContents
  lines: readonly NewLine[]
  /** How many pieces more of each variant. */
  more: ReadonlyMap<string, number>
  /** What is left of what is wanted more. */
  lefts: readonly number[]
}

type Seen = Pick<Body<'PUT /api/v1/me/orders/{_id}/contents'>, 'difference' | 'refundAccount'>

/** @throws ApiError `differenceChanged` where its shopper has seen another one */
function requireDifference(difference: number, seen: number): void {
  const won = (amount: number) => Math.max(0, amount).toLocaleString('en')
  if (difference !== seen) throw new ApiError('differenceChanged', { values: { more: won(difference), back: won(-difference) } })
}

/** Returns lines with what is counted of them: with its first payment all of an order is. */
async function countedLines(db: Db, { _id }: Order, lines: readonly NewLine[]): Promise<readonly NewLine[]> {
  const paid = await db.selectFrom('shopPayments').select('_id').where('_order', '=', _id).executeTakeFirst()
  return paid === undefined ? lines.map((line) => ({ ...line, pieces: line.quantity })) : lines
}

/** Notes the payment with which a change came: which goods it was for counts on its day. */
async function noteDifference(db: Db, order: Order, _change: string, amount: number, by: By, now: string): Promise<void> {
  const _payment = await movePayment(db, order, amount, { ...by, isDifference: true }, now)
  await db.updateTable('shopOrderChanges').set({ _payment }).where('_id', '=', _change).execute()
  await noteSold(db, _payment, 'payChange')
}

/** Returns what an order does not need any more with what it becomes: points, and a coupon that takes nothing off. */
export async function returnReductions(db: Db, order: Order, { points, discount }: NewContents, now: string): Promise<void> {
  await returnPoints(db, order._id, order.points - points, now)
  if (order.discount > 0 && discount === 0) await giveCouponBack(db, order._id, now)
}

/** Makes an order what costs as much, or less: the difference is owed. */
async function applyCheaper(order: Order, wanted: Wanted, { refundAccount }: Seen, context: WriteContext): Promise<Partial<Order>> {
  const { db, locale } = context
  const { contents, lines, more } = wanted
  const back = order.total - contents.total
  const account = refundAccount ?? order.refundAccount
  const isDue = back > 0 && hasRefundDeadline(order.means)
  if (isDue && account === null) throw new ApiError('invalid', { issues: [issueOf('refundAccount', 'shop.refundAccount', locale)] })
  const now = new Date().toISOString()
  await writeLines(db, lines)
  await movePieces(db, order, more)
  await returnReductions(db, order, contents, now)
  const isCounted = lines.some(({ pieces, net }) => pieces !== 0 || net !== 0)
  if (order.paid > 0 && (back > 0 || isCounted)) {
    const _change = await insertChange(db, { _order: order._id, difference: -back, lines, contents: null }, now)
    // No money moves, and other goods are sold for it.
    if (back === 0) await noteDifference(db, order, _change, 0, { by: 'member' }, now)
  }
  const owed = order.owed + back
  const due = isDue ? { refundAccount: account, refundUntil: order.refundUntil ?? refundUntilOf(now) } : {}
  return { ...contents, owed, isOwed: owed > 0, ...due }
}

/** Lets a change wait for its difference: what is wanted more is held from now on, and the order stays as it is. */
async function waitForDifference(order: Order, wanted: Wanted, context: WriteContext, { readShop }: ShopDeps): Promise<Order> {
  const { db } = context
  const { platform } = context.request.server
  const shop = await readShop(db)
  const isTransferable = order.means !== 'gateway' && shop.bankAccount !== null
  if (!isTransferable && !canPayChange(order, platform.config)) throw new ApiError('changeUnpayable')
  const at = new Date()
  const now = at.toISOString()
  const { contents, more, lefts } = wanted
  const difference = contents.total - order.total
  const lines = await countedLines(db, order, wanted.lines)
  const _change = await insertChange(db, { _order: order._id, difference, lines, contents }, now)
  const held = [...more].filter(([, pieces]) => pieces > 0)
  for (const [_variant, pieces] of held) await db.insertInto('shopOrderChangePieces').values({ _change, _variant, pieces }).execute()
  await movePieces(db, order, held)
  const changeUntil = new Date(at.getTime() + payHoursOf(shop, lefts) * hour).toISOString()
  const waiting = await orderRepository.update(db, order, { changeDue: difference, changeUntil })
  if (waiting === undefined) throw new ApiError('orderState')
  await noteStep(db, order._id, 'wantChange', { by: 'member' }, now)
  await notifyOfOrder({ ...context, platform, now }, waiting, 'changeWaits')
  return waiting
}

/**
 * Changes an order that is paid: to what costs as much or less at once, and to what costs more once the difference is paid.
 * @returns the order that waits, or what of it changes now
 * @throws ApiError `differenceChanged`, `changeUnpayable`, `invalid`
 */
export async function changePaid(
  order: Order,
  wanted: Wanted,
  seen: Seen,
  context: WriteContext,
  deps: ShopDeps,
): Promise<{ waiting: Order } | { now: Partial<Order> }> {
  const difference = wanted.contents.total - order.total
  requireDifference(difference, seen.difference ?? 0)
  return difference > 0
    ? { waiting: await waitForDifference(order, wanted, context, deps) }
    : { now: await applyCheaper(order, wanted, seen, context) }
}

/** Makes an order what waited for its difference, which is here. In a transaction, under `lockOrders`. @throws ApiError `orderState` */
export async function payChange(change: Change, order: Order, by: By, means: PaymentMeans): Promise<Order> {
  const { db, now } = change
  const waiting = canTake('payChange', order, by.by) ? await readWaiting(db, order._id) : undefined
  if (waiting === undefined || !(await endWaiting(db, waiting._id, 'applied', now))) throw new ApiError('orderState')
  const { contents } = waiting
  const [before, after] = [await readOrderLines(db, order._id), await readNewLines(db, waiting._id)]
  await writeLines(db, after)
  // What is wanted more is out of the stock already.
  await movePieces(
    db,
    order,
    [...piecesBetween(before, after)].filter(([, pieces]) => pieces < 0),
  )
  await returnReductions(db, order, contents, now)
  const paidWith = { means: order.means ?? means }
  const changed = await orderRepository.update(db, order, {
    ...contents,
    ...paidWith,
    ...paidChange({ ...order, ...paidWith }, order.changeDue, now),
    changeDue: 0,
    changeUntil: null,
    changedAt: now,
  })
  if (changed === undefined) throw new ApiError('orderState')
  await notePayer(db, changed)
  await noteStep(db, order._id, 'payChange', by, now)
  await noteDifference(db, order, waiting._id, order.changeDue, by, now)
  await notifyOfOrder(change, changed, 'changeApplied')
  if (order.state === 'preparing') await tellOffice(change, 'orderChange')
  return changed
}

/** Ends the change of an order that waits: it stays as it is. In a transaction, under `lockOrders`. @throws ApiError `orderState` */
export async function dropChange(change: Change, order: Order, by: By): Promise<Order> {
  const { db, now } = change
  if (!canTake('dropChange', order, by.by)) throw new ApiError('orderState')
  const released = await releaseChange(db, order, now)
  await noteStep(db, order._id, 'dropChange', by, now)
  if (by.by !== 'member') await notifyOfOrder(change, released, 'changeDropped')
  return released
}

import { hasRefundDeadline, type RefundDue, refundUntilOf } from '#contract/shop/refund-deadline.ts'
import { refundShown } from '#contract/shop/refund-shown.ts'
import { stateByPieces } from '#contract/shop/parcel-states.ts'
import { type ClaimCause, earnedBy, type Refund, refundOf, type SoldLine } from '#contract/shop/refund.ts'
import { shopProducts } from '#contract/shop/products.ts'
import { sql } from 'kysely'
import { bump } from '../../db/revision.ts'
import type { Db } from '../../db/schema.ts'
import { ApiError } from '../../http/api-error.ts'
import { giveCouponBack } from '../coupons.ts'
import { parcelsOf } from '../orders/parcel-rows.ts'
import { type Order, orderRepository } from '../orders/rows.ts'
import { returnPoints, undoPoints } from '../points/ledger.ts'
import { moveStock } from '../stock.ts'
import { releaseChange } from '../orders/release-change.ts'
import { type Claim, claimRepository, claimsOf, soldOrderOf } from './claim-rows.ts'
import { releaseNew } from './exchange-stock.ts'

/** A line of an order as it is stored. */
export interface LineRow extends SoldLine {
  _id: string
  /** Null: it is of no product. */
  _variant: string | null
  code: string
  name: string
  values: string
  /** Pieces that are still to be sent. */
  unsent: number
}

export const readSold = async (db: Db, _order: string): Promise<LineRow[]> =>
  db
    .selectFrom('shopOrderLines')
    .select(['_id', '_variant', 'code', 'name', 'values', 'price', 'quantity', 'discount', 'points', 'ended', 'unsent'])
    .where('_order', '=', _order)
    .orderBy('position')
    .execute()

interface Ending {
  lines: readonly LineRow[]
  /** Of each line. */
  pieces: readonly number[]
  refund: Refund
  /** What the stock has again. */
  restocked: readonly { _variant: string | null; amount: number }[]
  /** Whether they have not been sent. */
  isCancel: boolean
}

/**
 * Ends pieces of an order: their stock, points and money. The order is cancelled, or `refunded`, once none are left, and sent once nothing
 * more waits to be. Under `lockOrders`.
 * @returns the order, and the points that were earned with the pieces and are gone: they are taken from the refund
 */
async function endPieces(db: Db, order: Order, { lines, pieces, refund, restocked, isCancel }: Ending, now: string) {
  const after = lines.map((line, index) => {
    const more = pieces[index] ?? 0
    // A fee waits for no parcel.
    return { ...line, ended: line.ended + more, unsent: Math.max(0, line.unsent - (isCancel ? more : 0)) }
  })
  const moved = lines.map((line, index) => ({ ...line, pieces: pieces[index] ?? 0 })).filter((line) => line.pieces > 0)
  for (const { _id, ended, unsent, pieces: more } of moved) {
    // A row that has changed meanwhile is another order's doing: there is none under the lock.
    const row = await db
      .updateTable('shopOrderLines')
      .set({ ended: ended + more, unsent: Math.max(0, unsent - (isCancel ? more : 0)) })
      .where('_id', '=', _id)
      .where('ended', '=', ended)
      .returning('_id')
      .executeTakeFirst()
    if (row === undefined) throw new ApiError('orderState')
  }
  const kind = isCancel ? 'restored' : 'returned'
  const stocked = restocked.flatMap(({ _variant, amount }) => (_variant === null ? [] : [{ _variant, amount }]))
  for (const { _variant, amount } of stocked.toSorted((a, b) => (a._variant < b._variant ? -1 : 1)))
    await moveStock(db, { _variant, kind, amount, reason: order.number, _user: null })
  await bump(db, shopProducts.path)
  await returnPoints(db, order._id, refund.points, now)
  const undone = order.state === 'confirmed' ? earnedBy(order, lines) - earnedBy(order, after) : 0
  const gone = order._user === null || undone === 0 ? 0 : undone - (await undoPoints(db, order._user, order._id, undone, now))
  const shortfall = Math.min(gone, refund.amount)
  const owed = order.owed + refund.amount - shortfall
  const state = stateByPieces(order.state, after, order.parcels === 0 ? [] : await parcelsOf(db, order._id))
  // Nothing more is to come: from now on its shopper has seven days.
  const delivered = state === 'delivered' && order.state !== 'delivered' ? { deliveredAt: now } : {}
  const isDue = owed > 0 && hasRefundDeadline(order.means)
  const refundUntil = isDue ? (order.refundUntil ?? refundUntilOf(now)) : null
  const changed = await orderRepository.update(db, order, { owed, isOwed: owed > 0, refundUntil, state, ...delivered })
  if (changed === undefined) throw new ApiError('orderState')
  if (state === 'cancelled') await giveCouponBack(db, order._id, now)
  return { order: changed, shortfall }
}

const titleOf = ({ name, values }: Pick<LineRow, 'name' | 'values'>): string =>
  [JSON.parse(name) as { ko: string }, ...(JSON.parse(values) as { ko: string }[])].map(({ ko }) => ko).join(' / ')

/** Returns a line as the pieces are that are one variant: what was exchanged is not what was ordered. @param claims of the line */
export function lineAs(line: LineRow, claims: readonly Claim[], _variant: string | null): LineRow {
  const exchange = claims.findLast((claim) => claim._newVariant === _variant)
  if (_variant === line._variant || exchange === undefined) return line
  return { ...line, _variant, code: exchange.newCode ?? line.code, values: JSON.stringify(exchange.newValues) }
}

/** Returns what is stored of a claim when it begins. */
export const newClaim = (order: Order, line: LineRow, quantity: number, cause: ClaimCause) => ({
  _order: order._id,
  _line: line._id,
  number: order.number,
  product: titleOf(line).slice(0, 300),
  code: line.code,
  _variant: line._variant,
  _newVariant: null,
  newCode: null,
  newValues: [],
  images: [],
  carrier: null,
  trackingNumber: null,
  quantity,
  cause,
  text: null,
  answer: null,
  shortfall: 0,
})

/** Computes what goes back for pieces that are not sent: they end at once, before what waits to come back. @param pieces of each line */
export async function quoteCancel(db: Db, order: Order, lines: readonly SoldLine[], pieces: readonly number[], cause: ClaimCause) {
  const closed = (await claimsOf(db, order._id)).filter(({ state }) => state === 'closed')
  return refundOf(soldOrderOf(order, closed), lines, pieces, cause, false)
}

/** Takes pieces that are not sent out of an order, each line with a claim: no change of it waits any more. @param pieces of each line */
export async function cancelPieces(db: Db, given: Order, pieces: readonly number[], cause: ClaimCause, now: string): Promise<Order> {
  const order = await releaseChange(db, given, now)
  const lines = await readSold(db, order._id)
  const { refund, worths } = await quoteCancel(db, order, lines, pieces, cause)
  // Nothing of it has been sent, so it is what was ordered.
  const restocked = lines.flatMap(({ _variant }, index) => ((pieces[index] ?? 0) > 0 ? [{ _variant, amount: pieces[index] ?? 0 }] : []))
  const { order: changed } = await endPieces(db, order, { lines, pieces, refund, restocked, isCancel: true }, now)
  // Delivery is the order's: it stands with the first of them.
  let { delivery } = refund
  for (const [index, line] of lines.entries()) {
    const quantity = pieces[index] ?? 0
    if (quantity === 0) continue
    const { goods = 0, points = 0 } = worths[index] ?? {}
    const amounts = { goods, points, delivery, postage: 0, amount: goods + delivery }
    await claimRepository.insert(db, {
      ...newClaim(order, line, quantity, cause),
      ...amounts,
      kind: 'cancel',
      state: 'closed',
      closedAt: now,
      createdAt: now,
    })
    delivery = 0
  }
  return changed
}

/** Takes all that is left out of an order that is paid and not sent. */
export async function cancelLeft(db: Db, order: Order, now: string): Promise<Order> {
  const lines = await readSold(db, order._id)
  return cancelPieces(
    db,
    order,
    lines.map(({ quantity, ended }) => quantity - ended),
    'changeOfMind',
    now,
  )
}

/** Computes what goes back for pieces of a line, as everything that is asked for stands now. @param own the claim that it is about */
export async function quote(db: Db, order: Order, _line: string, quantity: number, cause: ClaimCause, own?: Claim): Promise<Refund> {
  const all = await claimsOf(db, order._id)
  const claims = all.filter(({ state }) => state === 'closed' || (state === 'requested' && own === undefined))
  const lines = (await readSold(db, order._id)).map((line) => ({ ...line, claims: claims.filter((claim) => claim._line === line._id) }))
  return refundShown({ terms: soldOrderOf(order, claims, own), lines }, _line, quantity, cause)
}

interface Closing {
  /** As it has turned out to be. */
  cause: ClaimCause
  /** Whether the stock has it again. */
  isRestocked: boolean
  /** What else changes of the claim. */
  change?: Partial<Claim>
}

/** Ends the pieces of a return that have come, with what goes back for them. Under `lockOrders`. */
export async function closeReturn(db: Db, order: Order, claim: Claim, { cause, isRestocked, change = {} }: Closing, now: string) {
  const lines = await readSold(db, order._id)
  if (lines.every(({ _id }) => _id !== claim._line)) throw new ApiError('notFound')
  const refund = await quote(db, order, claim._line, claim.quantity, cause, { ...claim, ...change })
  const pieces = lines.map(({ _id }) => (_id === claim._line ? claim.quantity : 0))
  const freed = await orderRepository.update(db, order, { openReturns: order.openReturns - 1 })
  if (freed === undefined) throw new ApiError('orderState')
  const restocked = isRestocked ? [{ _variant: claim._variant, amount: claim.quantity }] : []
  const { order: changed, shortfall } = await endPieces(db, freed, { lines, pieces, refund, restocked, isCancel: false }, now)
  const amounts = { ...refund, shortfall, amount: refund.amount - shortfall }
  const closed = await claimRepository.update(db, claim, { ...change, ...amounts, cause, state: 'closed', closedAt: now })
  if (closed === undefined) throw new ApiError('orderState')
  return { order: changed, claim: closed }
}

/** Ends a claim of which nothing comes. */
export async function dropClaim(db: Db, order: Order, claim: Claim, change: Partial<Claim>, now: string) {
  await releaseNew(db, claim)
  const freed = await orderRepository.update(db, order, { openReturns: order.openReturns - 1 })
  const dropped = await claimRepository.update(db, claim, { ...change, closedAt: now })
  if (freed === undefined || dropped === undefined) throw new ApiError('orderState')
  return { order: freed, claim: dropped }
}

/** Reads what is to go back of an order, and since when: an amount for each claim. */
export async function readRefundDues(db: Db, _order: string): Promise<RefundDue[]> {
  const claims = await db
    .selectFrom('shop_claims')
    .select(['closedAt', sql<number>`"amount"`.as('amount')])
    .where('_order', '=', _order)
    .where('state', '=', 'closed')
    .where('kind', '<>', 'exchange')
    .where('_payment', 'is', null)
    .orderBy('closedAt')
    .execute()
  const changes = await db
    .selectFrom('shopOrderChanges')
    .select(['closedAt', sql<number>`-"difference"`.as('amount')])
    .where('_order', '=', _order)
    .where('state', '=', 'applied')
    .where('difference', '<', 0)
    .where('_payment', 'is', null)
    .execute()
  return [...claims, ...changes]
    .flatMap(({ amount, closedAt }) => (closedAt === null || amount === 0 ? [] : [{ amount, since: closedAt }]))
    .toSorted((a, b) => (a.since < b.since ? -1 : 1))
}

/** Notes with which payment the money of what has ended, or become cheaper, went back. */
export async function noteRefunded(db: Db, _order: string, _payment: string): Promise<void> {
  await db
    .updateTable('shop_claims')
    .set({ _payment })
    .where('_order', '=', _order)
    .where('state', '=', 'closed')
    .where('kind', '<>', 'exchange')
    .where('_payment', 'is', null)
    .execute()
  await db
    .updateTable('shopOrderChanges')
    .set({ _payment })
    .where('_order', '=', _order)
    .where('state', '=', 'applied')
    .where('_payment', 'is', null)
    .execute()
}

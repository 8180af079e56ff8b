import { type DeliveryMethod, isDeliveredFree } from './order-total.ts'
import { pointsFor } from './point-rules.ts'
import { spread } from './spread.ts'

/** Why pieces of an order end: all but the first are for the shop to answer for. */
export const claimCauses = ['changeOfMind', 'defect', 'wrong', 'soldOut'] as const
export type ClaimCause = (typeof claimCauses)[number]

/** A line of an order, with its shares of the reductions in won. */
export interface SoldLine {
  price: number
  quantity: number
  discount: number
  points: number
  /** Pieces that have been cancelled or have come back. */
  ended: number
}

/** Part of an order that decides on a refund beside its lines. */
export interface SoldOrder {
  method: DeliveryMethod
  /** Delivery costs this below the free limit, in won: as it was when the order was placed. */
  standardFee: number
  freeFrom: number | null
  /** What its place costs on top, each way. */
  remoteFee: number
  /** What its delivery costs now: as placed, and as changed by what has ended since. */
  deliveryNow: number
  /** Whether some of it has left the shop. */
  isSent: boolean
  /** Whether something has come back that its shopper did not want: then the way to the shopper has been theirs to pay. */
  hasReturned: boolean
  /** Whether a parcel that comes back is paid for already. */
  isPostagePaid: boolean
}

/** A refund in won: `amount` is `goods` and `delivery` without `postage`. */
export interface Refund {
  /** What was paid for the pieces, after coupon and points. */
  goods: number
  /** Points that come back. */
  points: number
  /** Delivery that comes back; negative: it is due again. */
  delivery: number
  /** The way back. */
  postage: number
  amount: number
}

const sum = (amounts: readonly number[]): number => amounts.reduce((before, amount) => before + amount, 0)

/** What one way costs. */
const wayOf = ({ standardFee, remoteFee }: Pick<SoldOrder, 'standardFee' | 'remoteFee'>): number => standardFee + remoteFee

/** Returns what a shopper pays for the ways of an exchange, in won: there and back, where nothing is wrong with what came. */
export function exchangePostageOf(order: SoldOrder, cause: ClaimCause): number {
  if (order.method === 'pickUp' || cause !== 'changeOfMind') return 0
  return wayOf(order) * (order.isPostagePaid ? 1 : 2)
}

/** What each piece of a line is worth: its own share of the reductions, fixed at placing, is never more than its price. */
function piecesOf({ price, quantity, discount, points }: SoldLine): Pick<Refund, 'goods' | 'points'>[] {
  const left = spread(discount, Array<number>(quantity).fill(price)).map((share) => price - share)
  return spread(points, left).map((share, index) => ({ goods: (left[index] ?? 0) - share, points: share }))
}

/** What the next pieces of a line are worth. */
function worthOf(line: SoldLine, pieces: number): Pick<Refund, 'goods' | 'points'> {
  const next = piecesOf(line).slice(line.ended, line.ended + pieces)
  return { goods: sum(next.map(({ goods }) => goods)), points: sum(next.map(({ points }) => points)) }
}

/** Returns what was paid for the pieces that have not ended, in won. */
export const keptOf = (lines: readonly SoldLine[]): number => sum(lines.map((line) => worthOf(line, line.quantity - line.ended).goods))

/** Returns the points that pieces which have not ended bring: what was won at the auction brings none. */
export const earnedBy = ({ _lot }: { _lot: string | null }, lines: readonly SoldLine[]): number =>
  _lot === null ? pointsFor(keptOf(lines)) : 0

/** What delivery costs once pieces have ended. */
function deliveryAfter(order: SoldOrder, lines: readonly SoldLine[], cause: ClaimCause): number {
  const { method, deliveryNow, standardFee, freeFrom, isSent, hasReturned } = order
  if (method === 'pickUp') return deliveryNow
  const isUnwanted = cause === 'changeOfMind'
  if (lines.every(({ quantity, ended }) => ended === quantity)) {
    if (!isSent) return 0
    return isUnwanted ? Math.max(deliveryNow, wayOf(order)) : hasReturned ? deliveryNow : 0
  }
  // The free limit is judged again where the shopper has changed what is bought, by what is left after the coupon.
  const left = sum(lines.map((line) => worthOf(line, line.quantity - line.ended)).map(({ goods, points }) => goods + points))
  const isFree = isDeliveredFree(left, { deliveryFee: standardFee, freeDeliveryFrom: freeFrom })
  return isUnwanted && !isFree ? Math.max(deliveryNow, wayOf(order)) : deliveryNow
}

/**
 * Computes what is given back for pieces of an order that end, and who pays its ways. The refunds of all pieces, and what is left for
 * delivery and postage, are what was paid, to the won. What its shopper has to pay is never more than what comes back.
 * @param pieces of each line, no more than are left of it
 * @param comesBack whether they were sent: what is cancelled has no way back
 * @returns beside the whole what each line has of it
 */
export function refundOf(
  order: SoldOrder,
  lines: readonly SoldLine[],
  pieces: readonly number[],
  cause: ClaimCause,
  comesBack = order.isSent,
): { refund: Refund; worths: Pick<Refund, 'goods' | 'points'>[] } {
  const worths = lines.map((line, index) => worthOf(line, pieces[index] ?? 0))
  const after = lines.map((line, index) => ({ ...line, ended: line.ended + (pieces[index] ?? 0) }))
  const goods = sum(worths.map((worth) => worth.goods))
  const points = sum(worths.map((worth) => worth.points))
  const change = order.deliveryNow - deliveryAfter(order, after, cause)
  const delivery = change < 0 ? -Math.min(-change, goods) : change
  const isPostageDue = comesBack && order.method === 'delivery' && cause === 'changeOfMind' && !order.isPostagePaid
  const postage = isPostageDue ? Math.min(wayOf(order), goods + delivery) : 0
  return { refund: { goods, points, delivery, postage, amount: goods + delivery - postage }, worths }
}

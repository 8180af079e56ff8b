import type { Body } from '#contract/api.ts'
import { stateAfter } from '#contract/shop/claim-states.ts'
import { heldOf } from '#contract/shop/held.ts'
import { isSent } from '#contract/shop/parcel-states.ts'
import type { ClaimCause } from '#contract/shop/refund.ts'
import { returnCausesAt } from '#contract/shop/return-terms.ts'
import type { Db } from '../../db/schema.ts'
import { ApiError } from '../../http/api-error.ts'
import { issueOf } from '../../http/issues.ts'
import type { WriteContext } from '../../http/route.ts'
import { tellOffice } from '../../mail/office-alerts.ts'
import { takeShopperStep } from '../orders/own-orders.ts'
import { canCancelPieces, type Order, orderRepository } from '../orders/rows.ts'
import { noteStep } from '../orders/steps.ts'
import { type Claim, claimRepository, claimsOf, receivedAt } from './claim-rows.ts'
import { holdNew } from './exchange-stock.ts'
import { quotePostage, readNew } from './exchanges.ts'
import { cancelPieces, dropClaim, lineAs, type LineRow, newClaim, quote, quoteCancel, readSold } from './refunds.ts'

type Change = Body<'PUT /api/v1/me/purchases/{_id}'>

/** Pieces that a shopper wants to cancel, or to give back. */
interface Wanted {
  order: Order
  /** As these pieces are, which may have been exchanged. */
  line: LineRow
  /** Of the whole order. */
  claims: readonly Claim[]
  quantity: number
  cause: ClaimCause
}

/** @throws ApiError `refundChanged`, or `postageChanged`, where its shopper has seen another amount */
function requireSeen(amount: number, seen: number | undefined, code: 'refundChanged' | 'postageChanged' = 'refundChanged'): void {
  if (amount !== seen) throw new ApiError(code, { values: { amount: amount.toLocaleString('en') } })
}

/** @throws ApiError `returnOver` */
function requireCause({ order, claims, cause }: Wanted): void {
  const { state, parcels, _lot } = order
  const causes = returnCausesAt({ state, parcels, _lot, deliveredAt: receivedAt(order, claims) }, new Date().toISOString())
  if (!causes.includes(cause)) throw new ApiError('returnOver')
}

/** Notes where money goes back to. @throws ApiError `invalid` where it has to be said and is not */
async function sayAccount(db: Db, order: Order, amount: number, account: string | null, { locale }: Pick<WriteContext, 'locale'>) {
  // What was paid through the gateway goes back through it.
  if (amount === 0 || order.means === 'gateway') return order
  if (account === null) throw new ApiError('invalid', { issues: [issueOf('refundAccount', 'shop.refundAccount', locale)] })
  if (account === order.refundAccount) return order
  const said = await orderRepository.update(db, order, { refundAccount: account })
  if (said === undefined) throw new ApiError('orderState')
  return said
}

/** Notes that something is to come back: nothing confirms the order until that is done with. */
async function holdOpen(order: Order, context: WriteContext): Promise<Order> {
  const changed = await orderRepository.update(context.db, order, { openReturns: order.openReturns + 1 })
  if (changed === undefined) throw new ApiError('orderState')
  await tellOffice({ ...context, platform: context.request.server.platform }, 'return')
  return changed
}

/** Asks to give pieces back. Nothing goes back before they have come. */
async function askReturn(wanted: Wanted, body: Change, context: WriteContext): Promise<Order> {
  const { db } = context
  const { order, line, quantity, cause } = wanted
  const { points, goods, delivery, postage, amount } = await quote(db, order, line._id, quantity, cause)
  const said = await sayAccount(db, order, amount, body.refundAccount ?? order.refundAccount, context)
  requireCause(wanted)
  requireSeen(amount, body.amount)
  const asked = { ...newClaim(order, line, quantity, cause), points, goods, delivery, postage, amount, text: body.text ?? null }
  await claimRepository.insert(db, { ...asked, kind: 'return', state: 'requested', closedAt: null })
  return holdOpen(said, context)
}

const noMoney = { goods: 0, points: 0, delivery: 0, amount: 0 }

/** Asks to exchange pieces: what is to be sent for them is held from now on. */
async function askExchange(wanted: Wanted, body: Change, context: WriteContext): Promise<Order> {
  const { db, locale } = context
  const { order, line, claims, quantity, cause } = wanted
  if (body._newVariant === undefined) throw new ApiError('invalid', { issues: [issueOf('_newVariant', 'required', locale)] })
  requireCause(wanted)
  if (line._variant === null) throw new ApiError('returnOver')
  const next = await readNew(db, line._variant, body._newVariant, quantity, locale)
  const postage = quotePostage(order, claims, cause)
  requireSeen(postage, body.amount, 'postageChanged')
  const asked = { ...newClaim(order, line, quantity, cause), ...next, ...noMoney, postage, text: body.text ?? null }
  const claim = await claimRepository.insert(db, { ...asked, kind: 'exchange', state: 'requested', closedAt: null })
  await holdNew(db, claim)
  return holdOpen(order, context)
}

/** Cancels pieces of what has not been sent. */
async function cancelSome({ order, line, quantity, cause }: Wanted, lines: readonly LineRow[], body: Change, context: WriteContext) {
  const { db } = context
  if (!canCancelPieces(order)) throw new ApiError('orderState')
  const pieces = lines.map(({ _id }) => (_id === line._id ? quantity : 0))
  const { amount } = (await quoteCancel(db, order, lines, pieces, cause)).refund
  const said = await sayAccount(db, order, amount, body.refundAccount ?? order.refundAccount, context)
  if (cause !== 'changeOfMind') throw new ApiError('returnOver')
  requireSeen(amount, body.amount)
  const now = new Date().toISOString()
  const after = await cancelPieces(db, said, pieces, cause, now)
  if (after.state === 'cancelled') await noteStep(db, order._id, 'cancel', { by: 'member' }, now)
  return after
}

/** Does what a shopper asks of a line of an order. Under `lockOrders`. */
export async function changePurchase(order: Order, _line: string, body: Change, context: WriteContext): Promise<Order> {
  const { db, locale } = context
  const lines = await readSold(db, order._id)
  const ordered = lines.find(({ _id }) => _id === _line)
  if (ordered === undefined) throw new ApiError('notFound')
  if (body.action === 'confirm') return takeShopperStep(order, { step: 'confirm' }, context)
  const claims = await claimsOf(db, order._id)
  const own = claims.filter((claim) => claim._line === _line)
  if (body.action === 'withdraw') {
    const claim = own.find(({ _id }) => _id === body._claim)
    const state = claim && stateAfter(claim, 'withdraw')
    if (claim === undefined || state === undefined) throw new ApiError('orderState')
    return (await dropClaim(db, order, claim, { state }, new Date().toISOString())).order
  }
  const { quantity, cause = 'changeOfMind', _variant = ordered._variant } = body
  if (quantity === undefined) throw new ApiError('invalid', { issues: [issueOf('quantity', 'required', locale)] })
  const isCancelled = body.action === 'cancel'
  if (!isCancelled && !isSent(order)) throw new ApiError('returnOver')
  const held = heldOf({ ...ordered, claims: own }).find((each) => each._variant === _variant)?.quantity ?? 0
  const left = isCancelled ? ordered.unsent : held
  if (quantity > left) throw new ApiError(isCancelled && order.parcels > 0 ? 'tooManyUnsent' : 'tooManyPieces', { values: { left } })
  const wanted = { order, line: lineAs(ordered, own, _variant), claims, quantity, cause }
  if (isCancelled) return cancelSome(wanted, lines, body, context)
  return body.action === 'return' ? askReturn(wanted, body, context) : askExchange(wanted, body, context)
}

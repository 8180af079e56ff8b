import type { Body } from '#contract/api.ts'
import { purchaseCalls } from '#contract/shop/claims.ts'
import type { ClaimCause } from '#contract/shop/refund.ts'
import { returnCausesAt } from '#contract/shop/return-terms.ts'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../../db/schema.ts'
import { ApiError } from '../../http/api-error.ts'
import { issueOf } from '../../http/issues.ts'
import { inSteps, serve, type WriteContext } from '../../http/route.ts'
import { tellOffice } from '../../mail/office-alerts.ts'
import { requireGuestOrder, withTry } from '../orders/guest-orders.ts'
import { shopperAnswer } from '../orders/own-orders.ts'
import { canCancelPieces, type Order, orderRepository, readLines, requireOwnOrder } from '../orders/rows.ts'
import { lockOrders, noteStep } from '../orders/steps.ts'
import type { ShopDeps } from '../shop.ts'
import { type Claim, claimRepository, claimsOf } from './claim-rows.ts'
import { cancelPieces, dropClaim, type LineRow, newClaim, quote, readSold } from './refunds.ts'

type Change = Body<'PUT /api/v1/me/purchases/{_id}'>

/** @throws ApiError `tooManyPieces` */
function requirePieces({ quantity, ended }: LineRow, waiting: readonly Claim[], wanted: number): void {
  const left = quantity - ended - waiting.reduce((sum, claim) => sum + claim.quantity, 0)
  if (wanted > left) throw new ApiError('tooManyPieces', { values: { left } })
}

/** @throws ApiError `refundChanged` where its shopper has seen another amount */
function requireSeen(amount: number, seen: number | undefined): void {
  if (amount !== seen) throw new ApiError('refundChanged', { values: { amount: amount.toLocaleString('en') } })
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

/** Asks to give pieces back. Nothing goes back before they have come. */
async function askReturn(order: Order, line: LineRow, quantity: number, cause: ClaimCause, body: Change, context: WriteContext) {
  const { db } = context
  if (!returnCausesAt(order, new Date().toISOString()).includes(cause)) throw new ApiError('returnOver')
  const { points, goods, delivery, postage, amount } = await quote(db, order, line, quantity, cause)
  requireSeen(amount, body.amount)
  const asked = { ...newClaim(order, line, quantity, cause), points, goods, delivery, postage, amount, text: body.text ?? null }
  await claimRepository.insert(db, { ...asked, kind: 'return', state: 'requested', closedAt: null })
  const changed = await orderRepository.update(db, order, { openReturns: order.openReturns + 1 })
  if (changed === undefined) throw new ApiError('orderState')
  await tellOffice({ ...context, platform: context.request.server.platform }, 'return')
  return changed
}

/** Does what a shopper asks of a line of an order. Under `lockOrders`. */
async function changePurchase(order: Order, _line: string, body: Change, context: WriteContext): Promise<Order> {
  const { db, locale } = context
  const lines = await readSold(db, order._id)
  const line = lines.find(({ _id }) => _id === _line)
  if (line === undefined) throw new ApiError('notFound')
  const waiting = (await claimsOf(db, order._id)).filter((claim) => claim.state === 'requested' && claim._line === _line)
  const now = new Date().toISOString()
  if (body.action === 'withdraw') {
    const claim = waiting.find(({ _id }) => _id === body._claim)
    if (claim === undefined) throw new ApiError('orderState')
    return (await dropClaim(db, order, claim, { state: 'withdrawn' }, now)).order
  }
  const { quantity, cause = 'changeOfMind' } = body
  if (quantity === undefined) throw new ApiError('invalid', { issues: [issueOf('quantity', 'required', locale)] })
  requirePieces(line, waiting, quantity)
  if (body.action === 'cancel' && !canCancelPieces(order)) throw new ApiError('orderState')
  const { amount } = await quote(db, order, line, quantity, cause)
  const said = await sayAccount(db, order, amount, body.refundAccount ?? order.refundAccount, context)
  if (body.action === 'return') return askReturn(said, line, quantity, cause, body, context)
  if (cause !== 'changeOfMind') throw new ApiError('returnOver')
  requireSeen(amount, body.amount)
  const pieces = lines.map(({ _id }) => (_id === _line ? quantity : 0))
  const after = await cancelPieces(db, said, pieces, cause, now)
  if (after.state === 'cancelled') await noteStep(db, order._id, 'cancel', { by: 'member' }, now)
  return after
}

/** Finds the order of a line of the caller. @throws ApiError `notFound` */
async function requireOwnLine(db: Db, _user: string, _line: string): Promise<Order> {
  const line = await db.selectFrom('shopOrderLines').select('_order').where('_id', '=', _line).executeTakeFirst()
  if (line === undefined) throw new ApiError('notFound')
  return requireOwnOrder(db, _user, line._order)
}

/** Serves shoppers the lines of their orders: what they cancel of them, and give back. */
export function servePurchases(app: FastifyInstance, deps: ShopDeps): void {
  const { db: outside } = app.platform.database
  const toAnswer = shopperAnswer(deps)
  serve(app, purchaseCalls, {
    'GET /api/v1/me/purchases': async ({ query }, { db, locale, caller }) => {
      const { limit = 20, skip = 0, sort } = query
      const direction = sort === 'createdAt' ? 'asc' : 'desc'
      const lines = db
        .selectFrom('shopOrderLines as l')
        .innerJoin('shop_orders as o', 'o._id', 'l._order')
        .where('o._user', '=', caller._id)
      const { total } = await lines.select(({ fn }) => fn.countAll().as('total')).executeTakeFirstOrThrow()
      const page = await lines
        .select(['l._id', 'l._order'])
        .orderBy('o.createdAt', direction)
        .orderBy('o._id', direction)
        .orderBy('l.position')
        .limit(limit)
        .offset(skip)
        .execute()
      const ids = [...new Set(page.map(({ _order }) => _order))]
      const read = await readLines(db, ids, locale)
      const found = ids.length === 0 ? [] : await orderRepository.select(db, { where: { _id: { in: ids } } })
      const purchases = page.flatMap(({ _id, _order }) => {
        const line = read.get(_order)?.find((each) => each.line._id === _id)?.line
        const order = found.find((each) => each._id === _order)
        return line === undefined || order === undefined
          ? []
          : [{ ...line, _order, number: order.number, state: order.state, createdAt: order.createdAt }]
      })
      return { purchases, summary: { total: Number(total), limit, skip } }
    },
    'PUT /api/v1/me/purchases/{_id}': async ({ params: { _id }, body }, context) => {
      await lockOrders(context.db)
      const order = await requireOwnLine(context.db, context.caller._id, _id)
      return toAnswer(await changePurchase(order, _id, body, context), context)
    },
    'PUT /api/v1/shop/orders/purchases': inSteps(async ({ body: { number, phone, _id, ...body } }, context) => {
      const takeBack = await withTry(outside, { number, phone }, context)
      return async (write) => {
        await lockOrders(write.db)
        const order = await requireGuestOrder(write.db, { number, phone })
        write.afterCommit(takeBack)
        return toAnswer(await changePurchase(order, _id, body, write), write)
      }
    }),
  })
}

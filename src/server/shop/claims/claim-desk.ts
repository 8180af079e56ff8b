import type { Body } from '#contract/api.ts'
import { claimCalls, claims, claimStepFields } from '#contract/shop/claims.ts'
import { stateAfter } from '#contract/shop/claim-states.ts'
import type { OrderNotification } from '#contract/shop/notification-kinds.ts'
import { orders } from '#contract/shop/orders.ts'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../../db/schema.ts'
import { ApiError } from '../../http/api-error.ts'
import { issueOf } from '../../http/issues.ts'
import { serve, type WriteContext } from '../../http/route.ts'
import { requireItem } from '../../http/standard.ts'
import { canCancelPieces, type Order } from '../orders/rows.ts'
import { lockOrders, noteStep, notifyOfOrder } from '../orders/steps.ts'
import { type Claim, toOwnClaim } from './claim-rows.ts'
import { receiveExchange, refundExchange, sendExchange } from './exchanges.ts'
import { cancelPieces, closeReturn, dropClaim, readSold } from './refunds.ts'

const changeOf = (context: WriteContext, now: string) => ({ ...context, platform: context.request.server.platform, now })

type Step = Body<'POST /api/console/shop/claims/{_id}/steps'>
const isExchange = ({ kind }: Claim): boolean => kind === 'exchange'

/** What a step asks for: what is handed over at the centre has no parcel, and what is free no postage. */
const askedBy = (step: Step['step'], { postage }: Claim, { method }: Order) =>
  claimStepFields[step].filter((name) =>
    name === 'postage' ? postage > 0 : name === 'isSellable' || name === 'answer' || method === 'delivery',
  )

/** Does a step that can be taken, with what it asks for. */
function takeClaimStep(order: Order, claim: Claim, body: Step, { db, staff }: { db: Db; staff: string }, now: string) {
  const { step, cause = claim.cause, isSellable = false, answer = null, carrier = null, trackingNumber = null } = body
  if (step === 'refuse') return dropClaim(db, order, claim, { state: 'refused', answer }, now)
  if (step === 'send') return sendExchange(db, order, claim, { carrier, trackingNumber, staff }, now)
  if (step === 'refund') return refundExchange(db, order, claim, cause, now)
  if (isExchange(claim)) return receiveExchange(db, order, claim, { cause, isSellable })
  return closeReturn(db, order, claim, { cause, isRestocked: isSellable }, now)
}

/** What its shopper is told of a step. */
const notifications: Readonly<Record<'return' | 'exchange', Record<Step['step'], OrderNotification>>> = {
  return: { receive: 'returned', refuse: 'returnRefused', send: 'exchangeSent', refund: 'returned' },
  exchange: { receive: 'exchangeReceived', refuse: 'exchangeRefused', send: 'exchangeSent', refund: 'exchangeRefunded' },
}

/** Serves staff what is cancelled of orders, and what comes back. */
export function serveClaimDesk(app: FastifyInstance): void {
  serve(app, claimCalls, {
    'POST /api/console/shop/orders/{_id}/cancellations': async ({ params: { _id }, body: { _line, quantity, cause } }, context) => {
      const { db } = context
      await lockOrders(db)
      const order = await requireItem(context, orders, _id)
      if (!canCancelPieces(order)) throw new ApiError('orderState')
      const lines = await readSold(db, _id)
      const line = lines.find((each) => each._id === _line)
      if (line === undefined) throw new ApiError('notFound')
      const left = line.unsent
      if (quantity > left) throw new ApiError(order.parcels > 0 ? 'tooManyUnsent' : 'tooManyPieces', { values: { left } })
      const now = new Date().toISOString()
      const pieces = lines.map((each) => (each._id === _line ? quantity : 0))
      const after = await cancelPieces(db, order, pieces, cause, now)
      if (after.state === 'cancelled') await noteStep(db, _id, 'cancel', { by: 'staff', staff: context.caller._id }, now)
      await notifyOfOrder(changeOf(context, now), after, after.state === 'cancelled' ? 'cancelled' : 'partCancelled')
      return { amount: after.owed - order.owed }
    },
    'POST /api/console/shop/claims/{_id}/steps': async ({ params: { _id }, body }, context) => {
      const { db, locale } = context
      await lockOrders(db)
      const claim = await requireItem(context, claims, _id)
      if (stateAfter(claim, body.step) === undefined) throw new ApiError('orderState')
      const order = await requireItem(context, orders, claim._order)
      const missing = askedBy(body.step, claim, order).filter((name) => body[name] === undefined)
      if (missing.length > 0) throw new ApiError('invalid', { issues: missing.map((name) => issueOf(name, 'required', locale)) })
      if (body.step === 'send' && claim.postage > 0 && body.postage !== claim.postage)
        throw new ApiError('postageDiffers', { values: { postage: claim.postage.toLocaleString('en') } })
      const now = new Date().toISOString()
      const done = await takeClaimStep(order, claim, body, { db, staff: context.caller._id }, now)
      await notifyOfOrder(changeOf(context, now), done.order, notifications[isExchange(claim) ? 'exchange' : 'return'][body.step])
      return { claim: toOwnClaim(done.claim, locale) }
    },
  })
}

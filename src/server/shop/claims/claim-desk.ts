import { claimCalls, claims } from '#contract/shop/claims.ts'
import { orders } from '#contract/shop/orders.ts'
import type { FastifyInstance } from 'fastify'
import { ApiError } from '../../http/api-error.ts'
import { issueOf } from '../../http/issues.ts'
import { serve, type WriteContext } from '../../http/route.ts'
import { requireItem } from '../../http/standard.ts'
import { canCancelPieces } from '../orders/rows.ts'
import { lockOrders, noteStep, notifyOfOrder } from '../orders/steps.ts'
import { toOwnClaim } from './claim-rows.ts'
import { cancelPieces, dropClaim, readSold, receiveClaim } from './refunds.ts'

const changeOf = (context: WriteContext, now: string) => ({ ...context, platform: context.request.server.platform, now })

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
      const left = line.quantity - line.ended
      if (quantity > left) throw new ApiError('tooManyPieces', { values: { left } })
      const now = new Date().toISOString()
      const pieces = lines.map((each) => (each._id === _line ? quantity : 0))
      const after = await cancelPieces(db, order, pieces, cause, now)
      if (after.state === 'cancelled') await noteStep(db, _id, 'cancel', { by: 'staff', staff: context.caller._id }, now)
      await notifyOfOrder(changeOf(context, now), after, after.state === 'cancelled' ? 'cancelled' : 'partCancelled')
      return { amount: after.owed - order.owed }
    },
    'POST /api/console/shop/claims/{_id}/steps': async ({ params: { _id }, body }, context) => {
      const { db, locale } = context
      const { step, cause, isSellable, answer } = body
      const missing = step === 'receive' ? (isSellable === undefined ? ['isSellable'] : []) : answer === undefined ? ['answer'] : []
      if (missing.length > 0) throw new ApiError('invalid', { issues: missing.map((name) => issueOf(name, 'required', locale)) })
      await lockOrders(db)
      const claim = await requireItem(context, claims, _id)
      if (claim.state !== 'requested') throw new ApiError('orderState')
      const order = await requireItem(context, orders, claim._order)
      const now = new Date().toISOString()
      const done =
        step === 'receive'
          ? await receiveClaim(db, order, claim, { cause: cause ?? claim.cause, isSellable: isSellable === true }, now)
          : await dropClaim(db, order, claim, { state: 'refused', answer: answer ?? null }, now)
      await notifyOfOrder(changeOf(context, now), done.order, step === 'receive' ? 'returned' : 'returnRefused')
      return { claim: toOwnClaim(done.claim) }
    },
  })
}

import { ownOrderCalls } from '#contract/shop/orders.ts'
import { canTake } from '#contract/shop/order-states.ts'
import type { FastifyInstance } from 'fastify'
import { ApiError } from '../../http/api-error.ts'
import { issueOf } from '../../http/issues.ts'
import { type Context, serve } from '../../http/route.ts'
import type { ShopDeps } from '../shop.ts'
import { placeOrder } from './place.ts'
import { type Order, orderRepository, requireOwnOrder, toOwn } from './rows.ts'
import { lockOrders, takeStep } from './steps.ts'

/** Serves members their own orders. They read and end them while the shop is off, too. */
export function serveOwnOrders(app: FastifyInstance, deps: ShopDeps): void {
  const toAnswer = async (order: Order, { db, locale }: Pick<Context, 'db' | 'locale'>) => {
    const [own] = await toOwn(db, [order], locale, (await deps.readShop(db)).bankAccount)
    if (own === undefined) throw new ApiError('notFound')
    return { order: own }
  }
  serve(app, ownOrderCalls, {
    'GET /api/v1/me/orders': async ({ query }, { db, locale, caller }) => {
      const { limit = 20, skip = 0, sort = '-createdAt', state } = query
      const { items, total } = await orderRepository.list(db, { where: { _user: caller._id, state }, limit, skip, sort })
      const { bankAccount } = await deps.readShop(db)
      return { orders: await toOwn(db, items, locale, bankAccount), summary: { total, limit, skip } }
    },
    'GET /api/v1/me/orders/{_id}': async ({ params }, context) =>
      toAnswer(await requireOwnOrder(context.db, context.caller._id, params._id), context),
    'POST /api/v1/me/orders': async ({ body }, context) => toAnswer(await placeOrder(body, context, deps), context),
    'PUT /api/v1/me/orders/{_id}': async ({ params, body: { step, reason, refundAccount } }, context) => {
      const { db, locale, caller } = context
      await lockOrders(db)
      const order = await requireOwnOrder(db, caller._id, params._id)
      const isPaidBack = step === 'cancel' && order.paid > 0 && canTake(step, order, 'member')
      if (isPaidBack && (refundAccount ?? null) === null)
        throw new ApiError('invalid', { issues: [issueOf('refundAccount', 'shop.refundAccount', locale)] })
      const change = { ...context, platform: context.request.server.platform, now: new Date().toISOString() }
      const said = step === 'cancel' ? { reason: reason ?? null, refundAccount: (isPaidBack ? refundAccount : null) ?? null } : {}
      return toAnswer(await takeStep(change, order, step, { by: 'member' }, said), context)
    },
  })
}

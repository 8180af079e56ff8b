import type { Body } from '#contract/api.ts'
import { ownOrderCalls } from '#contract/shop/own-orders.ts'
import { canTake } from '#contract/shop/order-states.ts'
import type { FastifyInstance } from 'fastify'
import { ApiError } from '../../http/api-error.ts'
import { issueOf } from '../../http/issues.ts'
import { lockCaller } from '../../http/lock-caller.ts'
import { type Context, serve, type WriteContext } from '../../http/route.ts'
import type { ShopDeps } from '../shop.ts'
import { placeOrder } from './place.ts'
import { inTurn } from './placing-turns.ts'
import { countAdoptable } from './adoption.ts'
import { dropChange } from './paid-changes.ts'
import { askDelivery } from './quoted-delivery.ts'
import { type Order, orderRepository, requireOwnOrder, toOwn, type WaysToPay } from './rows.ts'
import { lockOrders, takeStep } from './steps.ts'

type StepBody = Body<'PUT /api/v1/me/orders/{_id}'>

/** Reads how orders can be paid. */
export const readWays = async ({ readShop }: ShopDeps, { db, request }: Pick<Context, 'db' | 'request'>): Promise<WaysToPay> => ({
  bankAccount: (await readShop(db)).bankAccount,
  toss: request.server.platform.config.toss,
})

/** Makes what a shopper is answered of an order. */
export const shopperAnswer = (deps: ShopDeps) => async (order: Order, context: Pick<Context, 'db' | 'locale' | 'request'>) => {
  const [own] = await toOwn(context.db, [order], context.locale, await readWays(deps, context))
  if (own === undefined) throw new ApiError('notFound')
  return { order: own }
}

/** Takes the step of a shopper: where money goes back, it has to be said where to. Under `lockOrders`. */
export async function takeShopperStep(order: Order, { step, reason, refundAccount }: StepBody, context: WriteContext): Promise<Order> {
  // What was paid through the gateway goes back through it.
  const isPaidBack = step === 'cancel' && order.paid > 0 && order.means !== 'gateway' && canTake(step, order, 'member')
  if (isPaidBack && (refundAccount ?? null) === null)
    throw new ApiError('invalid', { issues: [issueOf('refundAccount', 'shop.refundAccount', context.locale)] })
  const change = { ...context, platform: context.request.server.platform, now: new Date().toISOString() }
  if (step === 'dropChange') return dropChange(change, order, { by: 'member' })
  const said = step === 'cancel' ? { reason: reason ?? null, refundAccount: (isPaidBack ? refundAccount : null) ?? null } : {}
  return takeStep(change, order, step, { by: 'member' }, said)
}

/** Serves members their own orders. They read and end them while the shop is off, too. */
export function serveOwnOrders(app: FastifyInstance, deps: ShopDeps): void {
  const toAnswer = shopperAnswer(deps)
  serve(app, ownOrderCalls, {
    'GET /api/v1/me/orders': async ({ query }, context) => {
      const { db, locale, caller } = context
      const { limit = 20, skip = 0, sort = '-createdAt', state } = query
      const { items, total } = await orderRepository.list(db, { where: { _user: caller._id, state }, limit, skip, sort })
      const guestOrders = await countAdoptable(db, caller._id)
      return { orders: await toOwn(db, items, locale, await readWays(deps, context)), summary: { total, limit, skip }, guestOrders }
    },
    'GET /api/v1/me/orders/{_id}': async ({ params }, context) =>
      toAnswer(await requireOwnOrder(context.db, context.caller._id, params._id), context),
    'POST /api/v1/me/orders': inTurn(app.platform, async (body, context) =>
      toAnswer(await placeOrder(body, (await lockCaller(context))._user, context, deps), context),
    ),
    'PUT /api/v1/me/orders/{_id}/delivery': async ({ params, body }, context) => {
      await lockOrders(context.db)
      return toAnswer(await askDelivery(await requireOwnOrder(context.db, context.caller._id, params._id), body, context), context)
    },
    'PUT /api/v1/me/orders/{_id}': async ({ params, body }, context) => {
      await lockOrders(context.db)
      const order = await requireOwnOrder(context.db, context.caller._id, params._id)
      return toAnswer(await takeShopperStep(order, body, context), context)
    },
  })
}

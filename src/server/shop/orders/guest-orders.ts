import { guestOrderCalls } from '#contract/shop/guest-orders.ts'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../../db/schema.ts'
import { ApiError } from '../../http/api-error.ts'
import { networkOf } from '../../http/network-of.ts'
import { type Context, inSteps, serve } from '../../http/route.ts'
import { type Use, countWrongTries } from '../../http/usage-limits.ts'
import type { ShopDeps } from '../shop.ts'
import { shopperAnswer, takeShopperStep } from './own-orders.ts'
import { placeOrder } from './place.ts'
import { inTurn } from './placing-turns.ts'
import { type Order, orderRepository } from './rows.ts'
import { lockOrders } from './steps.ts'

const windowMs = 60 * 60_000
const byNumber = { name: 'guest order', max: 5, windowMs }
const byNetwork = { name: 'guest orders', max: 20, windowMs }

interface Key {
  number: string
  phone: string
}

const usesOf = ({ number }: Key, { request }: Pick<Context, 'request'>): Use[] => [
  { limit: byNumber, key: number, amount: 1 },
  { limit: byNetwork, key: networkOf(request.ip), amount: 1 },
]

/** @throws ApiError `guestOrder`, whichever of the two is wrong; also for an order of a member, or of the desk */
export async function requireGuestOrder(db: Db, { number, phone }: Key): Promise<Order> {
  const [order] = await orderRepository.select(db, { where: { number, _user: null, channel: 'online' }, limit: 1 })
  if (order === undefined || order.phone !== phone) throw new ApiError('guestOrder')
  return order
}

/**
 * Counts a try of a number that is wrong, outside of the transaction. One that is right is none, whatever becomes of what is asked for.
 * @throws ApiError `guestOrder`, `tooMany`
 */
export async function checkKey(outside: Db, key: Key, context: Pick<Context, 'request'>): Promise<void> {
  await countWrongTries(outside, usesOf(key, context), () => requireGuestOrder(outside, key))
}

/** Serves orders without an account. A try counts as wrong until it is known to be right. */
export function serveGuestOrders(app: FastifyInstance, deps: ShopDeps): void {
  const { db: outside } = app.platform.database
  const toAnswer = shopperAnswer(deps)
  serve(app, guestOrderCalls, {
    'POST /api/v1/shop/orders': inTurn(app.platform, async (body, context) =>
      toAnswer(await placeOrder(body, null, context, deps), context),
    ),
    'POST /api/v1/shop/orders/read': inSteps(async ({ body }, context) => {
      await checkKey(outside, body, context)
      return async (write) => toAnswer(await requireGuestOrder(write.db, body), write)
    }),
    'PUT /api/v1/shop/orders': inSteps(async ({ body }, context) => {
      await checkKey(outside, body, context)
      return async (write) => {
        await lockOrders(write.db)
        return toAnswer(await takeShopperStep(await requireGuestOrder(write.db, body), body, write), write)
      }
    }),
  })
}

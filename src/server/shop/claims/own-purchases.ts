import { purchaseCalls } from '#contract/shop/claims.ts'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../../db/schema.ts'
import { ApiError } from '../../http/api-error.ts'
import { inSteps, serve } from '../../http/route.ts'
import { checkKey, requireGuestOrder } from '../orders/guest-orders.ts'
import { shopperAnswer } from '../orders/own-orders.ts'
import { type Order, orderRepository, readLines, requireOwnOrder } from '../orders/rows.ts'
import { lockOrders } from '../orders/steps.ts'
import type { ShopDeps } from '../shop.ts'
import { changePurchase } from './change-purchase.ts'

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
      await checkKey(outside, { number, phone }, context)
      return async (write) => {
        await lockOrders(write.db)
        const order = await requireGuestOrder(write.db, { number, phone })
        return toAnswer(await changePurchase(order, _id, body, write), write)
      }
    }),
  })
}

import { deskCalls } from '#contract/shop/desk.ts'
import { orders } from '#contract/shop/orders.ts'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../http/route.ts'
import { requireItem } from '../../http/standard.ts'
import { readLines } from '../orders/rows.ts'
import { lockOrders } from '../orders/steps.ts'
import type { ShopDeps } from '../shop.ts'
import { closeDesk, readCloses, readDesk } from './closes.ts'
import { findGoods } from './goods.ts'
import { sellAtDesk } from './sell.ts'
import { takeBack } from './take-back.ts'

/** Serves staff the sale at the desk, and its close. */
export function serveDesk(app: FastifyInstance, deps: ShopDeps): void {
  serve(app, deskCalls, {
    'GET /api/console/shop/desk': (_input, { db }) => readDesk(db, new Date().toISOString()),
    'GET /api/console/shop/desk/goods': ({ query: { q } }, { db, locale }) => findGoods(db, q, locale),
    'POST /api/console/shop/desk/sales': async ({ body }, context) => {
      const { db, locale, caller } = context
      const { _id, createdAt, number, total, vat, approvalNumber } = await sellAtDesk(body, caller._id, context, deps)
      const lines = ((await readLines(db, [_id], locale)).get(_id) ?? []).map(({ line }) => ({
        _id: line._id,
        code: line.code,
        name: line.name,
        values: line.values,
        price: line.price,
        quantity: line.quantity,
      }))
      return { sale: { _id, createdAt, number, lines, total, vat, means: body.means, approvalNumber } }
    },
    'GET /api/console/shop/desk/closes': ({ query }, { db }) => readCloses(db, query),
    'POST /api/console/shop/desk/closes': async ({ body }, { db, caller }) => {
      await lockOrders(db)
      return { close: await closeDesk(db, body, caller._id, new Date().toISOString()) }
    },
    'POST /api/console/shop/orders/{_id}/returns': async ({ params: { _id }, body }, context) => {
      await lockOrders(context.db)
      const order = await requireItem(context, orders, _id)
      const change = { ...context, platform: context.request.server.platform, now: new Date().toISOString() }
      return { amount: await takeBack(order, body, context.caller._id, change) }
    },
  })
}

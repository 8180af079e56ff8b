import { salesCalls } from '#contract/shop/sales.ts'
import type { FastifyInstance } from 'fastify'
import type { RawBuilder } from 'kysely'
import { type Context, serve } from '../../http/route.ts'
import { lockOrders } from '../orders/steps.ts'
import { readFunnel } from './cart-starts.ts'
import { closeMonth, readCloses, reopenMonth } from './month-closes.ts'
import { readPayments } from './payments.ts'
import { byDay, byMonth, readPeriods, readProducts, requireSpan, type Span, totalOf, weekdayOf } from './periods.ts'

/** Serves staff the statistics of the shop, and the close of months. */
export function serveSales(app: FastifyInstance): void {
  const periods =
    (name: RawBuilder<string>) =>
    async ({ query }: { query: Span }, context: Context) => {
      requireSpan(query, context)
      const found = await readPeriods(context.db, query, name)
      return { periods: found, total: totalOf(found) }
    }
  serve(app, salesCalls, {
    'GET /api/console/statistics/monthlySales': periods(byMonth),
    'GET /api/console/statistics/dailySales': periods(byDay),
    'GET /api/console/statistics/dayOfWeekSales': async ({ query }, context) => {
      requireSpan(query, context)
      const days = Map.groupBy(await readPeriods(context.db, query, byDay), ({ name }) => weekdayOf(name))
      const found = ['1', '2', '3', '4', '5', '6', '7'].map((name) => ({ name, ...totalOf(days.get(name) ?? []) }))
      return { periods: found, total: totalOf(found) }
    },
    'GET /api/console/statistics/productsSales': async ({ query }, context) => {
      requireSpan(query, context)
      const products = await readProducts(context.db, query, context)
      const total = totalOf(await readPeriods(context.db, query, byMonth))
      const named = products.reduce((sum, { net }) => sum + net, 0)
      return { products, others: total.net - total.delivery - named, total }
    },
    'GET /api/console/statistics/salesPayments': ({ query }, context) => {
      requireSpan(query, context)
      return readPayments(context.db, query)
    },
    'GET /api/console/statistics/cartFunnel': ({ query }, context) => {
      requireSpan(query, context)
      return readFunnel(context.db, query)
    },
    'GET /api/console/statistics/monthCloses': ({ query }, { db }) => readCloses(db, query, new Date().toISOString()),
    'POST /api/console/statistics/monthCloses': async ({ body }, { db, caller }) => {
      await lockOrders(db)
      return { close: await closeMonth(db, body, caller._id, new Date().toISOString()) }
    },
    'POST /api/console/statistics/monthCloses/{_id}/reopen': async ({ params: { _id }, body: { reason } }, { db, caller }) => {
      await lockOrders(db)
      return { close: await reopenMonth(db, _id, reason, caller._id, new Date().toISOString()) }
    },
  })
}

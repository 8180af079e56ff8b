import { bulkCalls } from '#contract/shop/bulk.ts'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../http/route.ts'
import { applyBulk } from './apply.ts'
import { findProducts, plansFor, readProducts } from './plan.ts'
import { readBulkChanges, undoBulk } from './undo.ts'

/** Serves staff changes of many products at once. */
export function serveBulk(app: FastifyInstance): void {
  serve(app, bulkCalls, {
    'GET /api/console/shop/products/bulk': async (_input, { db }) => ({ changes: await readBulkChanges(db) }),
    'POST /api/console/shop/products/bulk/preview': async ({ body: { products: ids, filter = {}, ...change } }, context) => {
      const { db, locale } = context
      const found = ids === undefined ? await findProducts(context, filter) : { products: await readProducts(db, ids), total: ids.length }
      const plans = await plansFor(db, found.products, change, locale)
      return { rows: plans.map(({ row }) => row), total: found.total }
    },
    'POST /api/console/shop/products/bulk': ({ body }, context) => applyBulk(body, context),
    'POST /api/console/shop/products/bulk/{_id}/undo': ({ params: { _id }, body: { after } }, context) => undoBulk(_id, after, context),
  })
}

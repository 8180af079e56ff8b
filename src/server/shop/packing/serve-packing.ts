import { packingCalls } from '#contract/shop/packing.ts'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../http/route.ts'
import type { ShopDeps } from '../shop.ts'
import { carrierSheet } from './carrier-sheet.ts'
import { sendByNumbers } from './deliveries.ts'
import { makeSlips } from './slips.ts'
import { readToPack } from './to-pack.ts'

/** Serves staff the packing of many orders at once. */
export function servePacking(app: FastifyInstance, { readShop }: ShopDeps): void {
  serve(app, packingCalls, {
    'GET /api/console/shop/packing': (_input, { db }) => readToPack(db),
    'POST /api/console/shop/packing/slips': ({ body }, context) => makeSlips(body.orders, context, context.caller._id),
    'POST /api/console/shop/packing/file': async ({ body }, context) => ({
      file: (await carrierSheet(body.orders, context)).toString('base64'),
    }),
    'POST /api/console/shop/packing/deliveries': async ({ body }, context) => ({
      results: await sendByNumbers(body, (await readShop(context.db)).carriers, context, context.caller._id),
    }),
  })
}

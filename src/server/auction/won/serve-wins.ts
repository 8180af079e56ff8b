import { winCalls } from '#contract/auction/wins.ts'
import { works } from '#contract/auction/works.ts'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { ApiError } from '../../http/api-error.ts'
import { serve } from '../../http/route.ts'
import { requireItem } from '../../http/standard.ts'
import type { AuctionDeps } from '../auction.ts'
import { readAfter, takeAfterStep } from './after-close.ts'
import { listAgain } from './listings.ts'
import { readWins } from './offer-rows.ts'

/** Serves staff what follows the close of a lot. */
export function serveWins(app: FastifyInstance, deps: AuctionDeps): void {
  serve(app, winCalls, {
    'GET /api/console/auction/works/{_id}/win': async ({ params }, context) => {
      await requireItem(context, works, params._id)
      return readAfter(context, params._id, deps)
    },
    'POST /api/console/auction/works/{_id}/win': async ({ params, body }, context) => {
      await requireItem(context, works, params._id)
      await takeAfterStep(context, params._id, body, deps)
      return readAfter(context, params._id, deps)
    },
    'POST /api/console/auction/works/{_id}/again': async ({ params, body }, context) => ({
      work: await listAgain(context, params._id, body),
    }),
    'POST /api/console/auction/works/{_id}/wonEmail': async ({ params }, context) => {
      const { db, request } = context
      await requireItem(context, works, params._id)
      const last = (await readWins(db, params._id)).at(-1)
      if (last === undefined || last._order === null) throw new ApiError('notWon')
      const now = new Date().toISOString()
      await deps.lotOrders.tellAgain({ ...context, platform: request.server.platform, now }, last._order)
      const tellings = sql<number>`"tellings" + 1`
      await db.updateTable('auctionWins').set({ tellings, toldAt: now }).where('_id', '=', last._id).execute()
      const { win } = await readAfter(context, params._id, deps)
      if (win === null) throw new Error('a lot that was won is won')
      return { win }
    },
  })
}

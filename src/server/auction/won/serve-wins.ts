import { type Win, winCalls } from '#contract/auction/wins.ts'
import { works } from '#contract/auction/works.ts'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { Db } from '../../db/schema.ts'
import { ApiError } from '../../http/api-error.ts'
import { serve } from '../../http/route.ts'
import { requireItem } from '../../http/standard.ts'
import type { AuctionDeps } from '../auction.ts'

/** Reads to whom a lot was sold last. */
async function readWin(db: Db, _work: string, { lotOrders }: AuctionDeps): Promise<(Win & { _order: string | null }) | undefined> {
  const row = await db
    .selectFrom('auctionWins as w')
    .leftJoin('auctionRegistrations as r', (join) => join.onRef('r._program', '=', 'w._program').onRef('r.paddle', '=', 'w.paddle'))
    .leftJoin('users as u', 'u._id', 'r._user')
    .select(['w._id', 'w.createdAt', 'w.paddle', 'w.hammer', 'w._order', 'w.tellings', 'w.toldAt', 'u.name as bidder'])
    .where('w._work', '=', _work)
    .orderBy('w.round', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (row === undefined) return undefined
  const order = row._order === null ? undefined : (await lotOrders.read(db, [row._order])).get(row._order)
  return { ...row, order: order ?? null }
}

const shown = ({ _order, ...win }: Win & { _order: string | null }): Win => win

/** Serves staff what follows the sale of a lot. */
export function serveWins(app: FastifyInstance, deps: AuctionDeps): void {
  serve(app, winCalls, {
    'GET /api/console/auction/works/{_id}/win': async ({ params }, context) => {
      await requireItem(context, works, params._id)
      const win = await readWin(context.db, params._id, deps)
      return { win: win === undefined ? null : shown(win) }
    },
    'POST /api/console/auction/works/{_id}/wonEmail': async ({ params }, context) => {
      const { db, request } = context
      await requireItem(context, works, params._id)
      const win = await readWin(db, params._id, deps)
      if (win === undefined || win._order === null) throw new ApiError('notWon')
      const now = new Date().toISOString()
      await deps.lotOrders.tellAgain({ ...context, platform: request.server.platform, now }, win._order)
      const tellings = sql<number>`"tellings" + 1`
      await db.updateTable('auctionWins').set({ tellings, toldAt: now }).where('_id', '=', win._id).execute()
      return { win: shown({ ...win, tellings: win.tellings + 1, toldAt: now }) }
    },
  })
}

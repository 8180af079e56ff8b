import type { Delivery } from '#contract/site/deliveries.ts'
import type { Query } from '#contract/index.ts'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../db/schema.ts'
import { serve } from '../http/route.ts'

const matching = (db: Db, { state, channel, from }: Query<'GET /api/console/deliveries'>) =>
  db
    .selectFrom('deliveries')
    .$if(state !== undefined, (found) => found.where('state', '=', state ?? 'failed'))
    .$if(channel !== undefined, (found) => found.where('channel', '=', channel ?? 'EMAIL'))
    .$if(from !== undefined, (found) => found.where('createdAt', '>=', from ?? ''))

/** The log of what was sent. The content of a message goes when it is sent or given up, so nothing can be sent again from here. */
export function serveDeliveries(app: FastifyInstance): void {
  serve(app, 'GET /api/console/deliveries', async ({ query }, { db }) => {
    const { limit = 20, skip = 0, sort } = query
    const direction = sort === 'createdAt' ? 'asc' : 'desc'
    const rows = await matching(db, query)
      .select(['_id', 'channel', 'template', 'state', 'attempts', 'createdAt', 'nextAt', 'endedAt', 'lastError'])
      .orderBy('createdAt', direction)
      .orderBy('_id', direction)
      .limit(limit)
      .offset(skip)
      .execute()
    const { total } = await matching(db, query)
      .select(({ fn }) => fn.countAll().as('total'))
      .executeTakeFirstOrThrow()
    const deliveries = rows.map((row): Delivery => ({ ...row, nextAt: row.state === 'queued' ? row.nextAt : null }))
    return { deliveries, summary: { total: Number(total), limit, skip } }
  })
}

import type { Delivery } from '#contract/site/deliveries.ts'
import type { Query } from '#contract/index.ts'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../db/schema.ts'
import { ApiError } from '../http/api-error.ts'
import { audit } from '../http/audit.ts'
import { serve } from '../http/route.ts'

const matching = (db: Db, { state, channel, from, _user }: Query<'GET /api/console/deliveries'>) =>
  db
    .selectFrom('deliveries')
    .$if(state !== undefined, (found) => found.where('state', '=', state ?? 'failed'))
    .$if(channel !== undefined, (found) => found.where('channel', '=', channel ?? 'EMAIL'))
    .$if(_user !== undefined, (found) => found.where('_user', '=', _user ?? ''))
    .$if(from !== undefined, (found) => found.where('createdAt', '>=', from ?? ''))

/** The log of what was sent. The content of a message goes when it is sent or given up, so nothing can be sent again from here. */
export function serveDeliveries(app: FastifyInstance): void {
  serve(app, 'GET /api/console/deliveries', async ({ query }, { db, caller }) => {
    const { limit = 20, skip = 0, sort } = query
    if (query._user !== undefined) {
      // Whom something was sent to is known to those who may see the account.
      if (caller?.scopes.includes('console:members') !== true) throw new ApiError('forbidden')
      await audit(db, caller, 'console:members', { action: 'list', resource: 'deliveries', items: [query._user] })
    }
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

import { type Delivery, deliveryCalls } from '#contract/platform/deliveries.ts'
import type { Query } from '#contract/api.ts'
import type { Locale } from '#contract/locale.ts'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../db/schema.ts'
import { ApiError } from '../http/api-error.ts'
import { audit } from '../http/audit.ts'
import { translate } from '../http/catalogues.ts'
import { serve, type WriteContext } from '../http/route.ts'
import { ownKinds } from './deliveries.ts'

const matching = (db: Db, { state, channel, from, _user }: Query<'GET /api/console/deliveries'>) =>
  db
    .selectFrom('deliveries')
    .$if(state !== undefined, (found) => found.where('state', '=', state ?? 'failed'))
    .$if(channel !== undefined, (found) => found.where('channel', '=', channel ?? 'EMAIL'))
    .$if(_user !== undefined, (found) => found.where('_user', '=', _user ?? ''))
    .$if(from !== undefined, (found) => found.where('createdAt', '>=', from ?? ''))

/** Tells a member the same again by one way. Returns by how many messages. */
export type Resend = (context: WriteContext, _notification: string, channel: 'EMAIL' | 'SMS' | 'PUSH') => Promise<number>

/** Whether the same can be said again: what a member was told by one of the ways that can fail, and what has ended. */
const canResend = ({ state, channel, _notification }: Pick<Delivery, 'state' | 'channel' | '_notification'>): boolean =>
  _notification !== null && channel !== 'APP' && state !== 'queued'

/**
 * The log of what was sent. The content of a message goes when it is sent or given up: what can be sent again is written again from
 * what the member was told.
 */
export function serveDeliveries(app: FastifyInstance, { resend }: { resend: Resend }): void {
  const labels = { ...Object.fromEntries(app.platform.messages.map(({ name, label }) => [name, label])), ...ownKinds }
  const labelOf = (template: string, locale: Locale) => {
    const label = labels[template]
    return label === undefined ? template : translate(locale, { id: label })
  }

  serve(app, deliveryCalls, {
    'GET /api/console/deliveries': async ({ query }, { db, caller, locale }) => {
      const { limit = 20, skip = 0, sort } = query
      if (query._user !== undefined) {
        // Whom something was sent to is known to those who may see the account.
        if (!caller.scopes.includes('console:members')) throw new ApiError('forbidden')
        await audit(db, caller, { action: 'list', resource: 'deliveries', items: [query._user] })
      }
      const direction = sort === 'createdAt' ? 'asc' : 'desc'
      const rows = await matching(db, query)
        .select(['_id', 'channel', 'template', 'state', 'attempts', 'createdAt', 'nextAt', 'endedAt', 'lastError', '_notification'])
        .orderBy('createdAt', direction)
        .orderBy('_id', direction)
        .limit(limit)
        .offset(skip)
        .execute()
      const { total } = await matching(db, query)
        .select(({ fn }) => fn.countAll().as('total'))
        .executeTakeFirstOrThrow()
      const deliveries = rows.map((row): Delivery => ({
        ...row,
        label: labelOf(row.template, locale),
        nextAt: row.state === 'queued' ? row.nextAt : null,
        canResend: canResend(row),
      }))
      return { deliveries, summary: { total: Number(total), limit, skip } }
    },
    'POST /api/console/deliveries/{_id}/resend': async ({ params: { _id } }, context) => {
      const { db, caller } = context
      const found = db.selectFrom('deliveries').select(['state', 'channel', '_notification']).where('_id', '=', _id)
      const row = await found.executeTakeFirst()
      if (row === undefined) throw new ApiError('notFound')
      const { channel, _notification } = row
      if (!canResend(row) || channel === 'APP' || _notification === null) throw new ApiError('notResendable')
      if ((await resend(context, _notification, channel)) === 0) throw new ApiError('notResendable')
      await audit(db, caller, { action: 'send', resource: 'deliveries', items: [_id] })
    },
  })
}

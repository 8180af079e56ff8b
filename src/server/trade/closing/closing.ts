import { closingCalls } from '#contract/trade/closing.ts'
import { fairs } from '#contract/trade/fairs.ts'
import { fairStateAt } from '#contract/trade/fair-state.ts'
import type { FastifyInstance } from 'fastify'
import { ApiError } from '../../http/api-error.ts'
import { audit, auditFields } from '../../http/audit.ts'
import { serve, type WriteContext } from '../../http/route.ts'
import { requireItem } from '../../http/standard.ts'
import { holdClosing, holdOpen } from '../fairs/closed.ts'
import type { Fair } from '../fairs/fair-plan.ts'
import { requestAsks } from './asks.ts'
import { readStanding } from './standing.ts'
import { commentsOf } from './survey-figures.ts'

/** @throws ApiError `fairNotOver` */
function requireOver(fair: Fair, now: string): void {
  if (fairStateAt(fair, now) !== 'expired') throw new ApiError('fairNotOver')
}

/** Closes a fair or opens it again. One that is so already stays as it is: of two at once the first counts. */
async function setClosed({ db, caller }: WriteContext, fair: Fair, isClosed: boolean): Promise<void> {
  const now = new Date().toISOString()
  if (isClosed) requireOver(fair, now)
  if (((await holdClosing(db, fair._id)) !== null) === isClosed) return
  const change = isClosed ? { closedAt: now, _user: caller?._id ?? null } : { closedAt: null, _user: null }
  await db.updateTable('fairClosings').set(change).where('_fair', '=', fair._id).execute()
  await auditFields(db, caller, fairs.path, fair._id, ['closedAt'])
}

/** Serves staff the end of a fair: what is asked for, the survey, and the closing. */
export function serveClosing(app: FastifyInstance): void {
  serve(app, closingCalls, {
    'GET /api/console/fairs/{_id}/closing': async ({ params }, context) => ({
      closing: await readStanding(context.db, await requireItem(context, fairs, params._id)),
    }),
    'PUT /api/console/fairs/{_id}/closing': async ({ params, body }, context) => {
      const fair = await requireItem(context, fairs, params._id)
      await setClosed(context, fair, body.isClosed)
      return { closing: await readStanding(context.db, fair) }
    },
    'POST /api/console/fairs/{_id}/closing/asks': async ({ params, body }, context) => {
      const { db, caller } = context
      const fair = await requireItem(context, fairs, params._id)
      const now = new Date().toISOString()
      requireOver(fair, now)
      await holdOpen(db, fair._id)
      const requested = await requestAsks(db, fair._id, body.kind, now)
      await audit(db, caller, { action: 'send', resource: fairs.path, items: [fair._id] })
      return { requested, closing: await readStanding(db, fair) }
    },
    'GET /api/console/fairs/{_id}/survey/comments': async ({ params, query }, context) => {
      const { limit = 20, skip = 0 } = query
      const { _id } = await requireItem(context, fairs, params._id)
      const found = commentsOf(context.db, _id)
      const rows = await found.orderBy('comment').orderBy('_user').limit(limit).offset(skip).execute()
      const { total } = await commentsOf(context.db, _id)
        .clearSelect()
        .select(({ fn }) => fn.countAll().as('total'))
        .executeTakeFirstOrThrow()
      return { comments: rows.map(({ comment }) => comment), summary: { total: Number(total), limit, skip } }
    },
  })
}

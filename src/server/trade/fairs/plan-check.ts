import { fairs } from '#contract/trade/fairs.ts'
import { maxNamed, planCheckCalls } from '#contract/trade/plan-check.ts'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../http/route.ts'
import { requireItem } from '../../http/standard.ts'
import type { Fair } from './fair-plan.ts'
import { ahead, openSlots, outsideOf } from './outside-plan.ts'
import { toBoard } from '../matchings/matching-rows.ts'

/** Serves the check of a changed plan: what it would break, before it is saved. */
export function servePlanCheck(app: FastifyInstance): void {
  serve(app, planCheckCalls, {
    'POST /api/console/fairs/{_id}/plan-check': async ({ params, body }, context) => {
      const { db, locale } = context
      const plan = { ...(await requireItem(context, fairs, params._id)), ...body } as Fair
      const now = new Date().toISOString()
      const outside = await outsideOf(db, plan, now)
      const meetings = ahead(db, plan._id, now).where((eb) =>
        eb.or([eb('tableNumber', '>', plan.tables), ...(outside.held.length === 0 ? [] : [eb('startsAt', 'in', outside.held)])]),
      )
      const count = async (found: typeof meetings) =>
        Number((await found.select(({ fn }) => fn.countAll().as('total')).executeTakeFirstOrThrow()).total)
      const named = async (found: typeof meetings) =>
        toBoard(db, await found.selectAll().orderBy('startsAt').orderBy('_id').limit(maxNamed).execute(), locale, now)
      const none = { total: 0, matchings: [] }
      const check = { slots: outside.slots, meetings: { total: await count(meetings), matchings: await named(meetings) } }
      if (outside.offered.length === 0) return { check: { ...check, offers: { total: 0 }, endless: none } }
      const hit = openSlots(db, plan._id).where('s.startsAt', 'in', outside.offered)
      const { total } = await hit.select(({ fn }) => fn.count('m._id').distinct().as('total')).executeTakeFirstOrThrow()
      const left = openSlots(db, plan._id).select('m._id').where('s.startsAt', 'not in', outside.offered).where('s.startsAt', '>', now)
      const endless = db.selectFrom('matchings').where('_id', 'in', hit.select('m._id')).where('_id', 'not in', left)
      return {
        check: { ...check, offers: { total: Number(total) }, endless: { total: await count(endless), matchings: await named(endless) } },
      }
    },
  })
}

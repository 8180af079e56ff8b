import { boardMatchingCalls } from '#contract/trade/matchings.ts'
import { fairs } from '#contract/trade/fairs.ts'
import type { FastifyInstance } from 'fastify'
import { type Context, serve } from '../../http/route.ts'
import { requireItem } from '../../http/standard.ts'
import { ApiError } from '../../http/api-error.ts'
import { requireVersion } from '../../http/item-tags.ts'
import type { Db } from '../../db/schema.ts'
import { isReportedOpen, readReported } from '../conversations/reports.ts'
import { spanOfDay } from '../fairs/fair-day.ts'
import { type MatchingRow, requireMatching, toBoard } from '../matchings/matching-rows.ts'
import { changeOf } from '../matchings/matchings.ts'
import { lockCompanies } from '../matchings/company-pairs.ts'
import { takeStep } from '../matchings/steps.ts'
import { isUnmarked, isWithoutOutcome } from '../closing/owed-outcomes.ts'
import { endsToday } from './ends-today.ts'
import { fairSheet } from './sheet.ts'

/** The account of a participant of a fair, also of one that is not approved. @throws ApiError `notFound` */
async function accountOf(db: Db, _fair: string, _id: string): Promise<string> {
  const row = await db.selectFrom('fairs_participants').select('_user').where('_id', '=', _id).where('_fair', '=', _fair).executeTakeFirst()
  if (row === undefined) throw new ApiError('notFound')
  return row._user
}

/** The matchings of a fair, for staff (specification 7.3). Their board is in fair-board.ts. */
export function serveBoard(app: FastifyInstance): void {
  const one = async ({ db, locale }: Pick<Context, 'db' | 'locale'>, row: MatchingRow) => {
    const [matching] = await toBoard(db, [row], locale, new Date().toISOString())
    if (matching === undefined) throw new ApiError('notFound')
    return { matching }
  }

  serve(app, boardMatchingCalls, {
    'GET /api/console/fairs/{_id}/matchings': async ({ params, query }, context) => {
      const { limit = 20, skip = 0, sort = '-createdAt', state, day, _participant, isEndingToday = false } = query
      const { isUnmarked: isToMark = false, isWithoutOutcome: isToReport = false, isReported = false } = query
      const { db, locale } = context
      const { timeZone } = await requireItem(context, fairs, params._id)
      const now = new Date().toISOString()
      const span = day === undefined ? undefined : spanOfDay(day, timeZone)
      const _user = _participant === undefined ? '' : await accountOf(db, params._id, _participant)
      const found = db
        .selectFrom('matchings as m')
        .where('_fair', '=', params._id)
        .$if(_participant !== undefined, (all) => all.where((eb) => eb.or([eb('_buyer', '=', _user), eb('_seller', '=', _user)])))
        .$if(state !== undefined, (all) => all.where('state', '=', state ?? 'offered'))
        .$if(isEndingToday, (all) => all.where(endsToday(timeZone)))
        .$if(isToMark, (all) => all.where(isUnmarked(now)))
        .$if(isToReport, (all) => all.where(isWithoutOutcome(now)))
        .$if(isReported, (all) => all.where(isReportedOpen()))
        .$if(span !== undefined, (all) => all.where('startsAt', '>=', span?.[0] ?? '').where('startsAt', '<', span?.[1] ?? ''))
      const direction = sort === 'createdAt' ? 'asc' : 'desc'
      const page = found.selectAll().orderBy('createdAt', direction).orderBy('_id', direction).limit(limit).offset(skip)
      const { total } = await found.select(({ fn }) => fn.countAll().as('total')).executeTakeFirstOrThrow()
      const matchings = await toBoard(db, await page.execute(), locale, now)
      return { matchings, summary: { total: Number(total), limit, skip } }
    },
    'GET /api/console/fairs/{_id}/matchings/{mid}': async ({ params }, context) => {
      const { db } = context
      const { matching } = await one(context, await requireMatching(db, params._id, params.mid))
      const events = await db
        .selectFrom('matchingEvents as e')
        .leftJoin('users as u', 'u._id', 'e._user')
        .select(['e._id', 'e.at', 'e.action', 'e.by', 'u.name as user', 'e.before', 'e.after', 'e.startsAt', 'e.tableNumber'])
        .where('e._matching', '=', params.mid)
        .orderBy('e._id', 'desc')
        .limit(200)
        .execute()
      return { matching, events, conversation: (await readReported(db, params.mid)) ?? null }
    },
    'PUT /api/console/fairs/{_id}/matchings/{mid}': async ({ params, body }, context) => {
      const { db } = context
      const { _buyer, _seller } = await requireMatching(db, params._id, params.mid)
      await lockCompanies(db, { _buyer, _seller })
      const row = await requireMatching(db, params._id, params.mid)
      await requireVersion(context, row, () => one(context, row))
      return one(context, await takeStep(changeOf(context), row, { actor: 'staff', _user: context.caller._id }, body))
    },
    'GET /api/console/fairs/{_id}/excel': async ({ params }, context) => fairSheet(context, await requireItem(context, fairs, params._id)),
  })
}

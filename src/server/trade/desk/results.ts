import type { Answer } from '#contract/api.ts'
import { fairs } from '#contract/trade/fairs.ts'
import { heldStates, type MatchingState } from '#contract/trade/matching-states.ts'
import { type FairFigures, resultCalls } from '#contract/trade/results.ts'
import { textOf } from '#contract/title.ts'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { repositoryOf } from '../../db/repository-of.ts'
import type { Db } from '../../db/schema.ts'
import { serve } from '../../http/route.ts'
import { requireItem } from '../../http/standard.ts'
import { readSurveyFigures } from '../closing/survey-figures.ts'
import { readClosed } from '../fairs/closed.ts'
import { dayAt } from '../fairs/fair-day.ts'
import type { Fair } from '../fairs/fair-plan.ts'
import { stateIn } from '../fairs/state-in.ts'
import { readGroups, readOutcomeFigures } from './outcome-figures.ts'

const isOneOf = (states: readonly MatchingState[], state: MatchingState) => states.includes(state)

/** How many matchings of some fairs are in each state, had a time, and were accepted. */
const countStates = (db: Db, ids: readonly string[]) =>
  db
    .selectFrom('matchings as m')
    .select(({ fn }) => ['_fair', 'state', fn.countAll().as('count'), fn.count('startsAt').as('timed')])
    // Of what has ended without a time only the log knows whether a seller had accepted it.
    .select(
      sql<number>`sum(case when "startsAt" is not null or "state" = 'accepted' or exists (
        select 1 from "matchingEvents" as e where e."_matching" = m."_id" and e."action" = 'accept') then 1 else 0 end)`.as('accepted'),
    )
    .where('_fair', 'in', ids)
    .groupBy(['_fair', 'state'])
    .execute()

/** Agreed meetings of some fairs whose two sides had agreed on an earlier one, at whatever fair. */
const countRepeated = (db: Db, ids: readonly string[]) =>
  db
    .selectFrom('matchings as m')
    .select(({ fn }) => ['m._fair', fn.countAll().as('count')])
    .where('m._fair', 'in', ids)
    .where('m.state', 'in', heldStates)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('matchings as o')
          .select('o._id')
          .whereRef('o._seller', '=', 'm._seller')
          .whereRef('o._buyer', '=', 'm._buyer')
          .whereRef('o.startsAt', '<', 'm.startsAt')
          .where(stateIn(heldStates, 'o.state')),
      ),
    )
    .groupBy('m._fair')
    .execute()

/** The figures of some fairs. */
async function figuresOf(db: Db, ids: readonly string[]): Promise<(_fair: string) => FairFigures> {
  const states = ids.length === 0 ? [] : await countStates(db, ids)
  const repeated = new Map((ids.length === 0 ? [] : await countRepeated(db, ids)).map(({ _fair, count }) => [_fair, Number(count)]))
  return (_fair) => {
    const own = states.filter((each) => each._fair === _fair)
    const sum = (part: 'count' | 'timed' | 'accepted', ...of: MatchingState[]) =>
      own.filter(({ state }) => of.length === 0 || isOneOf(of, state)).reduce((total, each) => total + Number(each[part]), 0)
    return {
      offers: sum('count'),
      open: sum('count', 'offered'),
      accepted: sum('accepted'),
      declined: sum('count', 'declined'),
      expired: sum('count', 'expired'),
      cancelled: sum('count', 'cancelled'),
      agreed: sum('timed'),
      unmarked: sum('count', 'confirmed', 'rescheduling'),
      met: sum('count', 'met'),
      missed: sum('count', 'missed'),
      disputed: sum('count', 'disputed'),
      repeated: repeated.get(_fair) ?? 0,
    }
  }
}

/** What became of the meetings of each day of a fair, and who has come. There are few times, whatever the meetings. */
async function daysOf(db: Db, { _id, days, timeZone }: Fair) {
  const times = await db
    .selectFrom('matchings')
    .select(({ fn }) => ['startsAt', 'state', fn.countAll().as('count')])
    .where('_fair', '=', _id)
    .where('state', 'in', heldStates)
    .groupBy(['startsAt', 'state'])
    .execute()
  const arrivals = await db
    .selectFrom('checkIns')
    .select(({ fn }) => ['day', fn.countAll().as('count')])
    .where('_fair', '=', _id)
    .groupBy('day')
    .execute()
  const dated = times.map(({ startsAt, state, count }) => ({ day: dayAt(startsAt ?? '', timeZone), state, count: Number(count) }))
  const all = [...new Set([...days, ...dated.map(({ day }) => day), ...arrivals.map(({ day }) => day)])].toSorted()
  return all.map((day) => {
    const own = dated.filter((each) => each.day === day)
    const sum = (...of: MatchingState[]) => own.filter(({ state }) => isOneOf(of, state)).reduce((total, { count }) => total + count, 0)
    const arrived = Number(arrivals.find((each) => each.day === day)?.count ?? 0)
    return { day, unmarked: sum('confirmed', 'rescheduling'), met: sum('met'), missed: sum('missed'), disputed: sum('disputed'), arrived }
  })
}

/** Reads what has come of a fair. */
export async function readResults(db: Db, fair: Fair): Promise<Answer<'GET /api/console/fairs/{_id}/results'>> {
  const ofFair = await figuresOf(db, [fair._id])
  const rows = await db
    .selectFrom('fairs_participants')
    .select(({ fn }) => ['role', 'state', fn.countAll().as('count')])
    .where('_fair', '=', fair._id)
    .groupBy(['role', 'state'])
    .execute()
  const sum = (isWanted: (row: { role: string; state: string }) => boolean) =>
    rows.filter(isWanted).reduce((total, { count }) => total + Number(count), 0)
  const isApproved = (wanted: string) => (row: { role: string; state: string }) => row.role === wanted && row.state === 'APPROVED'
  const participants = {
    sellers: sum(isApproved('SELLER')),
    buyers: sum(isApproved('BUYER')),
    pending: sum(({ state }) => state === 'PENDING'),
  }
  const outcomes = await readOutcomeFigures(db, fair._id)
  const survey = await readSurveyFigures(db, fair._id)
  const closedAt = (await readClosed(db, [fair._id])).get(fair._id) ?? null
  const [sectors, countries] = [await readGroups(db, fair._id, 'sector'), await readGroups(db, fair._id, 'country')]
  return { figures: ofFair(fair._id), days: await daysOf(db, fair), participants, outcomes, survey, closedAt, sectors, countries }
}

/** Serves the results of fairs to staff. */
export function serveResults(app: FastifyInstance): void {
  serve(app, resultCalls, {
    'GET /api/console/fairs/results': async ({ query }, { db, locale }) => {
      const { limit = 20, skip = 0, sort = '-createdAt' } = query
      const { items, total } = await repositoryOf(fairs).list(db, { limit, skip, sort })
      const ofFair = await figuresOf(
        db,
        items.map(({ _id }) => _id),
      )
      const found = items.map(({ _id, title, startsAt }) => ({ _id, title: textOf(title, locale), startsAt, figures: ofFair(_id) }))
      return { fairs: found, summary: { total, limit, skip } }
    },
    'GET /api/console/fairs/{_id}/results': async ({ params }, context) =>
      readResults(context.db, await requireItem(context, fairs, params._id)),
  })
}

/** When something last changed that figures are made from, for open screens (site/events.ts). */
export async function latestOfMatchings(db: Db): Promise<string> {
  const matchings = await db
    .selectFrom('matchings')
    .select(({ fn }) => fn.max('updatedAt').as('at'))
    .executeTakeFirst()
  const checkIns = await db
    .selectFrom('checkIns')
    .select(({ fn }) => fn.max('receivedAt').as('at'))
    .executeTakeFirst()
  return [matchings?.at ?? '', checkIns?.at ?? ''].toSorted().at(-1) ?? ''
}

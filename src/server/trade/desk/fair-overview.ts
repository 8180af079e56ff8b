import { fairs } from '#contract/trade/fairs.ts'
import { type FairFunnel, type FairOverview, fairOverviewCalls, mostFunnels } from '#contract/trade/fair-overview.ts'
import { fairStateAt } from '#contract/trade/fair-state.ts'
import type { JoiningStep } from '#contract/trade/joining.ts'
import { heldStates, type MatchingState, matchingStates } from '#contract/trade/matching-states.ts'
import { textOf } from '#contract/title.ts'
import type { FastifyInstance } from 'fastify'
import { sql, type SqlBool } from 'kysely'
import { repositoryOf } from '../../db/repository-of.ts'
import type { Db } from '../../db/schema.ts'
import { translate } from '../../http/catalogues.ts'
import { type Context, serve } from '../../http/route.ts'
import { requireItem } from '../../http/standard.ts'
import { countReported } from '../conversations/reports.ts'
import { readClosed } from '../fairs/closed.ts'
import { dayAt } from '../fairs/fair-day.ts'
import { type Fair, slotsByStart } from '../fairs/fair-plan.ts'
import { stateIn } from '../fairs/state-in.ts'
import { toShown } from '../fair-messages/message-rows.ts'
import { isWithoutMeeting, joiningOf, readFigures, reachedOf, stepOf } from '../joining/steps-of-joining.ts'
import { left } from '../matchings/matching-rows.ts'
import { endsToday } from './ends-today.ts'
import { untoldOf } from '../matchings/queued-moves.ts'
import { readSidesOf } from './fair-board.ts'

/** So many of the things that were done last are shown. */
const mostNews = 6
/** So many messages. */
const mostMessages = 3

const ofFair = (db: Db, _fair: string) => db.selectFrom('matchings').where('_fair', '=', _fair)

/** Approved participants of a fair by role, and how many of them have no agreed meeting. */
async function countApproved(db: Db, _fair: string) {
  const rows = await db
    .selectFrom('fairs_participants as p')
    .select(({ fn }) => ['p.role', fn.countAll().as('count')])
    .select(sql<number | string>`sum(case when ${isWithoutMeeting(_fair)} then 1 else 0 end)`.as('idle'))
    .where('p._fair', '=', _fair)
    .where('p.state', '=', 'APPROVED')
    .groupBy('p.role')
    .execute()
  const of = (role: string) => Number(rows.find((row) => row.role === role)?.count ?? 0)
  const withoutMeeting = rows.reduce((sum, { idle }) => sum + Number(idle), 0)
  return { participants: { sellers: of('SELLER'), buyers: of('BUYER') }, withoutMeeting }
}

/** Matchings of a fair by state and time: there are few times, whatever the matchings. */
async function countMatchings(db: Db, { _id, timeZone }: Fair) {
  const rows = await ofFair(db, _id)
    .select(({ fn }) => ['state', 'startsAt', 'method', fn.countAll().as('count')])
    .select(sql<number | string>`sum(case when ${endsToday(timeZone)} then 1 else 0 end)`.as('ending'))
    .groupBy(['state', 'startsAt', 'method'])
    .execute()
  return rows.map(({ count, ending, ...row }) => ({ ...row, count: Number(count), ending: Number(ending) }))
}
type Counted = Awaited<ReturnType<typeof countMatchings>>[number]

const sumOf = (rows: readonly Counted[], of: 'count' | 'ending' = 'count') => rows.reduce((sum, row) => sum + row[of], 0)
const isAgreed = (state: MatchingState) => heldStates.some((held) => held === state)

/** Meetings at each time of a fair. */
function loadOf(rows: readonly Counted[], fair: Fair): FairOverview['load'] {
  const held = Map.groupBy(
    rows.filter(({ state }) => isAgreed(state)),
    ({ startsAt }) => startsAt ?? '',
  )
  const times = [...new Set([...slotsByStart(fair).keys(), ...held.keys()])].toSorted()
  const slots = times.map((startsAt) => {
    const { OFFLINE = [], ONLINE = [] } = Object.groupBy(held.get(startsAt) ?? [], ({ method }) => method)
    return { startsAt, taken: sumOf(OFFLINE), online: sumOf(ONLINE) }
  })
  return [...Map.groupBy(slots, ({ startsAt }) => dayAt(startsAt, fair.timeZone))].map(([day, own]) => ({ day, slots: own }))
}

const countMoved = async (db: Db, _fair: string, now: string): Promise<number> =>
  Number(
    (
      await untoldOf(db, _fair, now)
        .select(({ fn }) => fn.countAll().as('count'))
        .executeTakeFirstOrThrow()
    ).count,
  )

async function countDrafts(db: Db, _fair: string): Promise<number> {
  const drafts = db.selectFrom('scheduledMeetings').where('_fair', '=', _fair).where('state', '=', 'draft')
  return Number((await drafts.select(({ fn }) => fn.countAll().as('count')).executeTakeFirstOrThrow()).count)
}

/** What was done last with the matchings that have changed last. */
async function readNews({ db, locale }: Pick<Context, 'db' | 'locale'>, _fair: string): Promise<FairOverview['news']> {
  const rows = await ofFair(db, _fair)
    .select(['_id', '_seller', '_buyer', 'startsAt'])
    .orderBy('updatedAt', 'desc')
    .orderBy('_id', 'desc')
    .limit(mostNews)
    .execute()
  if (rows.length === 0) return []
  const ids = rows.map(({ _id }) => _id)
  const events = await db
    .selectFrom('matchingEvents')
    .select(['_matching', 'at', 'action', 'by'])
    .where(
      '_id',
      'in',
      // Ids are in the order of time.
      db
        .selectFrom('matchingEvents')
        .select(({ fn }) => fn.max('_id').as('_id'))
        .where('_matching', 'in', ids)
        .groupBy('_matching'),
    )
    .execute()
  const sides = await readSidesOf(
    db,
    _fair,
    rows.flatMap(({ _seller, _buyer }) => [_seller, _buyer]),
  )
  const nameOf = (_user: string) => sides.get(_user)?.name ?? translate(locale, left)
  return rows
    .flatMap(({ _id, _seller, _buyer, startsAt }) => {
      const event = events.find(({ _matching }) => _matching === _id)
      if (event === undefined) return []
      const { at, action, by } = event
      return [{ _id, seller: nameOf(_seller), buyer: nameOf(_buyer), at, action, by, startsAt }]
    })
    .toSorted((a, b) => (a.at < b.at ? 1 : -1))
}

/** The messages to participants that have changed last. */
async function readMessages({ db, locale }: Pick<Context, 'db' | 'locale'>, _fair: string): Promise<FairOverview['messages']> {
  const own = db.selectFrom('fairMessages').selectAll().where('_fair', '=', _fair)
  const rows = await own.orderBy('updatedAt', 'desc').orderBy('_id', 'desc').limit(mostMessages).execute()
  const messages = await toShown(db, rows)
  return messages.map(({ _id, subject, state, sendAt, counts }) => ({
    _id,
    subject: textOf(subject, locale),
    state,
    sendAt,
    written: counts.written,
  }))
}

async function readOverview(context: Pick<Context, 'db' | 'locale'>, fair: Fair): Promise<FairOverview> {
  const { db } = context
  const { _id, timeZone, tables } = fair
  const now = new Date()
  const { figures, companies } = await readFigures(db, _id, now)
  const { participants, withoutMeeting } = await countApproved(db, _id)
  const rows = await countMatchings(db, fair)
  const byState = Map.groupBy(rows, ({ state }) => state)
  const matchings = matchingStates.flatMap((state) => {
    const own = byState.get(state)
    return own === undefined ? [] : [{ state, count: sumOf(own) }]
  })
  const state = fairStateAt(fair, now.toISOString())
  const closedAt = (await readClosed(db, [_id])).get(_id) ?? null
  const due = (...steps: string[]) => figures.steps.filter(({ step }) => steps.includes(step)).reduce((sum, one) => sum + one.due, 0)
  return {
    state,
    closedAt,
    today: dayAt(now.toISOString(), timeZone),
    days: fair.days.toSorted(),
    timeZone,
    tables,
    participants,
    joining: figures,
    toDo: {
      applications: figures.steps.find(({ step }) => step === 'documents')?.standing ?? 0,
      companies,
      invitations: due('listed'),
      reminders: due('invited', 'joined', 'profile'),
      endingToday: sumOf(rows, 'ending'),
      disputed: matchings.find(({ state }) => state === 'disputed')?.count ?? 0,
      moved: await countMoved(db, _id, now.toISOString()),
      reported: await countReported(db, _id),
      withoutMeeting,
      drafts: await countDrafts(db, _id),
      closing: state === 'expired' && closedAt === null ? 1 : 0,
    },
    matchings,
    load: loadOf(rows, fair),
    news: await readNews(context, _id),
    messages: await readMessages(context, _id),
  }
}

/** Counts participants and agreed meetings of some fairs: three queries whatever their number. */
async function countOf(db: Db, ids: readonly string[]) {
  const taking = await db
    .selectFrom('fairs_participants')
    .select(({ fn }) => ['_fair', 'state', fn.countAll().as('count')])
    .where('_fair', 'in', ids)
    .groupBy(['_fair', 'state'])
    .execute()
  const meetings = await db
    .selectFrom('matchings')
    .select(({ fn }) => ['_fair', 'state', fn.countAll().as('count')])
    .where('_fair', 'in', ids)
    .groupBy(['_fair', 'state'])
    .execute()
  const closed = await readClosed(db, ids)
  const sum = (found: readonly { count: string | number | bigint }[]) => found.reduce((total, { count }) => total + Number(count), 0)
  return ids.map((_id) => {
    const own = taking.filter(({ _fair }) => _fair === _id)
    return {
      _id,
      approved: sum(own.filter(({ state }) => state === 'APPROVED')),
      pending: sum(own.filter(({ state }) => state === 'PENDING')),
      agreed: sum(meetings.filter(({ _fair, state }) => _fair === _id && isAgreed(state))),
      isClosed: closed.has(_id),
    }
  })
}

/** Counts how far the participants of the fairs have come that are not over: four queries whatever their number. */
async function readFunnels({ db, locale }: Pick<Context, 'db' | 'locale'>): Promise<FairFunnel[]> {
  const isAhead = sql<SqlBool>`("endsAt" is null or "endsAt" > ${new Date().toISOString()})`
  const next = await repositoryOf(fairs).select(db, { also: [isAhead], sort: 'startsAt', limit: mostFunnels })
  if (next.length === 0) return []
  const ids = next.map(({ _id }) => _id)
  const standing = await joiningOf(db, ids)
    .select(({ fn }) => ['p._fair', stepOf.as('step'), fn.countAll().as('count')])
    .groupBy(['p._fair', 'step'])
    .execute()
  const held = db.selectFrom('matchings').where('_fair', 'in', ids).where(stateIn(heldStates))
  const meetings = await held
    .select(({ fn }) => ['_fair', fn.countAll().as('count')])
    .groupBy('_fair')
    .execute()
  const sides = held.select(['_fair', '_seller as _user']).union(held.select(['_fair', '_buyer as _user']))
  const meeting = await db
    .selectFrom('fairs_participants as p')
    .innerJoin(sides.as('m'), (join) => join.onRef('m._fair', '=', 'p._fair').onRef('m._user', '=', 'p._user'))
    .where('p.state', '=', 'APPROVED')
    .select(({ fn }) => ['p._fair', fn.countAll().as('count')])
    .groupBy('p._fair')
    .execute()
  const numberIn = (rows: readonly { _fair: string; count: number | string | bigint }[], _fair: string) =>
    Number(rows.find((row) => row._fair === _fair)?.count ?? 0)
  return next.map(({ _id, title, startsAt }) => {
    const own = standing.filter(({ _fair }) => _fair === _id)
    const reached = (step: JoiningStep) =>
      reachedOf(step, (later) =>
        numberIn(
          own.filter((row) => row.step === later),
          _id,
        ),
      )
    return {
      _id,
      title: textOf(title, locale),
      startsAt,
      listed: reached('listed'),
      invited: reached('invited'),
      joined: reached('joined'),
      approved: reached('approved'),
      meeting: numberIn(meeting, _id),
      meetings: numberIn(meetings, _id),
    }
  })
}

/** Serves staff how far fairs are. */
export function serveFairOverview(app: FastifyInstance): void {
  serve(app, fairOverviewCalls, {
    'GET /api/console/fairs/standing': async ({ query }, { db }) => ({ fairs: await countOf(db, [...new Set(query.ids.split(','))]) }),
    'GET /api/console/fairs/funnels': async (_input, context) => ({ fairs: await readFunnels(context) }),
    'GET /api/console/fairs/{_id}/overview': async ({ params }, context) => ({
      overview: await readOverview(context, await requireItem(context, fairs, params._id)),
    }),
  })
}

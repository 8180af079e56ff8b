import type { Query } from '#contract/api.ts'
import { fairs } from '#contract/trade/fairs.ts'
import { type BoardMeeting, type BoardRow, type BoardSide, fairBoardCalls } from '#contract/trade/fair-board.ts'
import { heldStates, transitionOf } from '#contract/trade/matching-states.ts'
import type { FastifyInstance } from 'fastify'
import { sql, type SqlBool } from 'kysely'
import { companyOwner } from '../../http/company-of.ts'
import type { Db } from '../../db/schema.ts'
import { type Context, serve } from '../../http/route.ts'
import { requireItem } from '../../http/standard.ts'
import { translate } from '../../http/catalogues.ts'
import { dayAt, spanOfDay } from '../fairs/fair-day.ts'
import { type Fair, requireFair, slotsByStart } from '../fairs/fair-plan.ts'
import { namedLike } from '../fairs/presented-companies.ts'
import { left, type MatchingRow, requireMatching } from '../matchings/matching-rows.ts'
import { readObstacles, readTaken } from '../matchings/occupancy.ts'
import { stateIn } from '../fairs/state-in.ts'
import { addDraft, countDifferences, countDraftTables } from '../schedule/automatic/draft-board.ts'

type Asking = Query<'GET /api/console/fairs/{_id}/board'>
type Span = readonly [from: string, to: string]

/** The agreed meetings of a fair that begin in a time. */
const heldIn = (db: Db, _fair: string, [from, to]: Span) =>
  db.selectFrom('matchings').where('_fair', '=', _fair).where(stateIn(heldStates)).where('startsAt', '>=', from).where('startsAt', '<', to)

/** Sides of meetings of a fair, by account: one that takes part no longer has its company's name, or none. */
export async function readSidesOf(db: Db, _fair: string, accounts: readonly string[]) {
  const users = [...new Set(accounts)]
  if (users.length === 0) return new Map<string, { _id: string; name: string }>()
  const companies = await db
    .selectFrom('users as u')
    .innerJoin('companies as c', (join) => join.on('c._user', '=', companyOwner('u')))
    .select(['u._id as _user', 'c.name'])
    .where('u._id', 'in', users)
    .execute()
  const taking = db.selectFrom('fairs_participants').select(['_id', '_user', 'name']).where('_fair', '=', _fair)
  const known = await taking.where('_user', 'in', users).execute()
  return new Map([
    ...companies.map(({ _user, name }) => [_user, { _id: _user, name }] as const),
    ...known.map(({ _user, _id, name }) => [_user, { _id, name }] as const),
  ])
}

/** The day that is shown where none is named. */
const usualDay = ({ days, timeZone }: Fair, now: string): string => {
  const sorted = days.toSorted()
  const today = dayAt(now, timeZone)
  return sorted.includes(today) ? today : (sorted[0] ?? today)
}

interface Asked {
  db: Db
  locale: Context['locale']
  fair: Fair
  span: Span
  now: string
  limit: number
  skip: number
}

/** Shows meetings as their cards do. */
async function toMeetings({ db, locale, fair, now }: Asked, rows: readonly MatchingRow[]): Promise<BoardMeeting[]> {
  const sides = await readSidesOf(
    db,
    fair._id,
    rows.flatMap(({ _seller, _buyer }) => [_seller, _buyer]),
  )
  return rows.map((row) => {
    const { _id, version, state, method, startsAt, endsAt, tableNumber, _seller, _buyer } = row
    const [seller, buyer] = [sides.get(_seller), sides.get(_buyer)]
    const gone = translate(locale, left)
    return {
      _id,
      version,
      state,
      method,
      startsAt: startsAt ?? '',
      endsAt: endsAt ?? '',
      tableNumber,
      _seller: seller?._id ?? _seller,
      seller: seller?.name ?? gone,
      _buyer: buyer?._id ?? _buyer,
      buyer: buyer?.name ?? gone,
      canMove: transitionOf(row, 'move', 'staff', now) !== undefined,
    }
  })
}

/** The companies of a board: those that take part, and whoever has a meeting then all the same. */
function companiesOf(db: Db, _fair: string, span: Span, side: 'seller' | 'buyer', q: string | undefined) {
  const meeting = heldIn(db, _fair, span).select(side === 'seller' ? '_seller as _user' : '_buyer as _user')
  const found = db
    .selectFrom('fairs_participants')
    .where('_fair', '=', _fair)
    .where(sql<SqlBool>`coalesce("role", '') = ${side.toUpperCase()}`)
    .where((eb) => eb.or([sql<SqlBool>`coalesce("state", '') = 'APPROVED'`, eb('_user', 'in', meeting)]))
  return q === undefined ? found : found.where('_user', 'in', namedLike(db, _fair, q))
}

interface Page {
  rows: BoardRow[]
  total: number
}

/** Reads the rows of sellers or buyers, by their names. */
async function readCompanies(asked: Asked, side: 'seller' | 'buyer', q: string | undefined): Promise<Page> {
  const { db, fair, span, limit, skip } = asked
  const column = `_${side}` as const
  const found = companiesOf(db, fair._id, span, side, q)
  const page = await found.select(['_id', '_user', 'name']).orderBy('name').orderBy('_id').limit(limit).offset(skip).execute()
  const { total } = await found.select(({ fn }) => fn.countAll().as('total')).executeTakeFirstOrThrow()
  const users = page.map(({ _user }) => _user)
  if (users.length === 0) return { rows: [], total: Number(total) }
  const held = await heldIn(db, fair._id, span).selectAll().where(column, 'in', users).orderBy('startsAt').orderBy('_id').execute()
  const blocked = db.selectFrom('blockedSlots').select(['_user', 'startsAt']).where('_fair', '=', fair._id)
  const away = await blocked.where('_user', 'in', users).where('startsAt', '>=', span[0]).where('startsAt', '<', span[1]).execute()
  const awayOf = Map.groupBy(away, ({ _user }) => _user)
  const shown = await toMeetings(asked, held)
  const meetingsOf = Map.groupBy(shown.keys(), (index) => held[index]?.[column])
  const rows = page.map(({ _id, _user, name }) => ({
    _id,
    name,
    table: null,
    blocked: (awayOf.get(_user) ?? []).map(({ startsAt }) => startsAt),
    meetings: (meetingsOf.get(_user) ?? []).flatMap((index) => shown[index] ?? []),
  }))
  return { rows, total: Number(total) }
}

/** Which of the meetings without a table at one time it is: they stand below each other. */
const lane = sql<number | string>`row_number() over (partition by "startsAt" order by "_id")`

/** Reads the rows of tables by their numbers, also of those that the plan has no more, and of online meetings below them. */
async function readTables(asked: Asked): Promise<Page> {
  const { db, fair, span, limit, skip } = asked
  const held = heldIn(db, fair._id, span)
  const used = await held.select('tableNumber').where('tableNumber', '>', fair.tables).distinct().execute()
  const planned = Array.from({ length: fair.tables }, (_none, index) => index + 1)
  const tables = [...planned, ...used.map(({ tableNumber }) => tableNumber ?? 0).toSorted((a, b) => a - b)]
  const online = held.where('tableNumber', 'is', null)
  const counts = await online
    .select(({ fn }) => fn.countAll().as('count'))
    .groupBy('startsAt')
    .execute()
  const lanes = Math.max(0, ...counts.map(({ count }) => Number(count)))
  const shown = [
    ...tables.map((table) => ({ table, lane: 0 })),
    ...Array.from({ length: lanes }, (_none, index) => ({ table: null, lane: index + 1 })),
  ].slice(skip, skip + limit)
  const numbers = shown.flatMap(({ table }) => table ?? [])
  const [first = 0, last = 0] = [shown.find((each) => each.table === null)?.lane, shown.at(-1)?.lane]
  const atTables = numbers.length === 0 ? [] : await held.selectAll().where('tableNumber', 'in', numbers).orderBy('startsAt').execute()
  const inLanes =
    last === 0
      ? []
      : await db
          .selectFrom(online.selectAll().select(lane.as('lane')).as('m'))
          .selectAll()
          .where('lane', '>=', first)
          .where('lane', '<=', last)
          .orderBy('startsAt')
          .execute()
  const found = [...atTables.map((row) => ({ ...row, lane: 0 })), ...inLanes]
  const meetings = await toMeetings(asked, found)
  const ofRow = Map.groupBy(meetings.keys(), (index) => `${found[index]?.tableNumber ?? 'online'} ${Number(found[index]?.lane ?? 0)}`)
  const rows = shown.map((each) => {
    const key = `${each.table ?? 'online'} ${each.lane}`
    return {
      _id: key,
      name: '',
      table: each.table,
      blocked: [],
      meetings: (ofRow.get(key) ?? []).flatMap((index) => meetings[index] ?? []),
    }
  })
  return { rows, total: tables.length + lanes }
}

const readRows = (asked: Asked, by: BoardSide, q: string | undefined): Promise<Page> =>
  by === 'table' ? readTables(asked) : readCompanies(asked, by, q)

/** Reads a day of a fair: what its board and that of its draft have in common. */
async function readDay(context: Context, _fair: string, { limit = 20, skip = 0, by = 'seller', q, day: wanted }: Asking) {
  const { db, locale } = context
  const fair = await requireItem(context, fairs, _fair)
  const now = new Date().toISOString()
  const day = wanted ?? usualDay(fair, now)
  const span = spanOfDay(day, fair.timeZone)
  const { rows, total } = await readRows({ db, locale, fair, span, now, limit, skip }, by, q)
  const ofDay = [...slotsByStart(fair).values()].filter(({ startsAt }) => startsAt >= span[0] && startsAt < span[1])
  const taken = await readTaken(
    db,
    fair,
    ofDay.map(({ startsAt }) => startsAt),
  )
  const slots = ofDay.map(({ startsAt, endsAt }) => ({ startsAt, endsAt, taken: taken.get(startsAt) ?? 0 }))
  const { timeZone, tables } = fair
  const board = { day, days: fair.days.toSorted(), timeZone, tables, by, slots, rows }
  return { fair, span, answer: { board, summary: { total, limit, skip } } }
}

/** The board of a fair's day, for staff. */
export function serveFairBoard(app: FastifyInstance): void {
  serve(app, fairBoardCalls, {
    'GET /api/console/fairs/{_id}/board': async ({ params, query }, context) => (await readDay(context, params._id, query)).answer,
    'GET /api/console/fairs/{_id}/schedule/board': async ({ params, query }, context) => {
      const { db, locale } = context
      const side = query.by === 'buyer' ? 'buyer' : 'seller'
      const { fair, span, answer } = await readDay(context, params._id, { ...query, by: side })
      const { board, summary } = answer
      const rows = await addDraft({ db, locale, fair, span }, board.rows, side)
      const drafted = await countDraftTables(db, fair._id, span)
      const slots = board.slots.map((slot) => ({ ...slot, taken: slot.taken + (drafted.get(slot.startsAt) ?? 0) }))
      return { board: { ...board, rows, slots }, summary, differences: await countDifferences(db, fair._id) }
    },
    'GET /api/console/fairs/{_id}/matchings/{mid}/free': async ({ params }, { db }) => {
      const row = await requireMatching(db, params._id, params.mid)
      return readObstacles(db, await requireFair(db, params._id), row, new Date().toISOString(), row._id)
    },
  })
}

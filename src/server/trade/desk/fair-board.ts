import { fairs } from '#contract/trade/fairs.ts'
import { type BoardMeeting, fairBoardCalls } from '#contract/trade/fair-board.ts'
import { heldStates, transitionOf } from '#contract/trade/matching-states.ts'
import type { FastifyInstance } from 'fastify'
import { sql, type SqlBool } from 'kysely'
import { contains, wantedOf } from '../../db/search.ts'
import type { Db } from '../../db/schema.ts'
import { serve } from '../../http/route.ts'
import { requireItem } from '../../http/standard.ts'
import { translate } from '../../http/catalogues.ts'
import { dayAt, spanOfDay } from '../fairs/fair-day.ts'
import { type Fair, requireFair, slotsByStart } from '../fairs/fair-plan.ts'
import { left, type MatchingRow, requireMatching } from '../matchings/matching-rows.ts'
import { readFree } from '../matchings/occupancy.ts'
import { stateIn } from '../fairs/state-in.ts'

type Span = readonly [from: string, to: string]

/** The agreed meetings of a fair that begin in a time. */
const heldIn = (db: Db, _fair: string, [from, to]: Span) =>
  db.selectFrom('matchings').where('_fair', '=', _fair).where(stateIn(heldStates)).where('startsAt', '>=', from).where('startsAt', '<', to)

/** The sellers of a board: those that take part, and whoever has a meeting then all the same. */
function sellersOf(db: Db, _fair: string, span: Span, q: string | undefined) {
  const found = db
    .selectFrom('fairs_participants')
    .where('_fair', '=', _fair)
    .where(sql<SqlBool>`coalesce("role", '') = 'SELLER'`)
    .where((eb) => eb.or([sql<SqlBool>`coalesce("state", '') = 'APPROVED'`, eb('_user', 'in', heldIn(db, _fair, span).select('_seller'))]))
  return q === undefined ? found : wantedOf(q).reduce((narrowed, word) => narrowed.where(contains(word)), found)
}

/** Sides of meetings of a fair, by account: one that takes part no longer has its company's name, or none. */
export async function readSidesOf(db: Db, _fair: string, accounts: readonly string[]) {
  const users = [...new Set(accounts)]
  if (users.length === 0) return new Map<string, { _id: string; name: string }>()
  const companies = await db.selectFrom('companies').select(['_user', 'name']).where('_user', 'in', users).execute()
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

/** The board of a fair's day, for staff. */
export function serveFairBoard(app: FastifyInstance): void {
  serve(app, fairBoardCalls, {
    'GET /api/console/fairs/{_id}/board': async ({ params, query }, context) => {
      const { db, locale } = context
      const { limit = 20, skip = 0, q } = query
      const fair = await requireItem(context, fairs, params._id)
      const now = new Date().toISOString()
      const { day = usualDay(fair, now) } = query
      const span = spanOfDay(day, fair.timeZone)
      const found = sellersOf(db, fair._id, span, q)
      const page = await found.select(['_id', '_user', 'name']).orderBy('name').orderBy('_id').limit(limit).offset(skip).execute()
      const { total } = await found.select(({ fn }) => fn.countAll().as('total')).executeTakeFirstOrThrow()
      const users = page.map(({ _user }) => _user)
      const rows =
        users.length === 0
          ? []
          : await heldIn(db, fair._id, span).selectAll().where('_seller', 'in', users).orderBy('startsAt').orderBy('_id').execute()
      const blocked = db.selectFrom('blockedSlots').select(['_user', 'startsAt']).where('_fair', '=', fair._id)
      const away =
        users.length === 0
          ? []
          : await blocked.where('_user', 'in', users).where('startsAt', '>=', span[0]).where('startsAt', '<', span[1]).execute()
      const buyers = await readSidesOf(
        db,
        fair._id,
        rows.map(({ _buyer }) => _buyer),
      )
      const meetings = Map.groupBy(rows, ({ _seller }) => _seller)
      const toMeeting = (row: MatchingRow): BoardMeeting => {
        const { _id, version, state, method, startsAt, endsAt, tableNumber, _buyer } = row
        const buyer = buyers.get(_buyer)
        const canMove = transitionOf(row, 'move', 'staff', now) !== undefined
        const times = { startsAt: startsAt ?? '', endsAt: endsAt ?? '' }
        return {
          _id,
          version,
          state,
          method,
          ...times,
          tableNumber,
          _buyer: buyer?._id ?? _buyer,
          buyer: buyer?.name ?? translate(locale, left),
          canMove,
        }
      }
      const sellers = page.map(({ _id, _user, name }) => ({
        _id,
        name,
        blocked: away.filter((each) => each._user === _user).map(({ startsAt }) => startsAt),
        meetings: (meetings.get(_user) ?? []).map(toMeeting),
      }))
      const slots = [...slotsByStart(fair).values()].filter(({ startsAt }) => startsAt >= span[0] && startsAt < span[1])
      const { timeZone, tables } = fair
      const board = { day, days: fair.days.toSorted(), timeZone, tables, slots, sellers }
      return { board, summary: { total: Number(total), limit, skip } }
    },
    'GET /api/console/fairs/{_id}/matchings/{mid}/free': async ({ params }, { db }) => {
      const { _id, _buyer, _seller, method } = await requireMatching(db, params._id, params.mid)
      const fair = await requireFair(db, params._id)
      return { free: await readFree(db, fair, { users: [_buyer, _seller], method, now: new Date().toISOString(), except: _id }) }
    },
  })
}

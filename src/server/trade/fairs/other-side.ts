import type { Query } from '#contract/api.ts'
import type { Locale } from '#contract/locale.ts'
import { heldStates } from '#contract/trade/matching-states.ts'
import { otherSideCalls } from '#contract/trade/other-side.ts'
import type { Slot } from '#contract/trade/slots.ts'
import type { FastifyInstance } from 'fastify'
import { sql, type SqlBool } from 'kysely'
import type { Db } from '../../db/schema.ts'
import { serve } from '../../http/route.ts'
import { bestFirst, fitted, readCommonSlots, reasonsOf } from '../matchings/suggestions.ts'
import { type Fair, requireOpenFair } from './fair-plan.ts'
import { countByCountry, inCountry, narrowed } from './narrowing.ts'
import { type Participant, requireParticipantOr404 } from './participation.ts'
import { presentAll } from './presented-companies.ts'
import { toSellers } from './shown-thumbs.ts'
import { stateIn } from './state-in.ts'

type Asked = Query<'GET /api/v1/me/fairs/{_fair}/companies'>

/**
 * Holds for a participant that has one of some slots free, as `readOccupancy` says it: the database looks for the first one, in the
 * indexes of what takes a slot.
 */
function isFreeAt(_fair: string, slots: readonly Slot[]) {
  if (slots.length === 0) return sql<SqlBool>`1 = 0`
  const takes = (side: '_seller' | '_buyer') => sql`
    select 1 from "matchings" as "m" where ${sql.ref(`m.${side}`)} = "p"."_user" and ${stateIn(heldStates, 'm.state')}
      and "m"."startsAt" < "slot"."column2" and "m"."endsAt" > "slot"."column1"`
  return sql<SqlBool>`exists (
    select 1 from (values ${sql.join(slots.map(({ startsAt, endsAt }) => sql`(${startsAt}, ${endsAt})`))}) as "slot"
    where not exists (
      select 1 from "blockedSlots" as "b"
      where "b"."_user" = "p"."_user" and "b"."_fair" = ${_fair} and "b"."startsAt" = "slot"."column1"
    ) and not exists (${takes('_seller')}) and not exists (${takes('_buyer')}))`
}

/** Holds for a participant that an account has saved. */
const isSavedBy = (_user: string) => sql<SqlBool>`exists (
  select 1 from "bookmarks" as "saved"
  where "saved"."_user" = ${_user} and "saved"."kind" = 'participants' and "saved"."_item" = "p"."_id")`

/** Lists whom a participant can meet: a page of those that were asked for, and what each has to do with it. */
async function list(db: Db, fair: Fair, own: Participant, locale: Locale, asked: Asked) {
  const { limit = 20, skip = 0, sort = 'createdAt', isFree, isSaved, country } = asked
  const now = new Date().toISOString()
  const { found } = await fitted(db, own)
  const { free } = isFree === true ? await readCommonSlots(db, fair, own, [], now) : { free: [] }
  const inAnyCountry = narrowed(db, fair._id, found, asked)
    .$if(isFree === true, (query) => query.where(isFreeAt(fair._id, free)))
    .$if(isSaved === true, (query) => query.where(isSavedBy(own._user)))
  const direction = sort === '-createdAt' ? 'desc' : 'asc'
  const wanted = inCountry(inAnyCountry, country)
  const ordered = sort === 'fit' ? bestFirst(wanted) : wanted.orderBy('p.createdAt', direction).orderBy('p._id', direction)
  const rows = await ordered
    .select(sql<number>`case when ${isSavedBy(own._user)} then 1 else 0 end`.as('isSaved'))
    .limit(limit)
    .offset(skip)
    .execute()
  const users = rows.map(({ _user }) => _user)
  const { common } = await readCommonSlots(db, fair, own, users, now)
  const { total, countries } = await countByCountry(inAnyCountry.clearSelect(), country)
  const beside = rows.map((row) => ({
    _id: row._id,
    commonSlots: common.get(row._user) ?? 0,
    reasons: reasonsOf(own, row),
    isSaved: row.isSaved === 1,
  }))
  return { presented: await presentAll(db, rows, locale), shared: { beside, countries, summary: { total, limit, skip } } }
}

/** Serves the list of the other side to a member who takes part. */
export function serveOtherSide(app: FastifyInstance): void {
  serve(app, otherSideCalls, {
    'GET /api/v1/me/fairs/{_fair}/companies': async ({ params, query }, { db, caller, locale }) => {
      const fair = await requireOpenFair(db, params._fair)
      const own = await requireParticipantOr404(db, fair._id, caller._id)
      const { presented, shared } = await list(db, fair, own, locale, query)
      return own.role === 'BUYER'
        ? { sellers: await toSellers(db, fair._id, presented), buyers: [], ...shared }
        : { sellers: [], buyers: presented.map(({ card, ofBuyer }) => ({ ...card, ...ofBuyer })), ...shared }
    },
  })
}

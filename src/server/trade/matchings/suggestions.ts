import type { Locale } from '#contract/locale.ts'
import { openStates } from '#contract/trade/matching-states.ts'
import { tradeLimits } from '#contract/trade/limits.ts'
import type { Suggestion, SuggestionReason } from '#contract/trade/wishes.ts'
import { sql, type SqlBool } from 'kysely'
import { companyOfAccount, companyOwner, peopleOfCompany } from '../../http/company-of.ts'
import type { Db } from '../../db/schema.ts'
import { type Fair, slotsByStart } from '../fairs/fair-plan.ts'
import { readOccupancy } from './occupancy.ts'
import { approved, type Participant } from '../fairs/participation.ts'
import { nameIn, textsIn } from '../fairs/presented-companies.ts'
import { stateIn } from '../fairs/state-in.ts'

/** In these states a buyer and a seller have something open or agreed. */
export const live = [...openStates, 'confirmed', 'rescheduling'] as const

const isBuyer = ({ role }: Participant): boolean => role === 'BUYER'
const otherRole = (own: Participant) => (isBuyer(own) ? 'SELLER' : 'BUYER')
/** The columns of a matching that name a participant and the other side. */
export const columnsOf = (own: Participant) => (isBuyer(own) ? (['_buyer', '_seller'] as const) : (['_seller', '_buyer'] as const))

/** Participants of the other side, with what a list shows of them. */
export const others = (db: Db, own: Participant) =>
  approved(db, own._fair)
    .where(sql<SqlBool>`coalesce(p."role", '') = ${otherRole(own)}`)
    .select(['p._id', 'p._user', 'c._id as _company', 'p.name', 'p.person', 'c.names', 'c.category', 'c.translations'])

/** One of them in the language of its reader. */
export const shownIn = (locale: Locale, { _id, _company, ...row }: Awaited<ReturnType<ReturnType<typeof others>['execute']>>[number]) => ({
  _id,
  _company,
  name: nameIn(row, locale),
  category: textsIn(row, locale).category ?? row.category,
})

/** Companies (by their owners) with which that of a participant has something, accounts that it wants, and that want it. */
function known(db: Db, { _fair, _user, ...own }: Participant, _owner: string) {
  const [mine, theirs] = columnsOf({ _fair, _user, ...own })
  const wishes = db.selectFrom('wishes').where('_fair', '=', _fair)
  return {
    met: db
      .selectFrom('matchings as m')
      .innerJoin('users as o', 'o._id', `m.${theirs}`)
      .select(companyOwner('o').as('_owner'))
      .where('m._fair', '=', _fair)
      .where(`m.${mine}`, 'in', peopleOfCompany(db, _owner))
      .where(stateIn(live, 'm.state')),
    wanted: wishes.select('_wanted').where('_user', '=', _user),
    wanting: wishes.select('_user').where('_wanted', '=', _user),
  }
}

/** Owners of what a buyer has named in its offers; of a seller, accounts that have named what its company shows. */
function fitting(db: Db, own: Participant, _owner: string) {
  const shown = db.selectFrom('fairProducts as f').innerJoin('fairs_products as o', 'o._id', 'f._product').where('f._fair', '=', own._fair)
  const named = db.selectFrom('matchings as s').innerJoin('fairs_products as o', 'o._id', 's._product')
  return isBuyer(own)
    ? shown.select('o._user').where('o.category', 'in', named.select('o.category').where('s._buyer', '=', own._user))
    : named.select('s._buyer as _user').where('o.category', 'in', shown.select('o.category').where('o._user', '=', _owner))
}

/** Participants of the other side with how they fit, nobody of the own company among them; in one query. */
export async function fitted(db: Db, own: Participant) {
  const { category, _owner } = await companyOfAccount(db, own._user).select(['c.category', 'c._user as _owner']).executeTakeFirstOrThrow()
  const { met, wanted, wanting } = known(db, own, _owner)
  const found = others(db, own)
    .where('c._user', '!=', _owner)
    .select((eb) => [
      eb.case().when('p._user', 'in', wanting).then(1).else(0).end().as('wants'),
      eb
        .case()
        .when(isBuyer(own) ? 'c._user' : 'p._user', 'in', fitting(db, own, _owner))
        .then(1)
        .else(0)
        .end()
        .as('fits'),
      eb.case().when('c.category', '=', category).then(1).else(0).end().as('isAlike'),
    ])
  return { found, met, wanted }
}
type Fitted = Awaited<ReturnType<typeof fitted>>['found']
type Fit = Pick<Awaited<ReturnType<Fitted['execute']>>[number], 'wants' | 'fits' | 'isAlike'>

/** The order of suggestions: who fits the best comes first. */
export const bestFirst = (found: Fitted) =>
  found.orderBy('wants', 'desc').orderBy('fits', 'desc').orderBy('isAlike', 'desc').orderBy('p._id')

/** Why somebody fits. */
export const reasonsOf = (own: Participant, { wants, fits, isAlike }: Fit): SuggestionReason[] =>
  (
    [
      ['wantsYou', wants],
      [isBuyer(own) ? 'sellsWhatYouSeek' : 'seeksWhatYouSell', fits],
      ['sameCategory', isAlike],
    ] as const
  ).flatMap(([reason, is]) => (is === 1 ? [reason] : []))

/** Slots to come in which a participant is free, and how many of them some others have free, too, by their accounts. */
export async function readCommonSlots(db: Db, fair: Fair, own: Participant, users: readonly string[], now: string) {
  const { blocked, meetings } = await readOccupancy(db, fair, [own._user, ...users])
  const isFree = (_user: string, start: string) => blocked.get(_user)?.has(start) !== true && meetings.get(_user)?.has(start) !== true
  const free = [...slotsByStart(fair).values()].filter(({ startsAt }) => startsAt > now && isFree(own._user, startsAt))
  const common = new Map(users.map((_user) => [_user, free.filter(({ startsAt }) => isFree(_user, startsAt)).length]))
  return { free, common }
}

/** Ranks participants who fit and are free at the same time, the best first: of twice as many as are shown. */
export async function suggest(db: Db, fair: Fair, own: Participant, locale: Locale, now: string): Promise<Suggestion[]> {
  const { found, met, wanted } = await fitted(db, own)
  const asked = bestFirst(found.where('c._user', 'not in', met).where('p._user', 'not in', wanted))
  const rows = await asked.limit(2 * tradeLimits.suggestions).execute()
  const users = rows.map(({ _user }) => _user)
  const { common } = await readCommonSlots(db, fair, own, users, now)
  return rows
    .map((row) => ({ ...shownIn(locale, row), reasons: reasonsOf(own, row), commonSlots: common.get(row._user) ?? 0 }))
    .filter(({ commonSlots }) => commonSlots > 0)
    .slice(0, tradeLimits.suggestions)
}

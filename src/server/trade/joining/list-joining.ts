import type { Query } from '#contract/api.ts'
import { toLocale } from '#contract/locale.ts'
import { joiningSteps } from '#contract/trade/joining.ts'
import { sql } from 'kysely'
import { contains, wantedOf } from '../../db/search.ts'
import type { Db } from '../../db/schema.ts'
import { isWithoutMeeting, joining, stepOf } from './steps-of-joining.ts'

type Asked = Query<'GET /api/console/fairs/{_id}/joining'>

/** A page of the participants of a fair with their step: all, who stands at one, or who has come there or further. */
export async function listJoining(
  db: Db,
  _fair: string,
  { step, isReached = false, isWithoutMeeting: isIdle = false, _link, q, limit = 20, skip = 0, sort }: Asked,
) {
  const from = joiningSteps.indexOf(step ?? 'listed')
  const further = isReached ? joiningSteps.slice(from + 1).filter((one) => one !== 'rejected') : []
  const words = q === undefined ? [] : wantedOf(q)
  const narrowed = words.reduce(
    (found, word) => found.where(contains(word)),
    db.selectFrom('fairs_participants').select('_id').where('_fair', '=', _fair),
  )
  const found = joining(db, _fair)
    .leftJoin('joinLinkParticipants as b', 'b._participant', 'p._id')
    .leftJoin('joinLinks as l', 'l._id', 'b._link')
    .$if(_link !== undefined, (some) => some.where('b._link', '=', _link ?? ''))
    .$if(step !== undefined, (some) => some.where(stepOf, 'in', [joiningSteps[from] ?? 'listed', ...further]))
    .$if(isIdle, (some) => some.where(isWithoutMeeting(_fair)))
    .$if(q !== undefined, (some) =>
      some.where((eb) =>
        eb.or([eb('u.email', '=', (q ?? '').toLowerCase()), ...(words.length === 0 ? [] : [eb('p._id', 'in', narrowed)])]),
      ),
    )
  const direction = sort === 'createdAt' ? 'asc' : 'desc'
  const rows = await found
    .select([
      'p._id',
      'p.name',
      'p.role',
      'u.name as person',
      'u.email',
      'u.locale',
      'i.phone',
      'i.invitedAt',
      'i.sentAt',
      'l._id as _link',
      'l.name as linkName',
    ])
    .select([stepOf.as('step'), sql<number>`case when "i"."requestedAt" is null then 0 else 1 end`.as('isWaiting')])
    .orderBy('p.createdAt', direction)
    .orderBy('p._id', direction)
    .limit(limit)
    .offset(skip)
    .execute()
  const { total } = await found.select(({ fn }) => fn.countAll().as('total')).executeTakeFirstOrThrow()
  const participants = rows.map(({ locale, role, isWaiting, _link: _by, linkName, ...row }) => ({
    ...row,
    role: role as 'SELLER' | 'BUYER',
    language: toLocale(locale) ?? ('ko' as const),
    isWaiting: isWaiting === 1,
    link: _by === null ? null : { _id: _by, name: linkName ?? '' },
  }))
  return { participants, summary: { total: Number(total), limit, skip } }
}

/** So many companies are offered at once. */
const mostCandidates = 20

/** Companies that do not take part in a fair yet, by words of their names. */
export async function findCandidates(db: Db, _fair: string, q: string) {
  const words = wantedOf(q)
  if (words.length === 0) return []
  const rows = await words
    .reduce((found, word) => found.where(contains(word)), db.selectFrom('companies').select('_id'))
    .limit(500)
    .execute()
  if (rows.length === 0) return []
  const found = await db
    .selectFrom('companies as c')
    .innerJoin('users as u', 'u._id', 'c._user')
    .select(['c._id', 'c.name', 'u.role', 'c.state'])
    .where(
      'c._id',
      'in',
      rows.map(({ _id }) => _id),
    )
    .where('u.status', 'in', ['active', 'invited'])
    .where('u.role', 'in', ['SELLER', 'BUYER'])
    .where((eb) =>
      eb.not(
        eb.exists(
          eb.selectFrom('fairs_participants as p').select('p._id').whereRef('p._user', '=', 'c._user').where('p._fair', '=', _fair),
        ),
      ),
    )
    .orderBy('c.name')
    .orderBy('c._id')
    .limit(mostCandidates)
    .execute()
  return found.map(({ _id, name, role, state }) => ({ _id, name, role: role as 'SELLER' | 'BUYER', isApproved: state === 'APPROVED' }))
}

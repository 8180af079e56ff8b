import type { ScheduledMember } from '#contract/trade/fair-schedule.ts'
import { heldStates, openStates } from '#contract/trade/matching-states.ts'
import { sql } from 'kysely'
import type { Db } from '../../../db/schema.ts'
import type { Fair } from '../../fairs/fair-plan.ts'
import { approved } from '../../fairs/participation.ts'
import { namedLike } from '../../fairs/presented-companies.ts'
import { stateIn } from '../../fairs/state-in.ts'
import { limitsOf, type Minimums, readMinimums } from './meeting-limits.ts'

interface Asked {
  q?: string | undefined
  role?: 'SELLER' | 'BUYER' | undefined
  /** One alone: its id as a participant. */
  _id?: string
}

/** What each member of a fair gets of its wishes, by the draft and what is agreed. */
function select(db: Db, _fair: string, { q, role, _id }: Asked) {
  const query = db
    .with('met', (cte) =>
      cte
        .selectFrom('scheduledMeetings')
        .select(['_buyer', '_seller'])
        .where('_fair', '=', _fair)
        .where('state', '=', 'draft')
        .union(cte.selectFrom('matchings').select(['_buyer', '_seller']).where('_fair', '=', _fair).where(stateIn(heldStates))),
    )
    .with('meetings', (cte) =>
      cte
        .selectFrom('met')
        .select(['_buyer as own', '_seller as other'])
        .unionAll(cte.selectFrom('met').select(['_seller as own', '_buyer as other'])),
    )
    .with('taking', () => approved(db, _fair).select(['p._id', 'p._user', 'p.name', 'p.role', 'p.minMeetings', 'p.maxMeetings']))
    .with('wanted', (cte) =>
      cte
        .selectFrom('wishes')
        .select(['_user as own', '_wanted as other'])
        .where('_fair', '=', _fair)
        .union(
          cte.selectFrom('matchings').select(['_buyer as own', '_seller as other']).where('_fair', '=', _fair).where(stateIn(openStates)),
        )
        .union(
          cte
            .selectFrom('matchings')
            .select(['_seller as own', '_buyer as other'])
            .where('_fair', '=', _fair)
            .where(stateIn(['accepted'])),
        ),
    )
    .with('counted', (cte) =>
      cte
        .selectFrom('wanted as w')
        .innerJoin('taking as t', 't._user', 'w.other')
        .leftJoin('meetings as m', (join) => join.onRef('m.own', '=', 'w.own').onRef('m.other', '=', 'w.other'))
        .select(({ fn }) => ['w.own', fn.countAll().as('wishes'), fn.count('m.other').as('kept')])
        .groupBy('w.own'),
    )
    .with('sums', (cte) =>
      cte
        .selectFrom('meetings')
        .select(({ fn }) => ['own', fn.countAll().as('meetings')])
        .groupBy('own'),
    )
    .selectFrom('taking as p')
    .leftJoin('counted as c', 'c.own', 'p._user')
    .leftJoin('sums as s', 's.own', 'p._user')
  return query
    .$if(_id !== undefined, (all) => all.where('p._id', '=', _id ?? ''))
    .$if(role !== undefined, (all) => all.where('p.role', '=', role ?? ''))
    .$if(q !== undefined, (all) => all.where('p._user', 'in', namedLike(db, _fair, q ?? '')))
}

const columns = [
  sql<string>`p."_id"`.as('_id'),
  sql<string>`p."_user"`.as('_user'),
  sql<string>`p."name"`.as('name'),
  sql<'SELLER' | 'BUYER'>`p."role"`.as('role'),
  sql<number | string>`coalesce(c."wishes", 0)`.as('wishes'),
  sql<number | string>`coalesce(c."kept", 0)`.as('kept'),
  sql<number | string>`coalesce(s."meetings", 0)`.as('meetings'),
  sql<number | null>`p."minMeetings"`.as('minMeetings'),
  sql<number | null>`p."maxMeetings"`.as('maxMeetings'),
] as const

type Row = Record<'_id' | '_user' | 'name', string> & { role: 'SELLER' | 'BUYER' } & Record<
    'wishes' | 'kept' | 'meetings',
    number | string
  > &
  Record<'minMeetings' | 'maxMeetings', number | null>
const toMember = (row: Row, fair: Fair, minimums: Minimums): ScheduledMember => {
  const { _id, name, role, wishes, kept, meetings } = row
  const [all, met, has] = [wishes, kept, meetings].map(Number) as [number, number, number]
  return { _id, name, role, wishes: all, kept: met, meetings: has, ...limitsOf(row, fair, minimums) }
}

/** Whether a member gets less than it should: sorted by, before pages are cut. */
const isShort = ({ sellerMinimum, buyerMinimum }: Minimums) =>
  sql<number>`case when coalesce(s."meetings", 0) < coalesce(p."minMeetings",
    case when p."role" = 'SELLER' then cast(${sellerMinimum} as integer) else cast(${buyerMinimum} as integer) end) then 0 else 1 end`

/**
 * A page of the members of a fair: those below their minimum first, then those who get the smallest part of their wishes, who has
 * none last.
 */
export async function listMembers(db: Db, fair: Fair, { limit, skip, ...asked }: Asked & { limit: number; skip: number }) {
  const minimums = await readMinimums(db, fair._id)
  const found = select(db, fair._id, asked)
  const rows = await found
    .select(columns)
    .orderBy(isShort(minimums))
    .orderBy(sql`case when coalesce(c."wishes", 0) = 0 then 1 else 0 end`)
    .orderBy(sql`coalesce(c."kept", 0) * 1.0 / (case when coalesce(c."wishes", 0) = 0 then 1 else c."wishes" end)`)
    .orderBy(sql`p."_id"`)
    .limit(limit)
    .offset(skip)
    .execute()
  const { total } = await found.select(({ fn }) => fn.countAll().as('total')).executeTakeFirstOrThrow()
  return { members: rows.map((row) => toMember(row, fair, minimums)), summary: { total: Number(total), limit, skip } }
}

/** One member, with its account. */
export async function findMember(db: Db, fair: Fair, _id: string): Promise<{ member: ScheduledMember; _user: string } | undefined> {
  const row = await select(db, fair._id, { _id }).select(columns).executeTakeFirst()
  return row && { member: toMember(row, fair, await readMinimums(db, fair._id)), _user: row._user }
}

import type { UnkeptReason } from '#contract/trade/fair-schedule.ts'
import { heldStates, openStates } from '#contract/trade/matching-states.ts'
import type { Db } from '../../../db/schema.ts'
import { type Fair, slotsByStart } from '../../fairs/fair-plan.ts'
import { readOccupancy } from '../../matchings/occupancy.ts'
import { approved } from '../../fairs/participation.ts'
import { stateIn } from '../../fairs/state-in.ts'
import { readWanted } from './read-problem.ts'

/** What of a fair decides whether two can still meet. */
interface Facts {
  /** Slots that are still to come. */
  slots: readonly string[]
  isBlocked: (_user: string, start: string) => boolean
  /** Of the draft, or agreed. */
  isBusy: (_user: string, start: string) => boolean
  isFull: (start: string) => boolean
  isAtMaximum: (_user: string) => boolean
}

/** Why two do not meet, from the first thing that stands in the way. `possible`: nothing does any more. */
export function reasonFor(
  { slots, isBlocked, isBusy, isFull, isAtMaximum }: Facts,
  own: string,
  other: string,
  isOnline: boolean,
): UnkeptReason {
  const common = slots.filter((start) => !isBlocked(own, start) && !isBlocked(other, start))
  if (common.length === 0) return 'noCommonTime'
  if (isAtMaximum(own)) return 'ownMaximum'
  if (isAtMaximum(other)) return 'otherMaximum'
  const free = common.filter((start) => !isBusy(own, start) && !isBusy(other, start))
  if (free.length > 0) return isOnline || free.some((start) => !isFull(start)) ? 'possible' : 'noTable'
  if (common.every((start) => isBusy(other, start))) return 'otherBusy'
  return common.every((start) => isBusy(own, start)) ? 'ownBusy' : 'bothBusy'
}

/** Meetings of the draft and agreed ones of a fair, by account: their beginnings, and with whom. */
export async function readMeetings(db: Db, _fair: string, users: readonly string[]) {
  const drafts = db.selectFrom('scheduledMeetings').select(['_buyer', '_seller', 'startsAt']).where('_fair', '=', _fair)
  const agreed = db.selectFrom('matchings').select(['_buyer', '_seller', 'startsAt']).where('_fair', '=', _fair).where(stateIn(heldStates))
  const rows = [
    ...(await drafts
      .where('state', '=', 'draft')
      .where((eb) => eb.or([eb('_buyer', 'in', users), eb('_seller', 'in', users)]))
      .execute()),
    ...(await agreed.where((eb) => eb.or([eb('_buyer', 'in', users), eb('_seller', 'in', users)])).execute()),
  ]
  const found = new Map<string, Map<string, string>>(users.map((_user) => [_user, new Map()]))
  for (const { _buyer, _seller, startsAt } of rows) {
    found.get(_buyer)?.set(_seller, startsAt ?? '')
    found.get(_seller)?.set(_buyer, startsAt ?? '')
  }
  return found
}

/** Beginnings of slots in which every table is taken, by agreed meetings and those of the draft. */
export async function readFullSlots(db: Db, fair: Fair): Promise<ReadonlySet<string>> {
  const counts = new Map<string, number>()
  const count = (rows: readonly { startsAt: string | null; count: number | string | bigint }[]) => {
    for (const { startsAt, count: more } of rows) counts.set(startsAt ?? '', (counts.get(startsAt ?? '') ?? 0) + Number(more))
  }
  count(
    await db
      .selectFrom('matchings')
      .select(({ fn }) => ['startsAt', fn.countAll().as('count')])
      .where('_fair', '=', fair._id)
      .where('tableNumber', 'is not', null)
      .where(stateIn(heldStates))
      .groupBy('startsAt')
      .execute(),
  )
  count(
    await db
      .selectFrom('scheduledMeetings')
      .select(({ fn }) => ['startsAt', fn.countAll().as('count')])
      .where('_fair', '=', fair._id)
      .where('state', '=', 'draft')
      .where('method', '=', 'OFFLINE')
      .groupBy('startsAt')
      .execute(),
  )
  return new Set([...counts].filter(([, taken]) => taken >= fair.tables).map(([start]) => start))
}

/** Counts the participants that an account wants to meet, is wanted by, or has an open or agreed meeting with. */
export async function countCandidates(db: Db, _fair: string, _user: string): Promise<number> {
  const wishes = db.selectFrom('wishes').where('_fair', '=', _fair)
  const matchings = db
    .selectFrom('matchings')
    .where('_fair', '=', _fair)
    .where(stateIn([...openStates, ...heldStates]))
  const { count } = await approved(db, _fair)
    .where((eb) =>
      eb.or([
        eb('p._user', 'in', wishes.select('_wanted').where('_user', '=', _user)),
        eb('p._user', 'in', wishes.select('_user').where('_wanted', '=', _user)),
        eb('p._user', 'in', matchings.select('_buyer').where('_seller', '=', _user)),
        eb('p._user', 'in', matchings.select('_seller').where('_buyer', '=', _user)),
      ]),
    )
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Explains the result of each wish of a member, the most wanted first, from the draft as it is now. */
export async function explainWishes(db: Db, fair: Fair, _user: string, now: string) {
  const wanted = (await readWanted(db, fair._id, _user)).toSorted((a, b) => a.priority - b.priority)
  const users = [_user, ...wanted.map(({ _wanted }) => _wanted)]
  const rows = await approved(db, fair._id).select(['p._id', 'p._user', 'p.name', 'p.maxMeetings']).where('p._user', 'in', users).execute()
  const taking = new Map(rows.map((row) => [row._user, row]))
  const { blocked, meetings: agreed } = await readOccupancy(db, fair, users)
  const meetings = await readMeetings(db, fair._id, users)
  const times = new Map([...meetings].map(([user, own]) => [user, new Set(own.values())]))
  const full = await readFullSlots(db, fair)
  const facts: Facts = {
    slots: [...slotsByStart(fair).keys()].filter((start) => start > now),
    isBlocked: (user, start) => blocked.get(user)?.has(start) === true,
    isBusy: (user, start) => agreed.get(user)?.has(start) === true || times.get(user)?.has(start) === true,
    isFull: (start) => full.has(start),
    // Numbers of declared tables come as they are; their types say text (schema.ts).
    isAtMaximum: (user) => (meetings.get(user)?.size ?? 0) >= Number(taking.get(user)?.maxMeetings ?? fair.maxMeetings),
  }
  return wanted.flatMap(({ _wanted, priority, method }) => {
    const other = taking.get(_wanted)
    if (other === undefined) return []
    const startsAt = meetings.get(_user)?.get(_wanted) ?? null
    const reason = startsAt === null ? reasonFor(facts, _user, _wanted, method === 'ONLINE') : null
    return [{ other: { _id: other._id, name: other.name }, priority, startsAt, reason }]
  })
}

import { type DraftProblem, wishWeight } from '#contract/trade/fair-schedule.ts'
import { heldStates, openStates } from '#contract/trade/matching-states.ts'
import type { Slot } from '#contract/trade/slots.ts'
import type { Db } from '../../../db/schema.ts'
import { type Fair, slotsByStart } from '../../fairs/fair-plan.ts'
import { type Occupancy, readOccupancy } from '../../matchings/occupancy.ts'
import { approved, type Participant } from '../../fairs/participation.ts'
import { stateIn } from '../../fairs/state-in.ts'
import { leaveOneOfCompanies } from './company-pairs.ts'
import { limitsOf, type Minimums } from './meeting-limits.ts'
import type { Pair, Problem } from './problem.ts'

/** An open offer is a wish of the buyer that it has not put into its list, and an accepted one the seller's, too. */
export const offerPriority = 5

interface Wanted {
  _user: string
  _wanted: string
  priority: number
  method: 'ONLINE' | 'OFFLINE'
}

/** All wishes of a fair, those that open offers are among them; also of who does not take part any more. */
export async function readWanted(db: Db, _fair: string, _user?: string): Promise<Wanted[]> {
  const listed = await db
    .selectFrom('wishes')
    .select(['_user', '_wanted', 'priority', 'method'])
    .where('_fair', '=', _fair)
    .$if(_user !== undefined, (all) => all.where('_user', '=', _user ?? ''))
    .execute()
  const offers = await db
    .selectFrom('matchings')
    .select(['_buyer', '_seller', 'method', 'state'])
    .where('_fair', '=', _fair)
    .where(stateIn(openStates))
    .$if(_user !== undefined, (all) => all.where((eb) => eb.or([eb('_buyer', '=', _user ?? ''), eb('_seller', '=', _user ?? '')])))
    .execute()
  const known = new Set(listed.map((wish) => `${wish._user} ${wish._wanted}`))
  const offered = offers.flatMap(({ _buyer, _seller, method, state }) => [
    { _user: _buyer, _wanted: _seller, priority: offerPriority, method },
    ...(state === 'accepted' ? [{ _user: _seller, _wanted: _buyer, priority: offerPriority, method }] : []),
  ])
  const isNew = (wish: Wanted) => !known.has(`${wish._user} ${wish._wanted}`) && (_user === undefined || wish._user === _user)
  return [...listed, ...offered.filter((wish) => isNew(wish))]
}

/** What is agreed at a fair already: its pairs, how many each member has, and the tables that are used. */
async function readAgreed(db: Db, _fair: string) {
  const rows = await db
    .selectFrom('matchings')
    .select(['_buyer', '_seller', 'startsAt', 'tableNumber'])
    .where('_fair', '=', _fair)
    .where(stateIn(heldStates))
    .execute()
  const [pairs, counts, tables] = [new Set<string>(), new Map<string, number>(), new Map<string, number>()]
  for (const { _buyer, _seller, startsAt, tableNumber } of rows) {
    pairs.add(keyOf({ _buyer, _seller }))
    for (const _user of [_buyer, _seller]) counts.set(_user, (counts.get(_user) ?? 0) + 1)
    if (tableNumber !== null) tables.set(startsAt ?? '', (tables.get(startsAt ?? '') ?? 0) + 1)
  }
  return { pairs, counts, tables }
}

export interface FairProblem {
  problem: Problem
  /** The accounts of each pair, and how they meet. */
  pairs: readonly { _buyer: string; _seller: string; method: 'ONLINE' | 'OFFLINE'; wishes: number }[]
  slots: readonly Slot[]
  /** All wishes, and those that agreed meetings keep. */
  wishes: number
  keptAlready: number
  /** Locked meetings of the last draft that cannot take place then any more. */
  lost: readonly LostLock[]
}

interface LostLock {
  _id: string
  /** Of its pair: both accounts. */
  key: string
  problem: DraftProblem
}

/** A pair by its two accounts. */
export const keyOf = ({ _buyer, _seller }: { _buyer: string; _seller: string }): string => `${_buyer} ${_seller}`

type Draft = Pick<FairProblem['pairs'][number], '_buyer' | '_seller' | 'method'>
interface Counted extends Draft {
  weight: number
  wishes: number
  locked?: number
}

/** The pairs of whom one wants to meet the other. What is agreed is none. */
function pairsOf(wanted: readonly Wanted[], taking: ReadonlyMap<string, Participant>, agreed: ReadonlySet<string>) {
  const [pairs, counts] = [new Map<string, Counted>(), { wishes: 0, keptAlready: 0 }]
  for (const { _user, _wanted, priority, method } of wanted) {
    const [own, other] = [taking.get(_user), taking.get(_wanted)]
    if (own === undefined || other === undefined || own.role === other.role) continue
    const [_buyer, _seller] = own.role === 'BUYER' ? [_user, _wanted] : [_wanted, _user]
    const key = keyOf({ _buyer, _seller })
    counts.wishes += 1
    if (agreed.has(key)) counts.keptAlready += 1
    else {
      const known = pairs.get(key) ?? { _buyer, _seller, method, weight: 0, wishes: 0 }
      // Who cannot come to a table meets online.
      const how = method === 'ONLINE' ? method : known.method
      pairs.set(key, { ...known, method: how, weight: known.weight + wishWeight(priority), wishes: known.wishes + 1 })
    }
  }
  return { pairs, counts }
}

/** Reads a fair as a problem for the solver: everything that has to be respected, as it is now. */
export async function readProblem(db: Db, fair: Fair, minimums: Minimums, now: string): Promise<FairProblem> {
  const rows = await approved(db, fair._id).select(['p._user', 'p.role', 'p.maxMeetings', 'p.minMeetings']).orderBy('p._id').execute()
  // Numbers of declared tables come as they are; their types say text (schema.ts).
  const all = rows as unknown as Participant[]
  const taking = new Map(all.map((each) => [each._user, each]))
  const users = [...taking.keys()]
  const agreed = await readAgreed(db, fair._id)
  const { pairs: byKey, counts } = pairsOf(await readWanted(db, fair._id), taking, agreed.pairs)
  const slots = [...slotsByStart(fair).values()].filter(({ startsAt }) => startsAt > now)
  const slotAt = new Map(slots.map(({ startsAt }, index) => [startsAt, index]))
  const tables = slots.map(({ startsAt }) => Math.max(0, fair.tables - (agreed.tables.get(startsAt) ?? 0)))
  const nobody: Occupancy = { blocked: new Map(), meetings: new Map() }
  const { blocked, meetings } = users.length === 0 ? nobody : await readOccupancy(db, fair, users)
  const isTaken = (_user: string, start: string): boolean => meetings.get(_user)?.has(start) === true
  const members = all.map((own) => {
    const { _user } = own
    const has = agreed.counts.get(_user) ?? 0
    const { minimum, maximum } = limitsOf(own, fair, minimums)
    const isFree = slots.map(({ startsAt }) => blocked.get(_user)?.has(startsAt) !== true && !isTaken(_user, startsAt))
    return { isFree, minimum: Math.max(0, minimum - has), maximum: Math.max(0, maximum - has) }
  })
  const indexOf = new Map(users.map((_user, index) => [_user, index]))
  const lost = await lockPairs(db, fair._id, { byKey, agreed: agreed.pairs, slotAt, tables, isTaken, indexOf, members })
  await leaveOneOfCompanies(db, fair._id, byKey)
  const pairs = [...byKey.values()]
  const problem = {
    tables,
    members,
    pairs: pairs.map(({ _buyer, _seller, method, weight, locked }): Pair => {
      const [buyer, seller] = [indexOf.get(_buyer) ?? 0, indexOf.get(_seller) ?? 0]
      return { buyer, seller, weight, needsTable: method === 'OFFLINE', ...(locked === undefined ? {} : { locked }) }
    }),
  }
  return { problem, pairs, slots, ...counts, lost }
}

interface Locking {
  byKey: Map<string, Counted>
  agreed: ReadonlySet<string>
  slotAt: ReadonlyMap<string, number>
  tables: readonly number[]
  isTaken: (_user: string, start: string) => boolean
  indexOf: ReadonlyMap<string, number>
  members: { isFree: boolean[]; minimum: number; maximum: number }[]
}

/**
 * Holds the locked meetings of the last draft: also where somebody has blocked the time or has too many, since staff have decided it.
 * @returns those that cannot be held
 */
async function lockPairs(
  db: Db,
  _fair: string,
  { byKey, agreed, slotAt, tables, isTaken, indexOf, members }: Locking,
): Promise<LostLock[]> {
  const rows = await db
    .selectFrom('scheduledMeetings')
    .select(['_id', '_buyer', '_seller', 'method', 'startsAt'])
    .where('_fair', '=', _fair)
    .where('state', '=', 'draft')
    .where('isLocked', '=', 1)
    .orderBy('_id')
    .execute()
  const left = [...tables]
  const lost: LostLock[] = []
  const used = new Map<string, number>()
  for (const { _id, _buyer, _seller, method, startsAt } of rows) {
    const key = keyOf({ _buyer, _seller })
    const slot = slotAt.get(startsAt)
    const sides = [_buyer, _seller].map((_user) => members[indexOf.get(_user) ?? -1])
    const [buyer, seller] = sides
    const isFree = !isTaken(_buyer, startsAt) && !isTaken(_seller, startsAt)
    const hasTable = slot !== undefined && (method === 'ONLINE' || (left[slot] ?? 0) > 0)
    if (slot === undefined || buyer === undefined || seller === undefined || agreed.has(key) || !isFree || !hasTable) {
      const isGone = buyer === undefined || seller === undefined
      lost.push({ _id, key, problem: agreed.has(key) ? 'matchingExists' : isGone ? 'notParticipating' : 'slotTaken' })
      continue
    }
    if (method === 'OFFLINE') left[slot] = (left[slot] ?? 0) - 1
    for (const [index, _user] of [_buyer, _seller].entries()) {
      const side = sides[index]
      used.set(_user, (used.get(_user) ?? 0) + 1)
      if (side === undefined) continue
      side.isFree[slot] = true
      side.maximum = Math.max(side.maximum, used.get(_user) ?? 0)
    }
    byKey.set(key, { weight: 1, wishes: 0, ...byKey.get(key), _buyer, _seller, method, locked: slot })
  }
  return lost
}

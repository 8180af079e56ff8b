import type { SlotObstacle } from '#contract/trade/fair-schedule.ts'
import { tradeLimits } from '#contract/trade/limits.ts'
import { heldStates, openStates } from '#contract/trade/matching-states.ts'
import type { Slot } from '#contract/trade/slots.ts'
import type { Db } from '../../db/schema.ts'
import { type Fair, slotsByStart } from '../fairs/fair-plan.ts'
import { stateIn } from '../fairs/state-in.ts'

/** When some accounts cannot meet anybody. */
export interface Occupancy {
  /** Beginnings of slots that they have blocked, by account. */
  blocked: ReadonlyMap<string, ReadonlySet<string>>
  /** Their agreed meetings, by account and the beginning of each slot that they take something of; also by their own beginning. */
  meetings: ReadonlyMap<string, ReadonlyMap<string, string>>
}

type Held = { startsAt: string | null; endsAt: string | null }

/**
 * The beginnings of the slots that a meeting takes something of: one, but for meetings of another fair, or of a plan that has changed
 * since.
 */
function slotsTaken(fair: Fair, { startsAt, endsAt }: Held): string[] {
  const slots = slotsByStart(fair)
  const [from, until] = [startsAt ?? '', endsAt ?? '']
  if (slots.get(from)?.endsAt === until) return [from]
  return [...slots.values()].filter((slot) => slot.startsAt < until && slot.endsAt > from).map((slot) => slot.startsAt)
}

/**
 * Reads when accounts cannot meet anybody during a fair, meetings of other fairs among them.
 * @param except leaves a meeting out of account: the one that is to be moved
 */
export async function readOccupancy(db: Db, fair: Fair, users: readonly string[], except?: string): Promise<Occupancy> {
  const rows = await db
    .selectFrom('blockedSlots')
    .select(['_user', 'startsAt'])
    .where('_fair', '=', fair._id)
    .where('_user', 'in', users)
    .execute()
  const blocked = new Map(users.map((_user) => [_user, new Set<string>()]))
  for (const { _user, startsAt } of rows) blocked.get(_user)?.add(startsAt)
  const meetings = new Map(users.map((_user) => [_user, new Map<string, string>()]))
  for (const side of ['_seller', '_buyer'] as const) {
    const held = await db
      .selectFrom('matchings')
      .select(['_id', '_seller', '_buyer', 'startsAt', 'endsAt'])
      .where(side, 'in', users)
      .where(stateIn(heldStates))
      .where('startsAt', '<', fair.endsAt ?? '')
      .where('endsAt', '>', fair.startsAt ?? '')
      .$if(except !== undefined, (others) => others.where('_id', '!=', except ?? ''))
      .execute()
    for (const row of held) for (const start of [row.startsAt ?? '', ...slotsTaken(fair, row)]) meetings.get(row[side])?.set(start, row._id)
  }
  return { blocked, meetings }
}

/** Agreed meetings of a fair that take something of a span: also those of a plan that has changed since, whose times are others. */
export const heldWithin = (db: Db, _fair: string, { startsAt, endsAt }: Slot) =>
  db
    .selectFrom('matchings')
    .where('_fair', '=', _fair)
    .where(stateIn(heldStates))
    .where('startsAt', '<', endsAt)
    // No slot is longer: what is earlier need not be read.
    .where('startsAt', '>', new Date(Date.parse(startsAt) - tradeLimits.slotMinutes * 60_000).toISOString())
    .where('endsAt', '>', startsAt)

/** From the first of some slots to the last. Nothing where the fair has none of them. */
function spanOf(fair: Fair, starts: readonly string[]): Slot | undefined {
  const slots = starts.toSorted().flatMap((start) => slotsByStart(fair).get(start) ?? [])
  const [first, last] = [slots[0], slots.at(-1)]
  return first && last && { startsAt: first.startsAt, endsAt: last.endsAt }
}

/** Counts the tables of a fair that are taken, by the beginnings of its slots. @param starts of these slots alone */
export async function readTaken(db: Db, fair: Fair, starts?: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const span = starts && spanOf(fair, starts)
  const held = span && heldWithin(db, fair._id, span)
  const rows = await (held ?? db.selectFrom('matchings').where('_fair', '=', fair._id).where(stateIn(heldStates)))
    .select(({ fn }) => ['startsAt', 'endsAt', fn.countAll().as('count')])
    .where('tableNumber', 'is not', null)
    .groupBy(['startsAt', 'endsAt'])
    .execute()
  const taken = new Map<string, number>()
  for (const row of rows) for (const start of slotsTaken(fair, row)) taken.set(start, (taken.get(start) ?? 0) + Number(row.count))
  return taken
}

/** Beginnings of slots in which every table of a fair is taken. @param starts of these slots alone */
async function readFull(db: Db, fair: Fair, starts?: readonly string[]): Promise<ReadonlySet<string>> {
  const taken = await readTaken(db, fair, starts)
  return new Set([...taken].filter(([, count]) => count >= fair.tables).map(([start]) => start))
}

interface Parties {
  _seller: string
  _buyer: string
}

/** What is known of a slot. */
interface SlotFacts {
  isAway: (user: string) => boolean
  isBusy: (user: string) => boolean
  /** No table is left. */
  isFull: boolean
}

/** The first thing that is in the way of a meeting of two in a slot. */
export function obstacleOf({ _seller, _buyer }: Parties, { isAway, isBusy, isFull }: SlotFacts): SlotObstacle | null {
  if (isAway(_seller)) return 'sellerAway'
  if (isAway(_buyer)) return 'buyerAway'
  if (isBusy(_seller)) return 'sellerBusy'
  if (isBusy(_buyer)) return 'buyerBusy'
  return isFull ? 'noTable' : null
}

/** Reads which of the slots that are still to come two have free, and what is in the way of the others. @param except the matching that is moved */
export async function readObstacles(
  db: Db,
  fair: Fair,
  { method, ...sides }: Parties & { method: 'ONLINE' | 'OFFLINE' },
  now: string,
  except?: string,
) {
  const { blocked, meetings } = await readOccupancy(db, fair, [sides._seller, sides._buyer], except)
  const full = method === 'OFFLINE' ? await readFull(db, fair) : new Set<string>()
  const coming = [...slotsByStart(fair).keys()].filter((start) => start > now)
  const slots = coming.map((startsAt) => {
    const isAway = (user: string) => blocked.get(user)?.has(startsAt) === true
    const isBusy = (user: string) => meetings.get(user)?.has(startsAt) === true
    return { startsAt, obstacle: obstacleOf(sides, { isAway, isBusy, isFull: full.has(startsAt) }) }
  })
  return {
    free: slots.filter(({ obstacle }) => obstacle === null).map(({ startsAt }) => startsAt),
    taken: slots.flatMap(({ startsAt, obstacle }) => (obstacle === null ? [] : [{ startsAt, obstacle }])),
  }
}

interface Wanted {
  users: readonly string[]
  method: 'ONLINE' | 'OFFLINE'
  now: string
  except?: string
  /** Looks at these slots alone. */
  starts?: readonly string[]
}

/** Beginnings of the slots that are left to some accounts: neither blocked nor taken, with a table where they meet at one. */
export async function readFree(db: Db, fair: Fair, { users, method, now, except, starts }: Wanted): Promise<string[]> {
  const { blocked, meetings } = await readOccupancy(db, fair, users, except)
  const full = method === 'OFFLINE' ? await readFull(db, fair, starts) : new Set<string>()
  const isFree = (start: string) =>
    start > now &&
    !full.has(start) &&
    users.every((user) => blocked.get(user)?.has(start) !== true && meetings.get(user)?.has(start) !== true)
  return [...slotsByStart(fair).keys()].filter((start) => (starts?.includes(start) ?? true) && isFree(start))
}

/** Counts open offers by slot of a seller, with the earliest of their expiries. @param except a matching that is no rival of itself */
export async function readWaiting(
  db: Db,
  _fair: string,
  _seller: string,
  except?: string,
): Promise<Map<string, { waiting: number; until: string | null }>> {
  const rows = await db
    .selectFrom('matchings as m')
    .innerJoin('matchingSlots as s', 's._matching', 'm._id')
    .select(({ fn }) => ['s.startsAt', fn.countAll().as('waiting'), fn.min('m.expiresAt').as('until')])
    .where('m._seller', '=', _seller)
    .where('m._fair', '=', _fair)
    .where(stateIn(openStates, 'm.state'))
    .where('s.state', 'in', ['offered', 'picked'])
    .$if(except !== undefined, (others) => others.where('m._id', '!=', except ?? ''))
    .groupBy('s.startsAt')
    .execute()
  return new Map(rows.map(({ startsAt, waiting, until }) => [startsAt, { waiting: Number(waiting), until }]))
}

import { heldStates, openStates } from '#contract/trade/matching-states.ts'
import type { Db } from '../db/schema.ts'
import { type Fair, slotsByStart } from './fair-plan.ts'
import { stateIn } from './state-in.ts'

/** When some accounts cannot meet anybody. */
export interface Occupancy {
  /** Beginnings of slots that they have blocked, by account. */
  blocked: ReadonlyMap<string, ReadonlySet<string>>
  /** Their agreed meetings, by account and beginning. */
  meetings: ReadonlyMap<string, ReadonlyMap<string, string>>
}

/** Reads when accounts cannot meet anybody during a fair, meetings of other fairs among them. */
export async function readOccupancy(db: Db, fair: Fair, users: readonly string[]): Promise<Occupancy> {
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
      .select(['_id', '_seller', '_buyer', 'startsAt'])
      .where(side, 'in', users)
      .where(stateIn(heldStates))
      .where('startsAt', '>=', fair.startsAt ?? '')
      .where('startsAt', '<', fair.endsAt ?? '')
      .execute()
    for (const row of held) meetings.get(row[side])?.set(row.startsAt ?? '', row._id)
  }
  return { blocked, meetings }
}

/** Beginnings of slots in which every table of a fair is taken. @param starts of these slots alone */
async function readFull(db: Db, fair: Fair, starts?: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('matchings')
    .select('startsAt')
    .where('_fair', '=', fair._id)
    .where('tableNumber', 'is not', null)
    .where(stateIn(heldStates))
    .$if(starts !== undefined && starts.length > 0, (all) => all.where('startsAt', 'in', starts ?? []))
    .groupBy('startsAt')
    .having(({ fn }) => fn.countAll(), '>=', fair.tables)
    .execute()
  return new Set(rows.map(({ startsAt }) => startsAt ?? ''))
}

interface Wanted {
  users: readonly string[]
  method: 'ONLINE' | 'OFFLINE'
  now: string
  /** Leaves a meeting out of account: the one that is to be moved. */
  except?: string
  /** Looks at these slots alone. */
  starts?: readonly string[]
}

/** Beginnings of the slots that are left to some accounts: neither blocked nor taken, with a table where they meet at one. */
export async function readFree(db: Db, fair: Fair, { users, method, now, except, starts }: Wanted): Promise<string[]> {
  const { blocked, meetings } = await readOccupancy(db, fair, users)
  const full = method === 'OFFLINE' ? await readFull(db, fair, starts) : new Set<string>()
  const isFree = (start: string) =>
    start > now &&
    !full.has(start) &&
    users.every((user) => {
      const meeting = meetings.get(user)?.get(start)
      return blocked.get(user)?.has(start) !== true && (meeting === undefined || meeting === except)
    })
  return [...slotsByStart(fair).keys()].filter((start) => (starts?.includes(start) ?? true) && isFree(start))
}

/** How many open offers wait for each slot of a seller, and until when the first of them does at most. */
export async function readWaiting(db: Db, _fair: string, _seller: string): Promise<Map<string, { waiting: number; until: string | null }>> {
  const rows = await db
    .selectFrom('matchings as m')
    .innerJoin('matchingSlots as s', 's._matching', 'm._id')
    .select(({ fn }) => ['s.startsAt', fn.countAll().as('waiting'), fn.min('m.expiresAt').as('until')])
    .where('m._seller', '=', _seller)
    .where('m._fair', '=', _fair)
    .where(stateIn(openStates, 'm.state'))
    .where('s.state', 'in', ['offered', 'picked'])
    .groupBy('s.startsAt')
    .execute()
  return new Map(rows.map(({ startsAt, waiting, until }) => [startsAt, { waiting: Number(waiting), until }]))
}

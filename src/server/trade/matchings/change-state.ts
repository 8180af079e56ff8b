import { type Actor, awaited, type MatchingAction, type MatchingState } from '#contract/trade/matching-states.ts'
import type { Slot } from '#contract/trade/slots.ts'
import type { Updateable } from 'kysely'
import { v7 as uuid } from 'uuid'
import type { Db } from '../../db/schema.ts'
import type { MatchingRow } from './matching-rows.ts'
import type { Change } from '../../notifications/notify.ts'
import type { TradeTables } from '../tables.ts'

export interface Done {
  action: MatchingAction | 'offer'
  by: Actor
  /** Who of the staff. */
  _user?: string
}

/** Notes what was done with a matching: rows are never changed. */
export async function noteEvent(
  db: Db,
  { _id: _matching, state: after, startsAt, tableNumber }: Pick<MatchingRow, '_id' | 'state' | 'startsAt' | 'tableNumber'>,
  { action, by, _user }: Done,
  at: string,
  before: MatchingState | null,
): Promise<void> {
  const event = { _id: uuid(), _matching, at, action, by, _user: _user ?? null, before, after, startsAt, tableNumber }
  await db.insertInto('matchingEvents').values(event).execute()
}

/**
 * Holds a matching of which the caller does not hold both accounts, until the transaction ends, and reads what has become of it.
 * Several are held in the order of their ids, so that no two wait for each other.
 */
export const lockMatching = (db: Db, _id: string): Promise<MatchingRow> =>
  db
    .updateTable('matchings')
    .set((eb) => ({ version: eb.ref('version') }))
    .where('_id', '=', _id)
    .returningAll()
    .executeTakeFirstOrThrow()

type Becomes = Updateable<TradeTables['matchings']> & { state: MatchingState }

/** Writes what becomes of a matching that the caller holds (`lockParties`, `holdMatching`), and notes it. Returns it as it is then. */
export async function changeState({ db, now }: Change, row: MatchingRow, done: Done, becomes: Becomes): Promise<MatchingRow> {
  const proposedBy = becomes.proposedBy === undefined ? row.proposedBy : becomes.proposedBy
  const ended = proposedBy === null ? { proposedMethod: null } : {}
  const after = await db
    .updateTable('matchings')
    .set({ ...becomes, ...ended, awaits: awaited({ state: becomes.state, proposedBy }), updatedAt: now, version: row.version + 1 })
    .where('_id', '=', row._id)
    .returningAll()
    .executeTakeFirstOrThrow()
  await noteEvent(db, after, done, now, row.state)
  return after
}

/** Takes away the other times that were proposed for an agreed meeting. */
export const dropProposals = async (db: Db, _matching: string): Promise<void> =>
  void (await db.deleteFrom('matchingSlots').where('_matching', '=', _matching).where('state', '=', 'proposed').execute())

/** Adds the times of an offer. */
export const insertOffered = async (db: Db, _matching: string, slots: readonly Slot[]): Promise<void> =>
  void (await db
    .insertInto('matchingSlots')
    .values(slots.map((slot) => ({ ...slot, _matching, state: 'offered' as const })))
    .execute())

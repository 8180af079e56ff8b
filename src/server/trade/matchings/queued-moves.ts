import { sql, type Selectable, type SqlBool } from 'kysely'
import type { MatchingState } from '#contract/trade/matching-states.ts'
import type { Db } from '../../db/schema.ts'
import type { Change } from '../../notifications/notify.ts'
import { delays } from '../delays.ts'
import { stateIn } from '../fairs/state-in.ts'
import type { TradeTables } from '../tables.ts'
import type { MatchingRow } from './matching-rows.ts'

export type Queued = Selectable<TradeTables['queuedMoves']>

/** A matching as it was before staff gave it a time or cancelled it, so that this can be taken back. */
export interface Before {
  state: MatchingState
  startsAt: string | null
  endsAt: string | null
  tableNumber: number | null
  method: MatchingRow['method']
  expiresAt: string | null
  /** Made together with its time: taken back, there is nothing. */
  isNew: boolean
  /** The news that waited already, which this one stands before. */
  queued: Pick<Queued, 'kind' | 'before'> | null
}

/** A change is news as long as the meeting is to come: what has become of it is known to those who were there. */
export const toldStates = ['confirmed', 'rescheduling'] as const satisfies readonly MatchingState[]

/** Due where changes are collected: never by itself. */
const never = '9999-12-31T00:00:00.000Z'

/** Returns whether the changes of a fair wait until staff send them. */
export const isCollecting = async (db: Db, _fair: string): Promise<boolean> =>
  (await db.selectFrom('collectingFairs').select('_fair').where('_fair', '=', _fair).executeTakeFirst()) !== undefined

const soon = (now: string): string => new Date(Date.parse(now) + delays.movedMeeting).toISOString()

const dueFrom = async ({ db, now }: Change, _fair: string): Promise<string> => ((await isCollecting(db, _fair)) ? never : soon(now))

const toBefore = (row: MatchingRow, more: Pick<Before, 'isNew' | 'queued'>): string => {
  const { state, startsAt, endsAt, tableNumber, method, expiresAt } = row
  return JSON.stringify({ state, startsAt, endsAt, tableNumber, method, expiresAt, ...more } satisfies Before)
}

export const beforeOf = ({ before }: Pick<Queued, 'before'>): Before | undefined =>
  before === null ? undefined : (JSON.parse(before) as Before)

export const findQueued = (db: Db, _matching: string): Promise<Queued | undefined> =>
  db.selectFrom('queuedMoves').selectAll().where('_matching', '=', _matching).executeTakeFirst()

/**
 * Queues the news that staff have moved a meeting: a later move of the same one takes its place, and both sides still know the time
 * and table from before the first. In the transaction of the move.
 */
export async function queueMove(change: Change, before: MatchingRow): Promise<void> {
  const { db, now: at } = change
  const { _id: _matching, _fair, startsAt, tableNumber } = before
  // Staff move only what has a time.
  if (startsAt === null) return
  const dueAt = await dueFrom(change, _fair)
  const hadProposal = before.state === 'rescheduling' ? 1 : 0
  await db
    .insertInto('queuedMoves')
    .values({ _matching, startsAt, tableNumber, hadProposal, dueAt, at, before: null })
    .onConflict((conflict) => conflict.column('_matching').doUpdateSet(hadProposal === 1 ? { dueAt, at, hadProposal } : { dueAt, at }))
    .execute()
}

/** Queues the news that staff have given two a time. In the transaction of that. @param before as it was, when there was no time */
export async function queuePlacement(change: Change, before: MatchingRow, after: MatchingRow, isNew: boolean): Promise<void> {
  const { db, now: at } = change
  const { _id: _matching, startsAt, tableNumber } = after
  const row = {
    kind: 'placed' as const,
    startsAt: startsAt ?? '',
    tableNumber,
    hadProposal: 0,
    dueAt: await dueFrom(change, after._fair),
    at,
    before: toBefore(before, { isNew, queued: null }),
  }
  await db
    .insertInto('queuedMoves')
    .values({ _matching, ...row })
    .onConflict((conflict) => conflict.column('_matching').doUpdateSet(row))
    .execute()
}

/** Queues the news that staff have cancelled an agreed meeting. In the transaction of that. */
export async function queueCancellation(change: Change, before: MatchingRow): Promise<void> {
  const { db, now: at } = change
  const { _id: _matching, startsAt, tableNumber } = before
  const waiting = await findQueued(db, _matching)
  // Nobody knows of a meeting that was made a moment ago.
  const isUnknown = waiting?.kind === 'placed' && beforeOf(waiting)?.isNew === true
  const row = {
    kind: isUnknown ? ('voided' as const) : ('cancelled' as const),
    dueAt: await dueFrom(change, before._fair),
    at,
    before: toBefore(before, { isNew: false, queued: waiting === undefined ? null : { kind: waiting.kind, before: waiting.before } }),
  }
  await db
    .insertInto('queuedMoves')
    .values({ _matching, startsAt: startsAt ?? '', tableNumber, hadProposal: 0, ...row })
    .onConflict((conflict) => conflict.column('_matching').doUpdateSet(row))
    .execute()
}

/** Drops the news of a change where both sides know a newer time. */
export const dropQueuedMove = async (db: Db, _matching: string): Promise<void> =>
  void (await db.deleteFrom('queuedMoves').where('_matching', '=', _matching).execute())

/** Selects the changes of a fair that are news, and are not told yet: one that is back where it was is none. */
export const untoldOf = (db: Db, _fair: string, now: string) =>
  // There are few of them, and many matchings.
  db
    .selectFrom('queuedMoves as q')
    .innerJoin('matchings as m', 'm._id', 'q._matching')
    .where('m._fair', '=', _fair)
    .where('q.dueAt', '>', now)
    .where((eb) =>
      eb.or([
        eb.and([eb('q.kind', '=', 'cancelled'), eb('m.state', '=', 'cancelled')]),
        eb.and([eb('q.kind', '=', 'placed'), stateIn(toldStates, 'm.state')]),
        eb.and([
          eb('q.kind', '=', 'moved'),
          stateIn(toldStates, 'm.state'),
          eb.or([
            eb('q.hadProposal', '=', 1),
            sql<SqlBool>`q."startsAt" <> m."startsAt"`,
            sql<SqlBool>`coalesce(q."tableNumber", 0) <> coalesce(m."tableNumber", 0)`,
          ]),
        ]),
      ]),
    )

/** Chooses whether the changes of a fair are told by themselves. What has waited is told a minute later. In a transaction. */
export async function setCollecting({ db, now }: Change, _fair: string, isCollected: boolean): Promise<void> {
  const ofFair = db.selectFrom('matchings').select('_id').where('_fair', '=', _fair)
  const waiting = db.updateTable('queuedMoves').where('_matching', 'in', ofFair)
  if (isCollected) {
    await db
      .insertInto('collectingFairs')
      .values({ _fair, since: now })
      .onConflict((conflict) => conflict.column('_fair').doNothing())
      .execute()
    await waiting.set({ dueAt: never }).where('dueAt', '>', now).execute()
  } else {
    await db.deleteFrom('collectingFairs').where('_fair', '=', _fair).execute()
    await waiting
      .set({ dueAt: soon(now) })
      .where('dueAt', '=', never)
      .execute()
  }
}

/**
 * Ends the waiting of a fair's changes: they are told at once, or never. In a transaction.
 * @param asOf what was changed after this moment was not seen, and waits on
 * @returns the matchings
 */
export async function settleUntold({ db, now }: Change, _fair: string, asOf: string, isTold: boolean): Promise<string[]> {
  const seen = untoldOf(db, _fair, now).where('q.at', '<=', asOf).select('q._matching')
  const rows = isTold
    ? await db.updateTable('queuedMoves').set({ dueAt: now }).where('_matching', 'in', seen).returning('_matching').execute()
    : await db.deleteFrom('queuedMoves').where('_matching', 'in', seen).returning('_matching').execute()
  return rows.map(({ _matching }) => _matching)
}

import { stateIn } from '../fairs/state-in.ts'
import type { Db } from '../../db/schema.ts'
import type { Platform } from '../../http/platform.ts'
import type { Change } from '../../notifications/notify.ts'
import { delays } from '../delays.ts'
import { notifyParties } from '../notify.ts'
import { eachMatching, throwFirst } from './each-matching.ts'
import type { MatchingRow } from './matching-rows.ts'

/** So many are looked at in one run. */
const batch = 500

/**
 * Queues the news that staff have moved a meeting: a later move of the same one takes its place, and both sides still know the time
 * and table from before the first. In the transaction of the move.
 */
export async function queueMove({ db, now }: Change, before: MatchingRow): Promise<void> {
  const { _id: _matching, startsAt, tableNumber } = before
  // Staff move only what has a time.
  if (startsAt === null) return
  const dueAt = new Date(Date.parse(now) + delays.movedMeeting).toISOString()
  const hadProposal = before.state === 'rescheduling' ? 1 : 0
  await db
    .insertInto('queuedMoves')
    .values({ _matching, startsAt, tableNumber, hadProposal, dueAt })
    .onConflict((conflict) => conflict.column('_matching').doUpdateSet(hadProposal === 1 ? { dueAt, hadProposal } : { dueAt }))
    .execute()
}

/** Drops the news of a move where both sides know a newer time. */
export const dropQueuedMove = async (db: Db, _matching: string): Promise<void> =>
  void (await db.deleteFrom('queuedMoves').where('_matching', '=', _matching).execute())

/**
 * Notifies both sides of meetings that staff have moved and left alone since. One that is back where it was is no news, unless a
 * proposal of another time ended with it.
 * @throws the first failure, once the others have had their turn
 */
export async function notifyOfMoves(platform: Platform, now = new Date()): Promise<void> {
  const at = now.toISOString()
  const due = platform.database.db
    .selectFrom('queuedMoves as q')
    .innerJoin('matchings as m', 'm._id', 'q._matching')
    .select(['m._id', 'm._buyer', 'm._seller'])
    .where('q.dueAt', '<=', at)
    .orderBy('q.dueAt')
    .limit(batch)
  const failures = await eachMatching(platform, await due.execute(), async (change, _id) => {
    const { db } = change
    const before = await db
      .deleteFrom('queuedMoves')
      .where('_matching', '=', _id)
      .where('dueAt', '<=', at)
      .returningAll()
      .executeTakeFirst()
    if (before === undefined) return
    const held = db
      .selectFrom('matchings')
      .selectAll()
      .where('_id', '=', _id)
      .where(stateIn(['confirmed', 'rescheduling']))
    const row = await held.executeTakeFirst()
    if (row === undefined) return
    const both = [row._buyer, row._seller]
    const isBack = row.startsAt === before.startsAt && row.tableNumber === before.tableNumber
    if (!isBack) await notifyParties(change, row, 'moved', both)
    else if (before.hadProposal === 1 && row.state === 'confirmed') await notifyParties(change, row, 'kept', both)
  })
  throwFirst(failures)
}

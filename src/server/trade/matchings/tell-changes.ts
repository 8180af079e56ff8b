import type { MatchingNotification } from '#contract/trade/notification-kinds.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import type { Platform } from '../../http/platform.ts'
import { notifyInApp } from '../../notifications/notify.ts'
import { fromRow } from '../../notifications/rows.ts'
import { sendNotification } from '../../notifications/send-notification.ts'
import { lockAccounts } from '../fairs/participation.ts'
import { notifyParticipants } from '../notify.ts'
import { eachMatching, throwFirst } from './each-matching.ts'
import type { MatchingRow } from './matching-rows.ts'
import { type Queued, toldStates } from './queued-moves.ts'

/** So many are looked at in one run. */
const batch = 500

/** Returns what is news of a change. One that is back where it was is none, unless a proposal of another time ended with it. */
function newsOf(queued: Queued, row: MatchingRow): MatchingNotification | undefined {
  if (queued.kind === 'cancelled') return row.state === 'cancelled' ? 'cancelled' : undefined
  if (queued.kind === 'voided' || !toldStates.some((state) => state === row.state)) return undefined
  if (queued.kind === 'placed') return 'confirmed'
  if (row.startsAt !== queued.startsAt || row.tableNumber !== queued.tableNumber) return 'moved'
  return queued.hadProposal === 1 && row.state === 'confirmed' ? 'kept' : undefined
}

/** Writes the news of changes that are due into the app, and notes that no mail has them. Returns what failed. */
async function tellInApp(platform: Platform, at: string): Promise<unknown[]> {
  const due = platform.database.db
    .selectFrom('queuedMoves as q')
    .innerJoin('matchings as m', 'm._id', 'q._matching')
    .select(['m._id', 'm._buyer', 'm._seller'])
    .where('q.dueAt', '<=', at)
    .orderBy('q.dueAt')
    .limit(batch)
  return eachMatching(platform, await due.execute(), async (change, _id) => {
    const { db } = change
    const taken = db.deleteFrom('queuedMoves').where('_matching', '=', _id).where('dueAt', '<=', at).returningAll()
    const queued = await taken.executeTakeFirst()
    if (queued === undefined) return
    const row = await db.selectFrom('matchings').selectAll().where('_id', '=', _id).executeTakeFirstOrThrow()
    const kind = newsOf(queued, row)
    if (kind === undefined) return
    const { _fair } = row
    const news = { module: 'trade', kind, subject: _id, data: { _fair } }
    const told = await notifyInApp(change, [row._buyer, row._seller], news)
    await db
      .insertInto('untoldChanges')
      .values(told.map(({ _id: _notification }) => ({ _notification, _fair })))
      .execute()
  })
}

/** Sends a member the news that are in the app alone: one as it is, several as one. */
const sendTo = (platform: Platform, _fair: string, _user: string): Promise<void> =>
  inTransaction(platform.database.db, async (own) => {
    const { db } = own
    await lockAccounts(db, [_user])
    const rows = await db
      .selectFrom('notifications')
      .selectAll()
      .where('_user', '=', _user)
      .where('_id', 'in', db.selectFrom('untoldChanges').select('_notification').where('_fair', '=', _fair))
      .execute()
    const [first] = rows
    if (first === undefined) return
    const ids = rows.map(({ _id }) => _id)
    await db.deleteFrom('untoldChanges').where('_notification', 'in', ids).execute()
    const change = { ...own, platform, now: new Date().toISOString() }
    if (rows.length === 1) await sendNotification(change, fromRow(first))
    else await notifyParticipants(change, _fair, [_user], 'meetingsChanged')
  })

/** Sends what is in the app alone, also what an earlier run has left. Returns what failed. */
async function sendUntold(platform: Platform): Promise<unknown[]> {
  const failures: unknown[] = []
  const { db } = platform.database
  // Their owners have left, or have deleted them.
  await db
    .deleteFrom('untoldChanges')
    .where(
      '_notification',
      'not in',
      db.selectFrom('untoldChanges as u').innerJoin('notifications as n', 'n._id', 'u._notification').select('n._id'),
    )
    .execute()
  const waiting = db
    .selectFrom('untoldChanges as u')
    .innerJoin('notifications as n', 'n._id', 'u._notification')
    .select(['u._fair', 'n._user'])
    .distinct()
    .limit(2 * batch)
  for (const { _fair, _user } of await waiting.execute())
    await sendTo(platform, _fair, _user).catch((error: unknown) => failures.push(error))
  return failures
}

/**
 * Notifies both sides of meetings that staff have moved, placed or cancelled, and left alone since: in the app of each, and by one
 * mail to a member, however many they are.
 * @throws the first failure, once the others have had their turn
 */
export async function notifyOfMoves(platform: Platform, now = new Date()): Promise<void> {
  const failures = await tellInApp(platform, now.toISOString())
  throwFirst([...failures, ...(await sendUntold(platform))])
}

import { inOwnTransactions } from '../../db/in-transaction.ts'
import type { Platform } from '../../http/platform.ts'
import type { Change } from '../../notifications/notify.ts'
import { lockAccounts } from '../fairs/participation.ts'
import { notifyParticipants } from '../notify.ts'

/** So many members are looked at in one run: the next one comes in a minute. */
const batch = 500
/** Where nobody could be reminded in the morning, it is done later on that day (ms). */
const lateFor = 12 * 60 * 60_000

/** Reminds one member of what is due, once a day: in the transaction that notes it. */
async function remindOne(change: Change, _user: string): Promise<void> {
  const { db, now } = change
  // Another process waits here, and finds nothing left.
  await lockAccounts(db, [_user])
  const due = await db
    .selectFrom('matchingTasks as t')
    .innerJoin('matchings as m', 'm._id', 't._matching')
    .innerJoin('users as u', 'u._id', 't._user')
    .select(['t._id', 't.day', 't.remindAt', 'm._fair', 'u.status'])
    .where('t._user', '=', _user)
    .where('t.remindAt', '<=', now)
    .orderBy('t.remindAt')
    .execute()
  if (due.length === 0) return
  const ids = due.map(({ _id }) => _id)
  const since = new Date(Date.parse(now) - lateFor).toISOString()
  const [first] = due.filter(({ remindAt, status }) => (remindAt ?? '') > since && status === 'active')
  // A day begins at other times at other fairs: the member hears of it once.
  const told = await db
    .selectFrom('matchingTasks')
    .select('_id')
    .where('_user', '=', _user)
    .where('day', '=', first?.day ?? '')
    .where('remindedAt', 'is not', null)
    .limit(1)
    .executeTakeFirst()
  await db.updateTable('matchingTasks').set({ remindAt: null, remindedAt: now }).where('_id', 'in', ids).execute()
  if (first !== undefined && told === undefined) await notifyParticipants(change, first._fair, [_user], 'taskDue')
}

/**
 * Reminds members in the morning of the tasks that are due on that day. Reads only those.
 * @throws the first failure, once the others have had their turn
 */
export async function remindOfTasks(platform: Platform, now = new Date()): Promise<void> {
  const { db } = platform.database
  const at = now.toISOString()
  const due = db.selectFrom('matchingTasks').select('_user').distinct().where('remindAt', '<=', at).orderBy('_user').limit(batch)
  await inOwnTransactions(db, await due.execute(), (own, { _user }) => remindOne({ ...own, platform, now: at }, _user))
}

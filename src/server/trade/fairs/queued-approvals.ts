import { inTransaction } from '../../db/in-transaction.ts'
import type { Db } from '../../db/schema.ts'
import type { Platform } from '../../http/platform.ts'
import type { Change } from '../../notifications/notify.ts'
import { delays } from '../delays.ts'
import { throwFirst } from '../matchings/each-matching.ts'
import { notifyParticipants } from '../notify.ts'

/** So many are looked at in one run. */
const batch = 500

/** Queues the news that somebody takes part: who has pressed by mistake takes it back before it is told. In the transaction of the approval. */
export async function queueApproval({ db, now }: Change, _participant: string, was: string): Promise<void> {
  const dueAt = new Date(Date.parse(now) + delays.approval).toISOString()
  await db
    .insertInto('queuedApprovals')
    .values({ _participant, was, dueAt })
    .onConflict((conflict) => conflict.column('_participant').doUpdateSet({ dueAt }))
    .execute()
}

/** Drops the news of an approval that stands no longer. Returns what its participant knows to be its state; undefined: there was no such news. */
export async function dropQueuedApproval(db: Db, _participant: string): Promise<string | undefined> {
  const dropped = db.deleteFrom('queuedApprovals').where('_participant', '=', _participant).returning('was')
  return (await dropped.executeTakeFirst())?.was
}

async function notifyOne(platform: Platform, _id: string, at: string): Promise<void> {
  await inTransaction(platform.database.db, async (own) => {
    const { db } = own
    const due = db.deleteFrom('queuedApprovals').where('_participant', '=', _id).where('dueAt', '<=', at).returning('_participant')
    if ((await due.executeTakeFirst()) === undefined) return
    const part = await db.selectFrom('fairs_participants').select(['_fair', '_user', 'state']).where('_id', '=', _id).executeTakeFirst()
    if (part?.state !== 'APPROVED') return
    await notifyParticipants({ ...own, platform, now: new Date().toISOString() }, part._fair, [part._user], 'participationApproved')
  })
}

/**
 * Notifies those who were approved, and whose approval was not taken back since.
 * @throws the first failure, once the others have had their turn
 */
export async function notifyOfApprovals(platform: Platform, now = new Date()): Promise<void> {
  const at = now.toISOString()
  const due = platform.database.db.selectFrom('queuedApprovals').select('_participant').where('dueAt', '<=', at)
  const failures: unknown[] = []
  for (const { _participant } of await due.orderBy('dueAt').limit(batch).execute())
    await notifyOne(platform, _participant, at).catch((error: unknown) => failures.push(error))
  throwFirst(failures)
}

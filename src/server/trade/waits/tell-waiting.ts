import { heldStates } from '#contract/trade/matching-states.ts'
import { inOwnTransactions } from '../../db/in-transaction.ts'
import type { Db } from '../../db/schema.ts'
import type { Platform } from '../../http/platform.ts'
import type { Change } from '../../notifications/notify.ts'
import { delays } from '../delays.ts'
import { requireFair } from '../fairs/fair-plan.ts'
import { approved, lockAccounts } from '../fairs/participation.ts'
import { stateIn } from '../fairs/state-in.ts'
import { readFree } from '../matchings/occupancy.ts'
import { notifyParticipants } from '../notify.ts'

/** So many times are looked at in one run: the next one comes in a minute. */
const batch = 200

interface Awaited {
  _fair: string
  _seller: string
  startsAt: string
}

const waitsFor = (db: Db, { _fair, _seller, startsAt }: Awaited) =>
  db.selectFrom('slotWaits').selectAll().where('_fair', '=', _fair).where('_seller', '=', _seller).where('startsAt', '=', startsAt)

/** Ends what nobody waits for any more: the time has come, who was told had time enough, or the two have a meeting. */
async function endWaits(db: Db, at: string): Promise<void> {
  const told = new Date(Date.parse(at) - delays.nextInLine).toISOString()
  await db
    .deleteFrom('slotWaits')
    .where((eb) =>
      eb.or([
        eb('startsAt', '<=', at),
        eb('toldAt', '<=', told),
        eb.exists(
          eb
            .selectFrom('matchings as m')
            .select('m._id')
            .whereRef('m._buyer', '=', 'slotWaits._user')
            .whereRef('m._seller', '=', 'slotWaits._seller')
            .whereRef('m._fair', '=', 'slotWaits._fair')
            .where(stateIn(heldStates, 'm.state'))
            .where('m.state', 'in', ['confirmed', 'rescheduling']),
        ),
      ]),
    )
    .execute()
}

/** Tells the first of those who wait for a time, if it is free for them: in the transaction that notes it. */
async function tellFirst(change: Change, awaited: Awaited): Promise<void> {
  const { db, now } = change
  // Another process waits here, and finds that somebody was told.
  await lockAccounts(db, [awaited._seller])
  const waiting = await waitsFor(db, awaited).orderBy('createdAt').orderBy('_id').execute()
  if (waiting.some(({ toldAt }) => toldAt !== null)) return
  const fair = await requireFair(db, awaited._fair)
  for (const { _id, _user, _seller, method, startsAt } of waiting) {
    const users = [_user, _seller]
    const taking = await approved(db, fair._id).select('p._user').where('p._user', 'in', users).execute()
    const free = await readFree(db, fair, { users, method, now, starts: [startsAt] })
    if (taking.length < 2 || !free.includes(startsAt)) continue
    await db.updateTable('slotWaits').set({ toldAt: now }).where('_id', '=', _id).execute()
    return notifyParticipants(change, fair._id, [_user], 'slotFree')
  }
}

/**
 * Tells buyers that a time for which they wait is free, whatever has freed it: who has waited longest first, and half an hour later the
 * next one, if it still is.
 * @throws the first failure, once the others have had their turn
 */
export async function tellWaiting(platform: Platform, now = new Date()): Promise<void> {
  const { db } = platform.database
  const at = now.toISOString()
  await endWaits(db, at)
  const due = await db
    .selectFrom('slotWaits as w')
    .select(['w._fair', 'w._seller', 'w.startsAt'])
    .distinct()
    .where((eb) => {
      const meeting = eb
        .selectFrom('matchings as m')
        .select('m._id')
        .whereRef('m._seller', '=', 'w._seller')
        .whereRef('m.startsAt', '=', 'w.startsAt')
        .where(stateIn(heldStates, 'm.state'))
      // What staff have moved or cancelled can be taken back until its sides are told.
      const untold = eb
        .selectFrom('queuedMoves as q')
        .innerJoin('matchings as m', 'm._id', 'q._matching')
        .select('m._id')
        .whereRef('m._seller', '=', 'w._seller')
        .whereRef('q.startsAt', '=', 'w.startsAt')
        .where('q.dueAt', '>', at)
      return eb.and([eb.not(eb.exists(meeting)), eb.not(eb.exists(untold))])
    })
    .orderBy('w.startsAt')
    .orderBy('w._seller')
    .orderBy('w._fair')
    .limit(batch)
    .execute()
  await inOwnTransactions(db, due, (own, awaited) => tellFirst({ ...own, platform, now: at }, awaited))
}

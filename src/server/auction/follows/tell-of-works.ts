import { inTransaction } from '../../db/in-transaction.ts'
import type { Db } from '../../db/schema.ts'
import type { Platform } from '../../http/platform.ts'
import { type Change, notify } from '../../notifications/notify.ts'

/** So many members in one transaction, and transactions in one run: the next one comes soon. */
const [batch, mostTransactions] = [50, 40]
/** So long members hear of no other new works, in ms: what comes meanwhile is told together. */
export const rest = 12 * 60 * 60_000

const readDue = (db: Db, now: string) =>
  db
    .selectFrom('auctionFollowNews as n')
    .leftJoin('users as u', 'u._id', 'n._user')
    .select(['n._user', 'n.works', 'n._work', 'u.status'])
    .where('n.dueAt', '<=', now)
    .orderBy('n.dueAt')
    .orderBy('n._user')
    .limit(batch)
    .execute()

type Due = Awaited<ReturnType<typeof readDue>>[number]

/** Tells a member, unless somebody else does it at the same moment. */
async function tell(change: Change, { _user, works, _work, status }: Due): Promise<void> {
  const restsUntil = new Date(Date.parse(change.now) + rest).toISOString()
  const taken = await change.db
    .updateTable('auctionFollowNews')
    .set({ works: 0, dueAt: null, restsUntil })
    .where('_user', '=', _user)
    .where('works', '=', works)
    .where('dueAt', '<=', change.now)
    .returning('_user')
    .executeTakeFirst()
  if (taken === undefined) return
  if (status !== 'active') {
    // Who leaves as new works are found may be among those for whom they were.
    await change.db.deleteFrom('auctionFollowNews').where('_user', '=', _user).execute()
    return
  }
  await notify(change, [_user], { module: 'auction', kind: 'followedWorks', subject: _work, data: { works: String(works) } })
}

/** Tells members of new works that they follow: of all that were collected, at once. @param now ms */
export async function tellOfWorks(platform: Platform, now: number): Promise<void> {
  const at = new Date(now).toISOString()
  for (let turns = 0; turns < mostTransactions; turns += 1) {
    const told = await inTransaction(platform.database.db, async (own) => {
      const due = await readDue(own.db, at)
      for (const one of due) await tell({ ...own, platform, now: at }, one)
      return due.length
    })
    if (told < batch) return
  }
}

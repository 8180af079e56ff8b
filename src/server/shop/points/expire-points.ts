import { inTransaction } from '../../db/in-transaction.ts'
import type { Platform } from '../../http/platform.ts'
import { holdPoints } from './ledger.ts'

/** So many members are looked at in one run: the next one comes soon. */
const batch = 200

/** Notes of points that are over that they are gone. They cannot be spent before it, either. */
export async function expirePoints(platform: Platform, now = new Date()): Promise<void> {
  const { db } = platform.database
  const at = now.toISOString()
  const due = await db
    .selectFrom('shopPointLots')
    .select('_user')
    .distinct()
    .where('left', '>', 0)
    .where('expiresAt', '<=', at)
    .limit(batch)
    .execute()
  for (const { _user } of due) await inTransaction(db, (own) => holdPoints(own.db, _user, at))
}

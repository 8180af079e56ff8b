import { pointRules } from '#contract/shop/point-rules.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import type { Db } from '../../db/schema.ts'
import type { Platform } from '../../http/platform.ts'
import { notify } from '../../notifications/notify.ts'
import { holdPoints } from './ledger.ts'

const day = 24 * 60 * 60 * 1000
/** How long before their end members are told of points, in milliseconds, and how long after that they hear of no others. */
const [before, quiet] = [30 * day, 7 * day]
/** So many members are looked at in one run: the next one comes soon. */
const batch = 100

/** Lots that end soon, of members who can log in and have enough to spend. */
const endingLots = (db: Db, now: Date) =>
  db
    .selectFrom('shopPointLots as l')
    .innerJoin('users as u', 'u._id', 'l._user')
    .innerJoin('shopPointBalances as b', 'b._user', 'l._user')
    .where('l.left', '>', 0)
    .where('l.expiresAt', '>', now.toISOString())
    .where('l.expiresAt', '<=', new Date(now.getTime() + before).toISOString())
    .where('l.toldAt', 'is', null)
    .where('u.status', '=', 'active')
    .where('b.balance', '>=', pointRules.least)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('shopPointLots as o')
            .select('o._id')
            .where('o._user', '=', eb.ref('l._user'))
            .where('o.toldAt', '>', new Date(now.getTime() - quiet).toISOString()),
        ),
      ),
    )

/** Tells each member once of points that end within 30 days, all of them together. Points that cannot be spent are no news. */
export async function tellOfExpiry(platform: Platform, now = new Date()): Promise<void> {
  const { db } = platform.database
  const due = await endingLots(db, now).select('l._user').distinct().limit(batch).execute()
  for (const { _user } of due)
    await inTransaction(db, async (own) => {
      // Whoever looks at the same moment waits here, and finds nothing to tell.
      await holdPoints(own.db, _user, now.toISOString())
      const lots = await endingLots(own.db, now)
        .select(['l._id', 'l.left', 'l.expiresAt'])
        .where('l._user', '=', _user)
        .orderBy('l.expiresAt')
        .execute()
      const [first] = lots
      if (first === undefined) return
      const change = { ...own, platform, now: now.toISOString() }
      const ids = lots.map(({ _id }) => _id)
      await own.db.updateTable('shopPointLots').set({ toldAt: change.now }).where('_id', 'in', ids).execute()
      const data = { points: String(lots.reduce((sum, { left }) => sum + left, 0)), until: first.expiresAt }
      await notify(change, [_user], { module: 'shop', kind: 'pointsEnd', subject: first._id, data })
    })
}

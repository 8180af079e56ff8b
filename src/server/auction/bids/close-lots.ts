import { isDeepStrictEqual } from 'node:util'
import type { Database } from '../../db/database.ts'
import { inOwnTransactions } from '../../db/in-transaction.ts'
import type { Db } from '../../db/schema.ts'
import { ApiError } from '../../http/api-error.ts'
import { iso, readClock } from './clock.ts'
import { checkedState } from './log-hash.ts'
import { append, instantOf, type Lot, lockLot, lockLotOf, requireHung } from './lot-rows.ts'
import { isSeen } from './outage.ts'

/** So many lots are closed in one run: the next one comes soon. */
const batch = 100

/** Checks the row of a lot against its log, entry by entry. @throws Error where they differ: nobody is sold anything by that */
export async function checkLot(db: Db, { row, state }: Lot): Promise<void> {
  const log = await db.selectFrom('auctionLog').selectAll().where('_work', '=', row._work).orderBy('number').execute()
  const computed = checkedState(log)
  const isSame =
    isDeepStrictEqual(computed, state) &&
    computed.price === row.price &&
    computed.entries === row.entries &&
    log.at(-1)?.hash === row.lastHash
  if (!isSame) throw new Error(`lot ${row._work} is not what its log says`)
}

/** A lot as its work and its sale are, where they still hang. */
async function lockAsNow(db: Db, _work: string, clock: () => Promise<number>) {
  try {
    return { ...(await lockLotOf(db, await requireHung(db, _work), clock)), isHung: true }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const lot = await lockLot(db, _work)
    return lot && { lot, at: instantOf(lot, await clock()), isHung: false }
  }
}

/** Closes a lot whose end has come, once. Without a bid and without a work that is shown it was no lot. */
async function closeLot(db: Db, _work: string, clock: () => Promise<number>): Promise<void> {
  const held = await lockAsNow(db, _work, clock)
  // Another process was faster, or its end has moved.
  if (held === undefined || held.lot.state.phase !== 'open' || held.at < held.lot.state.endsAt) return
  const { lot, at, isHung } = held
  if (!(await isSeen(db, at))) return
  await checkLot(db, lot)
  const isLot = isHung || lot.row.bids > 0
  await append(
    db,
    lot,
    isLot ? { event: { kind: 'closed', at } } : { event: { kind: 'withdrawn', at }, details: { reason: 'unpublished' } },
  )
}

/**
 * Closes lots whose end has come, each in a transaction of its own.
 * @param now by the clock of the database, in ms; absent: it is read
 * @throws the first failure, once the others have had their turn
 */
export async function closeLots({ db, engine }: Pick<Database, 'db' | 'engine'>, now?: number): Promise<void> {
  const due = await db
    .selectFrom('auctionLots')
    .select('_work')
    .where('phase', '=', 'open')
    .where('endsAt', '<=', iso(now ?? (await readClock(db, engine))))
    .orderBy('endsAt')
    .limit(batch)
    .execute()
  await inOwnTransactions(db, due, (own, { _work }) => closeLot(own.db, _work, async () => now ?? (await readClock(own.db, engine))))
}

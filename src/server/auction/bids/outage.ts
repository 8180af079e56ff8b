import { biddingTimes } from '#contract/auction/bidding-times.ts'
import type { Database } from '../../db/database.ts'
import type { Db } from '../../db/schema.ts'
import { iso, readClock } from './clock.ts'
import { append, instantOf, lockLot } from './lot-rows.ts'

const service = 'bidding'

/** Holds the row that says when bids were last taken. @returns that instant; undefined: never */
async function lockService(db: Db, now: number): Promise<number | undefined> {
  const inserted = await db
    .insertInto('auctionService')
    .values({ _id: service, seenAt: iso(now) })
    .onConflict((conflict) => conflict.column('_id').doNothing())
    .executeTakeFirstOrThrow()
  if (inserted.numInsertedOrUpdatedRows === 1n) return undefined
  const { seenAt } = await db
    .updateTable('auctionService')
    .set((eb) => ({ seenAt: eb.ref('seenAt') }))
    .where('_id', '=', service)
    .returning('seenAt')
    .executeTakeFirstOrThrow()
  return Date.parse(seenAt)
}

/** Open lots of the sales of which one was in its last minutes while no bid could be taken. Those that had ended before stay ended. */
async function readAffected(db: Db, from: number, to: number): Promise<string[]> {
  const open = db.selectFrom('auctionLots').where('phase', '=', 'open').where('endsAt', '>', iso(from)).where('opensAt', '<', iso(to))
  const sales = open.select('_program').where('endsAt', '<', iso(to + biddingTimes.extension))
  const lots = await open.select('_work').where('_program', 'in', sales).orderBy('_work').execute()
  return lots.map(({ _work }) => _work)
}

/**
 * Notes that bids are taken now. Where nobody could bid for more than 20 seconds in the last three minutes of a lot, the open lots of
 * its sale end later by that time and three minutes more, each with an entry in its log. In a transaction.
 * @param now by the clock of the database, in ms; absent: it is read
 * @returns how long no bid could be taken, in ms, where that has moved ends
 */
export async function noteService(db: Db, engine: Database['engine'], now?: number): Promise<number | undefined> {
  const seen = await lockService(db, now ?? (await readClock(db, engine)))
  const at = now ?? (await readClock(db, engine))
  if (seen === undefined) return undefined
  const away = at - seen
  const affected = away > biddingTimes.outage ? await readAffected(db, seen, at) : []
  for (const _work of affected) {
    const lot = await lockLot(db, _work)
    // It has moved or ended since it was read.
    if (lot === undefined || lot.state.phase !== 'open' || lot.state.endsAt <= seen) continue
    const endsAt = lot.state.endsAt + away + biddingTimes.extension
    const details = { outage: { from: iso(seen), to: iso(at) } }
    await append(db, lot, { event: { kind: 'extended', at: instantOf(lot, at), endsAt }, details })
  }
  if (away > 0)
    await db
      .updateTable('auctionService')
      .set({ seenAt: iso(at) })
      .where('_id', '=', service)
      .execute()
  return affected.length > 0 ? away : undefined
}

/** Reads when bids were last taken, by the clock of the database; undefined: never. */
export async function readSeen(db: Db): Promise<number | undefined> {
  const row = await db.selectFrom('auctionService').select('seenAt').where('_id', '=', service).executeTakeFirst()
  return row && Date.parse(row.seenAt)
}

/** Returns whether it is known that bids were taken until now: else nothing is closed. */
export async function isSeen(db: Db, now: number): Promise<boolean> {
  const seen = await readSeen(db)
  return seen !== undefined && now - seen <= biddingTimes.outage
}

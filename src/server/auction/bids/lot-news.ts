import type { Database } from '../../db/database.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import type { Db } from '../../db/schema.ts'
import { type LotAtPlace, placedColumns } from './public-lots.ts'

/** A lot, and the number under which it was last told; null: it is to be told. */
export type LotToTell = Omit<LotAtPlace, 'place'> & { toldAs: number | null }

/**
 * Numbers what is to be told of a sale: all of it gets the next number, under the lock of the sale's last one. So every process sees
 * the numbers in their order, on both databases, however the bids of which they tell were committed.
 */
export const numberNews = (db: Database['db'], _program: string): Promise<void> =>
  inTransaction(db, async (own) => {
    await own.db
      .insertInto('auctionTold')
      .values({ _program, last: 0 })
      .onConflict((conflict) => conflict.column('_program').doNothing())
      .execute()
    const { last } = await own.db
      .updateTable('auctionTold')
      .set((eb) => ({ last: eb('last', '+', 1) }))
      .where('_program', '=', _program)
      .returning('last')
      .executeTakeFirstOrThrow()
    const untold = await own.db
      .selectFrom('auctionLots')
      .select('_work')
      .where('_program', '=', _program)
      .where('toldAs', 'is', null)
      .orderBy('_work')
      .execute()
    for (const { _work } of untold)
      await own.db.updateTable('auctionLots').set({ toldAs: last }).where('_work', '=', _work).where('toldAs', 'is', null).execute()
  })

/** Reads the lots of a sale that were told after a number, and those that are to be told. */
export const readNews = (db: Db, _program: string, after: number): Promise<LotToTell[]> =>
  db
    .selectFrom('auctionLots')
    .select([...placedColumns, 'toldAs'])
    .where('_program', '=', _program)
    .where((eb) => eb.or([eb('toldAs', '>', after), eb('toldAs', 'is', null)]))
    .execute()

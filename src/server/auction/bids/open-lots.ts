import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import { isHung } from '../works.ts'
import { readClock } from './clock.ts'
import { lockLotOf, requireHung } from './lot-rows.ts'

/** Works that hang, and on which nobody has bid: those whose log is to begin, or may have to note other terms. */
const readUnbid = async (db: Database['db']): Promise<string[]> => {
  const { rows } = await sql<{ _id: string }>`
    select "_id" from "auction_works" where "state" = 'published' and ${sql.join(isHung, sql` and `)}
    and not exists (select 1 from "auctionLots" as "l" where "l"."_work" = "auction_works"."_id" and ("l"."phase" <> 'open' or "l"."bids" > 0))
    order by "_id"`.execute(db)
  return rows.map(({ _id }) => _id)
}

/** Begins the logs of lots, and notes in those on which nobody has bid what their works and sales say now. */
export async function openLots({ db, engine }: Pick<Database, 'db' | 'engine'>): Promise<void> {
  for (const _work of await readUnbid(db))
    await inTransaction(db, async (own) => {
      await lockLotOf(own.db, await requireHung(own.db, _work), () => readClock(own.db, engine))
    })
}

import type { Db } from '../../db/schema.ts'
import { ApiError } from '../../http/api-error.ts'

/** Refuses to remove a work on which somebody has bid: what was bid stays with it. @throws ApiError `inUse` */
export async function requireUnbid(db: Db, _work: string): Promise<void> {
  const lot = await db.selectFrom('auctionLots').select('bids').where('_work', '=', _work).executeTakeFirst()
  if (lot !== undefined && lot.bids > 0) throw new ApiError('inUse')
}

import type { Db } from '../../db/schema.ts'
import { ApiError } from '../../http/api-error.ts'

/** Refuses to remove a work on which somebody has bid: what was bid stays with it. @throws ApiError `inUse` */
export async function requireUnbid(db: Db, _work: string): Promise<void> {
  const lot = await db.selectFrom('auctionLots').select('bids').where('_work', '=', _work).executeTakeFirst()
  if (lot !== undefined && lot.bids > 0) throw new ApiError('inUse')
}

/** Tells whether somebody has bid in a sale: from then on its lots keep their numbers. */
export async function hasBids(db: Db, _program: string): Promise<boolean> {
  const bid = db.selectFrom('auctionLots').select('_work').where('_program', '=', _program).where('bids', '>', 0).limit(1)
  return (await bid.executeTakeFirst()) !== undefined
}

import * as z from 'zod'
import { call } from '../call.ts'

/** What the auction says of itself. */
const auction = z
  .strictObject({
    /** Number under which the auction business is reported to the authorities. */
    reportNumber: z.string(),
    /** Whom one asks about condition, bidding and delivery. */
    contact: z.string().nullable(),
  })
  .meta({ id: 'Auction' })

export const auctionCalls = {
  'GET /api/v1/auction': call({
    summary: 'The auction: what it says of itself; null while it is closed',
    tag: 'auction',
    access: 'public',
    answer: z.strictObject({ auction: auction.nullable() }),
    status: 200,
    isCacheable: true,
    reads: ['setting'],
  }),
}

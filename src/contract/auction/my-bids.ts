import * as z from 'zod'
import { call } from '../call.ts'
import { id, instant, money, picture } from '../field.ts'
import { paging, type Paging, summary } from '../paging.ts'
import { publicLot } from './lot.ts'
import { lotOrder } from './wins.ts'

/** A lot on which a member has bid, and how that stands. */
const ownLot = z
  .strictObject({
    _work: id,
    title: z.string(),
    author: z.string(),
    image: picture.nullable(),
    program: z.strictObject({ _id: id, title: z.string() }),
    lot: publicLot,
    /** The standing one, in won; null: it was retracted or cancelled. */
    maximum: money.nullable(),
    state: z.enum(['leading', 'outbid', 'won', 'lost', 'gone']),
    /** By which a lot that is won is paid; null: there is none, or not yet. */
    order: lotOrder.nullable(),
    /** When the last bid was placed. */
    placedAt: instant,
  })
  .meta({ id: 'AuctionOwnLot' })
export type OwnLot = z.output<typeof ownLot>

const page: z.ZodType<Pick<Paging, 'limit' | 'skip'>> = z.strictObject((({ limit, skip }) => ({ limit, skip }))(paging('-createdAt')))

/** The bids of a member, over all sales (specification 7.5). */
export const myBidCalls = {
  'GET /api/v1/me/bids': call({
    summary: 'Lots on which the caller has bid: those that are open, the next to end first, and then those that are not, the last first',
    tag: 'me',
    access: 'member',
    query: page,
    answer: z.strictObject({ bids: z.array(ownLot), summary }),
    status: 200,
    acting: 'console:auction',
    errors: [404],
    reads: ['auction/lots', 'auction/works', 'auction/programs', 'shop/orders'],
  }),
}

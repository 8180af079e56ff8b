import * as z from 'zod'
import { call } from '../call.ts'
import { id, instant, money, type Picture, picture } from '../field.ts'
import { paging, type Paging, summary } from '../paging.ts'
import { type PublicLot, publicLot } from './lot.ts'
import { type OwnOffer, ownOffer } from './offer.ts'
import { type LotOrder, lotOrder } from './wins.ts'

const states = ['leading', 'outbid', 'won', 'lost', 'gone', 'offered'] as const

/** A lot on which a member has bid, and how that stands. */
export interface OwnLot {
  _work: string
  title: string
  author: string
  image: Picture | null
  program: { _id: string; title: string }
  lot: PublicLot
  /** The standing one, in won; null: it was retracted or cancelled. */
  maximum: number | null
  /** `offered`: nothing was bid, and an offer made. */
  state: (typeof states)[number]
  /** By which a lot that is won is paid; null: there is none, or not yet. */
  order: LotOrder | null
  /** The last one between the member and the house, after the close. */
  offer: OwnOffer | null
  /** When the last bid was placed, or the last offer made. */
  placedAt: string
}

const ownLot: z.ZodType<OwnLot> = z
  .strictObject({
    _work: id,
    title: z.string(),
    author: z.string(),
    image: picture.nullable(),
    program: z.strictObject({ _id: id, title: z.string() }),
    lot: publicLot,
    maximum: money.nullable(),
    state: z.enum(states),
    order: lotOrder.nullable(),
    offer: ownOffer.nullable(),
    placedAt: instant,
  })
  .meta({ id: 'AuctionOwnLot' })

const page: z.ZodType<Pick<Paging, 'limit' | 'skip'>> = z.strictObject((({ limit, skip }) => ({ limit, skip }))(paging('-createdAt')))

/** The bids of a member, over all sales (specification 7.5). */
export const myBidCalls = {
  'GET /api/v1/me/bids': call({
    summary: 'Lots on which the caller has bid, or has an offer: those that are open, the next to end first, then the others',
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

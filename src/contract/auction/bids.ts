import * as z from 'zod'
import { call } from '../call.ts'
import { id, instant, labelled, money } from '../field.ts'
import { summary } from '../paging.ts'
import type { LotCost } from './cost.ts'
import { publicLot } from './lot.ts'
import { lotCost, ownOffer } from './offer.ts'

const states = ['leading', 'outbid', 'won', 'lost'] as const

/** A bid on a lot, as its bidder reads it. */
export interface OwnBid {
  _id: string
  _work: string
  /** When it was placed. */
  createdAt: string
  maximum: number
  state: (typeof states)[number]
  /** As long as it can be retracted; null: it cannot. */
  retractableUntil: string | null
  /** True where all of it can be, since what is stated of the work was changed after it; else what was bid before stands again. */
  isFree: boolean
  /** The sum that its bidder would pay if it were sold at this maximum. */
  cost: LotCost
}

const ownBid: z.ZodType<OwnBid> = z
  .strictObject({
    _id: id,
    _work: id,
    createdAt: instant,
    maximum: money,
    state: z.enum(states),
    retractableUntil: instant.nullable(),
    isFree: z.boolean(),
    cost: lotCost,
  })
  .meta({ id: 'AuctionBid' })

/** Rest of the caller's limit in the sale, in won, beside the maxima of lots that the caller leads. */
const limitLeft = money

const maximum = labelled(/*i18n*/ '최고 응찰가(원)', money.min(1))
const ofWork = z.strictObject({ _work: id })
const ofBid = z.strictObject({ _work: id, _id: id })
const isOwn = { tag: 'auction/bids', access: 'member' } as const
const isRead = {
  ...isOwn,
  status: 200,
  acting: 'console:auction',
  reads: ['auction/lots', 'auction/registrations', 'auction/works', 'auction/programs'],
} as const
const isTaken = { ...isOwn, errors: [403, 404, 409, 410, 429], writes: ['auction/lots', 'auction/registrations'] } as const
const taken = z.strictObject({ bid: ownBid, lot: publicLot, limitLeft })

/** Bids of members on lots (specification 7.4). */
export const bidCalls = {
  'GET /api/v1/auction/works/{_work}/bids': call({
    ...isRead,
    summary: 'The bid of the caller on a lot that stands, if there is one, with the lot as it is now',
    params: ofWork,
    answer: z.strictObject({
      bids: z.array(ownBid),
      lot: publicLot,
      limitLeft: limitLeft.nullable(),
      /** The last one between the caller and the house. */
      offer: ownOffer.nullable(),
      summary,
    }),
    errors: [404, 410],
  }),
  'GET /api/v1/auction/works/{_work}/bids/{_id}': call({
    ...isRead,
    summary: 'The bid of the caller that stands, by its id',
    params: ofBid,
    answer: z.strictObject({ bid: ownBid }),
    errors: [404, 410],
  }),
  'POST /api/v1/auction/works/{_work}/bids': call({
    ...isTaken,
    summary: 'Bid a maximum on a lot: the price rises to it in increments, only as far as others bid',
    params: ofWork,
    body: z.strictObject({ maximum }),
    answer: taken,
    status: 201,
    location: ({ bid: { _id, _work } }) => `/api/v1/auction/works/${_work}/bids/${_id}`,
  }),
  'PUT /api/v1/auction/works/{_work}/bids/{_id}': call({
    ...isTaken,
    summary: 'Raise one’s own maximum, or lower it while leading, down to the price; the same maximum changes nothing',
    params: ofBid,
    body: z.strictObject({ maximum }),
    answer: taken,
    status: 200,
  }),
  'DELETE /api/v1/auction/works/{_work}/bids/{_id}': call({
    ...isTaken,
    summary:
      'Retract what one has bid in the last five minutes, not in the last hour of a lot: what one had bid before stands again; or ' +
      'all of it, for 24 hours after a change of the work',
    params: ofBid,
    status: 204,
  }),
}

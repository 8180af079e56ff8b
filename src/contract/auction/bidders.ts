import * as z from 'zod'
import { call } from '../call.ts'
import { id, instant, labelled, line, money } from '../field.ts'
import { type Paging, paging, summary } from '../paging.ts'
import { itemParams } from '../picture-upload.ts'
import { auctionLimits } from './limits.ts'
import { paddle } from './lot.ts'

const bidder = z
  .strictObject({
    _id: id,
    createdAt: instant,
    paddle,
    /** Null: the account is gone. */
    name: z.string().nullable(),
    /** Most that all maxima of lots that it leads come to, in won, and what is left of it. */
    limit: money,
    limitLeft: money,
    /** Lots that the person has won and not paid, in any sale, and that count: from two on nothing more is bid (`auctionLimits.defaults`). */
    defaults: z.int().min(0),
  })
  .meta({ id: 'AuctionBidder' })

const listed: z.ZodType<Paging> = z.strictObject(paging('createdAt'))

/** Bidders of a sale, as staff look after them. */
export const bidderCalls = {
  'GET /api/console/auction/programs/{_id}/bidders': call({
    tag: 'auction/registrations',
    access: 'console:auction',
    isPersonal: true,
    summary: 'Console: the bidders of a sale with their limits, by their paddles',
    params: itemParams,
    query: listed,
    answer: z.strictObject({ bidders: z.array(bidder), summary }),
    status: 200,
    errors: [404, 410],
    reads: ['auction/registrations', 'auction/lots'],
  }),
  'POST /api/console/auction/registrations/{_id}/limit': call({
    tag: 'auction/registrations',
    access: 'console:auction',
    isPersonal: true,
    summary: 'Console: give a bidder another limit, with a reason that the access log keeps',
    params: itemParams,
    body: z.strictObject({
      limit: labelled(/*i18n*/ '새 응찰 한도(원)', money.min(auctionLimits.ownLimit.least)),
      reason: labelled(/*i18n*/ '사유', line(200)),
    }),
    answer: z.strictObject({ bidder }),
    status: 200,
    errors: [404],
    writes: ['auction/registrations'],
  }),
  'POST /api/console/auction/registrations/{_id}/lift': call({
    tag: 'auction/registrations',
    access: 'console:auction',
    isPersonal: true,
    summary: 'Console: let what a bidder has not paid count no more, with a reason that the access log keeps',
    params: itemParams,
    body: z.strictObject({ reason: labelled(/*i18n*/ '사유', line(200)) }),
    answer: z.strictObject({ bidder }),
    status: 200,
    errors: [404, 409],
    writes: ['auction/registrations'],
  }),
}

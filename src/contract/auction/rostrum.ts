import * as z from 'zod'
import { call } from '../call.ts'
import { id, instant, labelled, money, picture } from '../field.ts'
import { itemParams } from '../picture-upload.ts'
import { bidChannels } from './bidding-times.ts'
import { paddle, publicLot } from './lot.ts'

/** Price and leader as the auctioneer saw them: what has changed meanwhile is not warned of, and falls under no hammer. */
const seen = z.strictObject({ price: money.nullable(), leader: paddle.nullable() })
const bidChannel = labelled(/*i18n*/ '응찰 방법', z.enum(bidChannels), {
  room: /*i18n*/ '경매장에서',
  phone: /*i18n*/ '전화',
  written: /*i18n*/ '서면',
})

const rostrumLot = publicLot
  .extend({
    title: z.string(),
    author: z.string(),
    /** The first one of its pictures. */
    image: picture.nullable(),
    estimateLow: money,
    estimateHigh: money,
    reserve: money.nullable(),
    /** Name of who leads; null: nobody does, or the account is gone. */
    leaderName: z.string().nullable(),
    /** How the bid that leads came in; null: from the bidder's own device, or there is none. */
    channel: bidChannel.nullable(),
    /** Since when it is called, or the warning stands; null: it is not called. */
    calledAt: instant.nullable(),
  })
  .meta({ id: 'AuctionRostrumLot' })

/** Fields of a bid that staff enter for a bidder. */
export const paddleBidFields = {
  paddle: labelled(/*i18n*/ '패들 번호', paddle),
  maximum: labelled(/*i18n*/ '최고 응찰가(원)', money.min(1)),
  channel: bidChannel,
}

/** The auctioneer's desk of a sale that is held in a hall, and bids that staff enter under a paddle. */
export const rostrumCalls = {
  'GET /api/console/auction/programs/{_id}/rostrum': call({
    tag: 'auction/bids',
    access: 'console:auction',
    isPersonal: true,
    summary: 'Console: the lot that is called in a sale, those that come next, and those that were decided last',
    params: itemParams,
    answer: z.strictObject({
      now: instant,
      called: rostrumLot.nullable(),
      /** In the order of their numbers, ten at most. */
      next: z.array(rostrumLot),
      /** The last one first, five at most. */
      decided: z.array(rostrumLot),
    }),
    status: 200,
    errors: [404, 410],
    reads: ['auction/lots', 'auction/registrations', 'auction/works', 'auction/programs', 'auction/authors'],
  }),
  'POST /api/console/auction/works/{_work}/rostrum': call({
    tag: 'auction/bids',
    access: 'console:auction',
    isPersonal: true,
    summary:
      'Console: call a lot, warn that the hammer falls next, or let it fall: at the price and leader that were seen, once, ' +
      'and three seconds after the warning at the earliest',
    params: z.strictObject({ _work: id }),
    body: z.discriminatedUnion('step', [
      z.strictObject({ step: z.literal('called') }),
      z.strictObject({ step: z.enum(['warned', 'hammered']), seen }),
    ]),
    answer: z.strictObject({ lot: publicLot }),
    status: 200,
    errors: [404, 409, 410],
    writes: ['auction/lots', 'auction/registrations'],
  }),
  'POST /api/console/auction/works/{_work}/paddle-bids': call({
    tag: 'auction/bids',
    access: 'console:auction',
    isPersonal: true,
    summary: 'Console: enter the bid of a bidder in the hall, by telephone or in writing under the paddle; a maximum as any other',
    params: z.strictObject({ _work: id }),
    body: z.strictObject(paddleBidFields),
    answer: z.strictObject({ lot: publicLot }),
    status: 200,
    errors: [403, 404, 409, 410, 429],
    writes: ['auction/lots', 'auction/registrations'],
  }),
}

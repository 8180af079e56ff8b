import * as z from 'zod'
import { call } from '../call.ts'
import { id, instant, money } from '../field.ts'
import { itemParams } from '../picture-upload.ts'
import { auctionLimits } from './limits.ts'

/** Number by which others see a bidder. */
export const paddle = z.int().min(1)

/** A lot as everybody sees it. Maxima of bidders are in nothing of it, nor how often they were changed. */
export const publicLot = z
  .strictObject({
    _work: id,
    lot: z.string(),
    /** `listed` until it opens, `closing` from its end until that is noted. */
    state: z.enum(['listed', 'open', 'paused', 'closing', 'sold', 'passed', 'withdrawn']),
    opensAt: instant,
    /** Moves on with bids of the last minutes. */
    endsAt: instant,
    /** The sum that its leader would pay, in won; null: there is no bid. */
    price: money.nullable(),
    leader: paddle.nullable(),
    /** The least bid that is taken, and those that are proposed: it is the first of them. */
    proposals: z.array(money).length(3),
    /** Bids that changed price or leader. */
    bids: z.int().min(0),
    /** True where the highest maximum reaches the reserve, if there is one. */
    isReserveMet: z.boolean(),
    /** Of a lot that an auctioneer calls: whether that is so now, and whether the hammer falls next; null: time closes it. */
    call: z.enum(['waiting', 'called', 'warned']).nullable(),
  })
  .meta({ id: 'AuctionLot' })
export type PublicLot = z.output<typeof publicLot>

/** An entry of the log of a lot as everybody sees it. */
const lotStep = z
  .strictObject({
    at: instant,
    kind: z.enum([
      'bid',
      'retracted',
      'cancelled',
      'extended',
      'paused',
      'resumed',
      'withdrawn',
      'restated',
      'called',
      'warned',
      'closed',
      'accepted',
    ]),
    /** Of the bidder whose step it was. */
    paddle: paddle.nullable(),
    /** After it. */
    price: money.nullable(),
    leader: paddle.nullable(),
  })
  .meta({ id: 'AuctionLotStep' })

/** Payload of the event `lots`. */
export const lotsEvent = z.strictObject({
  lots: z.array(z.strictObject({ lot: publicLot, steps: z.array(lotStep).max(auctionLimits.toldSteps) })),
})
export type LotsEvent = z.output<typeof lotsEvent>

const isRead = {
  tag: 'auction/lots',
  access: 'public',
  status: 200,
  reads: ['auction/lots', 'auction/works', 'auction/programs', 'setting'],
} as const

/** The live state of lots. Answers are the same for all readers. */
export const lotCalls = {
  'GET /api/v1/auction/programs/{_id}/lots': call({
    ...isRead,
    summary: 'The lots of a sale as they stand now, in the order of their numbers',
    params: itemParams,
    answer: z.strictObject({ lots: z.array(publicLot) }),
    errors: [404, 410],
  }),
  'GET /api/v1/auction/works/{_work}/lot': call({
    ...isRead,
    summary: 'A lot as it stands now, and what was bid by paddle number, the newest first: 200 steps at most',
    params: z.strictObject({ _work: id }),
    answer: z.strictObject({ lot: publicLot, history: z.array(lotStep) }),
    errors: [404, 410],
  }),
}

/** News of lots for open screens. */
export const lotEventCalls = {
  'GET /api/v1/auction/programs/{_id}/events': call({
    ...isRead,
    summary:
      'Server-sent events `lots` of a sale: how all its lots stand, then those that change, each with its newest steps: ' +
      '`{"lots":[{"lot":{…},"steps":[…]}]}`. With `Last-Event-ID` what came after that event is told first. That time opens or ends a ' +
      'lot is no event',
    params: itemParams,
    answer: z.unknown().meta({ contentType: 'text/event-stream' }),
    errors: [404, 410, 429],
  }),
}

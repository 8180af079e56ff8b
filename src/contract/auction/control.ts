import * as z from 'zod'
import { call } from '../call.ts'
import { id, instant, labelled, money } from '../field.ts'
import { itemParams } from '../picture-upload.ts'
import { publicLot } from './lot.ts'
import { logKind, staffStepFields } from './lot-log.ts'
import { phases } from './phase.ts'

/** Unusual things about a lot: staff look into its log. */
export const lotMark = labelled(/*i18n*/ '눈여겨볼 점', z.enum(['quick', 'refusals', 'shared', 'retracted']), {
  quick: /*i18n*/ '몇 초 만에 오름',
  refusals: /*i18n*/ '받지 않은 응찰이 잇따름',
  shared: /*i18n*/ '같은 곳에서 여러 패들로 응찰',
  retracted: /*i18n*/ '응찰이 철회되거나 취소됨',
})

/** Bounds of what is unusual. */
export const markLimits = {
  /** Of its last so many entries … */
  entries: 10,
  /** … this many bids changed price or leader within so many ms, or this many steps were refused, … */
  quickBids: 4,
  quickMs: 30_000,
  refusals: 5,
  /** … none of them older than this in ms. */
  recentMs: 10 * 60_000,
} as const

const controlLot = publicLot
  .extend({
    title: z.string(),
    /** Whether readers see the work; where not, it is still what was bid on. */
    isPublished: z.boolean(),
    /** Name of who leads; null: nobody does, or the account is gone. */
    leaderName: z.string().nullable(),
    /** The newest entry of its log; null: it has none yet. */
    lastStep: z.strictObject({ at: instant, kind: logKind, paddle: z.int().nullable() }).nullable(),
    marks: z.array(lotMark),
  })
  .meta({ id: 'AuctionControlLot' })

const health = z.strictObject({
  /** When it was last noted that bids are taken; null: never. */
  seenAt: instant.nullable(),
  /** False: it was noted too long ago, and lots are not closed. */
  isTaking: z.boolean(),
  /** When nobody could bid, the last time that moved ends of this sale. */
  outage: z.strictObject({ from: instant, to: instant }).nullable(),
})

/** So many sales have their figures on the dashboard: of those that have not ended, or not long ago. */
export const saleFigures = { most: 4, daysAfter: 7 } as const

const count = z.int().min(0)
const saleFigure = z
  .strictObject({
    _id: id,
    /** In the asked language. */
    title: z.string(),
    phase: z.enum(phases),
    opensAt: instant,
    /** Published works; of the lots that have opened: those with a bid, those with a winner, all bids that everybody sees, and the prices. */
    works: count,
    withBid: count,
    sold: count,
    bids: count,
    price: money,
    bidders: count,
  })
  .meta({ id: 'AuctionSaleFigures' })

/** The control room of a sale (specification 7.3). */
export const controlCalls = {
  'GET /api/console/auction/programs/{_id}/control': call({
    tag: 'auction/bids',
    access: 'console:auction',
    isPersonal: true,
    summary: 'Console: the lots of a sale as they stand, those that end next first, with who leads and what is unusual',
    params: itemParams,
    answer: z.strictObject({ now: instant, health, lots: z.array(controlLot) }),
    status: 200,
    errors: [404, 410],
    reads: ['auction/lots', 'auction/registrations', 'auction/works', 'auction/programs'],
  }),
  'GET /api/console/auction/programs/figures': call({
    tag: 'auction/bids',
    access: 'console:auction',
    summary: `Console: lots, bids and bidders of the sales that run, come, or ended in the last ${saleFigures.daysAfter} days; ${saleFigures.most} at most`,
    answer: z.strictObject({ sales: z.array(saleFigure).max(saleFigures.most) }),
    status: 200,
    reads: ['auction/lots', 'auction/registrations', 'auction/works', 'auction/programs'],
  }),
  'POST /api/console/auction/programs/{_id}/steps': call({
    tag: 'auction/bids',
    access: 'console:auction',
    isPersonal: true,
    summary: 'Console: pause all open lots of a sale, or resume those that were paused so',
    params: itemParams,
    body: z.strictObject({ step: z.enum(['paused', 'resumed']), reason: staffStepFields.reason }),
    answer: z.strictObject({
      /** Lots on which the step was taken. */
      lots: z.int().min(0),
    }),
    status: 200,
    errors: [404, 410],
    writes: ['auction/lots'],
  }),
}

import * as z from 'zod'
import { call } from '../call.ts'
import { id, instant, labelled, line, money } from '../field.ts'
import { itemParams } from '../picture-upload.ts'
import { type EarlierListing, earlierListing } from './earlier.ts'
import { auctionLimits } from './limits.ts'
import { paddle } from './lot.ts'
import { works } from './works.ts'
import { offerFields, type OwnOffer } from './offer.ts'

/** Order of the shop that a lot is paid by, as far as it is shown beside its lot. */
export interface LotOrder {
  _id: string
  number: string
  standing: 'unpaid' | 'paid' | 'cancelled'
  /** In won, with all fees and taxes. */
  total: number
  payUntil: string
}
export const lotOrder: z.ZodType<LotOrder> = z
  .strictObject({ _id: id, number: z.string(), standing: z.enum(['unpaid', 'paid', 'cancelled']), total: money, payUntil: instant })
  .meta({ id: 'AuctionLotOrder' })

/** A lot that was sold, and what its winner was told. */
export interface Win {
  _id: string
  createdAt: string
  paddle: number
  /** Name of the winner; null: the account is gone. */
  bidder: string | null
  hammer: number
  /** Null: its winner has left before there was one, or it is kept no longer. */
  order: LotOrder | null
  /** How often the winner was told of the order, and when last. */
  tellings: number
  toldAt: string | null
}
const win: z.ZodType<Win> = z
  .strictObject({
    _id: id,
    createdAt: instant,
    paddle,
    bidder: z.string().nullable(),
    hammer: money,
    order: lotOrder.nullable(),
    tellings: z.int().min(0),
    toldAt: instant.nullable(),
  })
  .meta({ id: 'AuctionWin' })

const reason = labelled(/*i18n*/ '사유', line(200))
const { least, most, usual } = auctionLimits.answerDays
/** Fields of what staff do after the close of a lot. */
export const afterFields = {
  reason,
  days: labelled(/*i18n*/ '답할 기한(일)', z.int().min(least).max(most).default(usual)),
  amount: labelled(/*i18n*/ '제안할 금액(원)', money.min(1)),
}

/** An offer with its bidder, as staff read it. */
export interface StaffOffer extends OwnOffer {
  paddle: number
  /** Null: the account is gone. */
  bidder: string | null
}
const staffOffer: z.ZodType<StaffOffer> = z
  .strictObject({ ...offerFields, paddle, bidder: z.string().nullable() })
  .meta({ id: 'AuctionStaffOffer' })

/** Outcome of a lot, and what staff can do about it. */
export interface After {
  /** To whom it was sold last; null: it is not sold. */
  win: Win | null
  /** Default of the last winner, where it was noted. */
  default: { createdAt: string; reason: string; isLifted: boolean } | null
  /** True where it can be noted now. */
  canDefault: boolean
  /** Bidder to whom it can be offered now, and for how much; null: nobody. */
  next: { paddle: number; bidder: string | null; least: number; most: number } | null
  /** The newest first. */
  offers: StaffOffer[]
  /** True where the work can be listed again, in another sale. */
  canListAgain: boolean
  /** The work as which it was listed again; null: none. */
  _again: string | null
  /** Earlier sales in which it was offered, the last one first. */
  before: EarlierListing[]
}
const after: z.ZodType<After> = z
  .strictObject({
    win: win.nullable(),
    default: z.strictObject({ createdAt: instant, reason: z.string(), isLifted: z.boolean() }).nullable(),
    canDefault: z.boolean(),
    next: z.strictObject({ paddle, bidder: z.string().nullable(), least: money, most: money }).nullable(),
    offers: z.array(staffOffer),
    canListAgain: z.boolean(),
    _again: id.nullable(),
    before: z.array(earlierListing),
  })
  .meta({ id: 'AuctionAfter' })

const isOfStaff = { tag: 'auction/wins', access: 'console:auction', isPersonal: true, status: 200 } as const

/** Calls of staff about what follows the sale of a lot. */
export const winCalls = {
  'GET /api/console/auction/works/{_id}/win': call({
    ...isOfStaff,
    summary: 'Console: to whom a lot was sold, the order that pays it, and the offers after its close',
    params: itemParams,
    answer: after,
    errors: [404, 410],
    reads: ['auction/lots', 'auction/registrations', 'shop/orders'],
  }),
  'POST /api/console/auction/works/{_id}/wonEmail': call({
    ...isOfStaff,
    summary: 'Console: tell the winner of a lot once more how to pay; each time is counted',
    params: itemParams,
    answer: z.strictObject({ win }),
    errors: [404, 409, 410],
    writes: ['auction/lots'],
  }),
  'POST /api/console/auction/works/{_id}/win': call({
    ...isOfStaff,
    summary:
      'Console: note that a winner has not paid in time, offer a lot to who comes next or to its highest bidder, end that offer, or answer ' +
      'an offer of a member',
    params: itemParams,
    body: z.discriminatedUnion('step', [
      z.strictObject({ step: z.literal('default'), reason }),
      z.strictObject({ step: z.literal('offer'), amount: afterFields.amount, days: afterFields.days }),
      z.strictObject({ step: z.enum(['end', 'accept', 'decline']), _offer: id }),
    ]),
    answer: after,
    errors: [404, 409, 410],
    writes: ['auction/lots', 'auction/registrations', 'auction/settlements', 'shop/orders'],
  }),
  'POST /api/console/auction/works/{_id}/again': call({
    ...isOfStaff,
    summary: 'Console: list a work that was not sold in another sale, as a draft',
    params: itemParams,
    body: z.strictObject({ _program: works.fields._program, lot: works.fields.lot }),
    answer: z.strictObject({ work: z.strictObject({ _id: id }) }),
    status: 201,
    location: ({ work: { _id } }) => `/api/console/auction/works/${_id}`,
    errors: [404, 409, 410],
    writes: ['auction/lots', works.path, 'versions'],
  }),
}

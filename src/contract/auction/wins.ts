import * as z from 'zod'
import { call } from '../call.ts'
import { id, instant, money } from '../field.ts'
import { itemParams } from '../picture-upload.ts'
import { paddle } from './lot.ts'

/** Order of the shop that a lot is paid by, as far as it is shown beside its lot. */
export const lotOrder = z
  .strictObject({
    _id: id,
    number: z.string(),
    standing: z.enum(['unpaid', 'paid', 'cancelled']),
    /** In won, with all fees and taxes. */
    total: money,
    payUntil: instant,
  })
  .meta({ id: 'AuctionLotOrder' })
export type LotOrder = z.output<typeof lotOrder>

/** A lot that was sold, and what its winner was told. */
const win = z
  .strictObject({
    _id: id,
    createdAt: instant,
    paddle,
    /** Name of the winner; null: the account is gone. */
    bidder: z.string().nullable(),
    hammer: money,
    /** Null: its winner has left before there was one, or it is kept no longer. */
    order: lotOrder.nullable(),
    /** How often the winner was told of the order, and when last. */
    tellings: z.int().min(0),
    toldAt: instant.nullable(),
  })
  .meta({ id: 'AuctionWin' })
export type Win = z.output<typeof win>

const isOfStaff = { tag: 'auction/wins', access: 'console:auction', isPersonal: true, status: 200 } as const

/** Calls of staff about what follows the sale of a lot. */
export const winCalls = {
  'GET /api/console/auction/works/{_id}/win': call({
    ...isOfStaff,
    summary: 'Console: to whom a lot was sold, and the order that pays it; null: it is not sold',
    params: itemParams,
    answer: z.strictObject({ win: win.nullable() }),
    errors: [404, 410],
    reads: ['auction/lots', 'auction/registrations', 'shop/orders'],
  }),
  'POST /api/console/auction/works/{_id}/wonEmail': call({
    ...isOfStaff,
    summary: 'Console: tell the winner of a lot once more how to pay it, by the channels of the account; each time is counted',
    params: itemParams,
    answer: z.strictObject({ win }),
    errors: [404, 409, 410],
    writes: ['auction/lots'],
  }),
}

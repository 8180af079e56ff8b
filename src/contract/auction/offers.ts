import * as z from 'zod'
import { call } from '../call.ts'
import { labelled, money } from '../field.ts'
import { itemParams } from '../picture-upload.ts'
import { ownOffer } from './offer.ts'

const isOwn = { tag: 'auction/offers', access: 'member', errors: [403, 404, 409, 410, 429] } as const
const writes = ['auction/lots', 'auction/registrations', 'auction/settlements', 'shop/orders'] as const

/** Calls of members about offers of lots after their close. */
export const offerCalls = {
  'POST /api/v1/auction/works/{_id}/offers': call({
    ...isOwn,
    summary: 'Offer a sum for a lot that has passed, within seven days: accepted at once from its reserve on, else staff answer',
    params: itemParams,
    body: z.strictObject({ amount: labelled(/*i18n*/ '제안하실 금액(원)', money.min(1)) }),
    answer: z.strictObject({ offer: ownOffer }),
    status: 201,
    location: () => '/api/v1/me/bids',
    writes,
  }),
  'PUT /api/v1/auction/offers/{_id}': call({
    ...isOwn,
    summary: 'Accept or decline what one is offered, or withdraw what one has offered; what was answered so before stays',
    params: itemParams,
    body: z.strictObject({ state: z.enum(['accepted', 'declined', 'withdrawn']) }),
    answer: z.strictObject({ offer: ownOffer }),
    status: 200,
    writes,
  }),
}

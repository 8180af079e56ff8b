import * as z from 'zod'
import { call } from '../call.ts'
import { id, instant, labelled, money } from '../field.ts'
import { itemParams } from '../picture-upload.ts'
import { auctionLimits } from './limits.ts'
import { paddle } from './lot.ts'

const registration = z
  .strictObject({
    _id: id,
    _program: id,
    createdAt: instant,
    /** Number by which others see the caller in this sale. */
    paddle,
    /** Most that all maxima of lots that the caller leads come to, in won, and what is left of it. */
    limit: money,
    limitLeft: money,
  })
  .meta({ id: 'AuctionRegistration' })

const { least, most } = auctionLimits.ownLimit
const isOwn = { tag: 'auction/registrations', access: 'member', params: itemParams } as const

/** Registrations of members as bidders of a sale. */
export const registrationCalls = {
  'GET /api/v1/auction/programs/{_id}/registration': call({
    ...isOwn,
    summary: 'The registration of the caller as a bidder of a sale; null: there is none, and `obstacle` says why',
    answer: z.strictObject({
      registration: registration.nullable(),
      obstacle: z.enum(['notCertified', 'staff', 'registeredElsewhere', 'blocked']).nullable(),
      /** Text that is agreed to with it, and its hash, which says that this one was. */
      terms: z.strictObject({ text: z.string(), hash: z.string() }),
    }),
    status: 200,
    acting: 'console:auction',
    reads: ['auction/registrations', 'auction/lots', 'auction/programs'],
    errors: [404, 410],
  }),
  'POST /api/v1/auction/programs/{_id}/registration': call({
    ...isOwn,
    summary: 'Register as a bidder of a sale: agree to its terms, and give oneself a limit',
    body: z.strictObject({
      limit: labelled(/*i18n*/ '응찰 한도(원)', money.min(least).max(most)),
      /** Of the terms that were shown and agreed to. */
      termsHash: z.string().regex(/^[\da-f]{64}$/),
    }),
    answer: z.strictObject({ registration }),
    status: 201,
    errors: [403, 404, 409, 410],
    location: ({ registration: { _program } }) => `/api/v1/auction/programs/${_program}/registration`,
    writes: ['auction/registrations'],
  }),
}

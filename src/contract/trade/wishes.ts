import * as z from 'zod'
import { call } from '../call.ts'
import { id } from '../field.ts'
import { tradeLimits } from './limits.ts'
import { method } from './matchings.ts'

/** Why somebody is suggested. */
export const suggestionReasons = ['wantsYou', 'sellsWhatYouSeek', 'seeksWhatYouSell', 'sameCategory'] as const
export type SuggestionReason = (typeof suggestionReasons)[number]

/** A participant of the fair, of the other side. */
const other = { _id: id, _company: id, name: z.string(), category: z.string() }
const wish = z
  .strictObject({
    ...other,
    method,
    priority: z.int().meta({ description: '1: the most wanted.' }),
    /** What is open or agreed with it. */
    _matching: id.nullable(),
  })
  .meta({ id: 'Wish' })
export type Wish = z.output<typeof wish>

const suggestion = z
  .strictObject({
    ...other,
    reasons: z.array(z.enum(suggestionReasons)),
    commonSlots: z.int().meta({ description: 'Slots in which both are still free.' }),
  })
  .meta({ id: 'Suggestion' })
export type Suggestion = z.output<typeof suggestion>

const params = z.strictObject({ _fair: id })
const isOwn = { tag: 'me', access: 'member', status: 200, params, errors: [404] } as const
const answer = z.strictObject({ wishes: z.array(wish) })

/** Wishes of a member at a fair, and suggestions that fit. Only participants are named. */
export const wishCalls = {
  'GET /api/v1/me/fairs/{_fair}/suggestions': call({
    ...isOwn,
    summary: 'Who would fit: participants of the other side with whom nothing is open or agreed, the best first',
    answer: z.strictObject({ suggestions: z.array(suggestion) }),
    acting: 'console:fairs',
    reads: ['wishes'],
  }),
  'GET /api/v1/me/fairs/{_fair}/wishes': call({
    ...isOwn,
    summary: 'Whom the caller wants to meet at a fair, the most wanted first',
    answer,
    acting: 'console:fairs',
    reads: ['wishes'],
  }),
  'PUT /api/v1/me/fairs/{_fair}/wishes': call({
    ...isOwn,
    summary: 'Say whom one wants to meet, the most wanted first: the organiser’s schedule goes by it, and they can be told',
    body: z.strictObject({
      wishes: z.array(z.strictObject({ _participant: id, method: method.default('OFFLINE') })).max(tradeLimits.wishes),
    }),
    answer,
    writes: ['wishes'],
  }),
}

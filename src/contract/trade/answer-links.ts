import * as z from 'zod'
import { call } from '../call.ts'
import { id, instant, lines } from '../field.ts'
import { tradeLimits } from './limits.ts'
import { method } from './matchings.ts'

/** Answers that a mail has a link for: of sellers to an offer, and of buyers to what was accepted. */
export const linkedAnswers = ['accept', 'decline', 'confirm'] as const
export type LinkedAnswer = (typeof linkedAnswers)[number]

/** Of the link in a mail: it gives one answer, once, for some days. */
const token = z.string().max(100)
const slot = z.strictObject({ startsAt: instant, endsAt: instant })
const named = { name: z.string() }

const linked = z
  .strictObject({
    answer: z.enum(linkedAnswers),
    _matching: id,
    other: z.strictObject(named),
    fair: z.strictObject({ title: z.string(), timeZone: z.string() }),
    product: z.strictObject(named).nullable(),
    message: z.string().nullable(),
    method,
    /** The first of its times that both still have free; null: none, or it needs none. */
    slot: slot.nullable(),
  })
  .meta({ id: 'LinkedAnswer' })

const isByLink = { tag: 'fairs', access: 'public', status: 200, errors: [409], isLimited: true } as const

/** Calls of the links in a mail with what waits for an answer. No login is needed; none of them tells whether there is an account. */
export const answerLinkCalls = {
  'POST /api/v1/answerLinks': call({
    ...isByLink,
    summary: 'What a link of a mail would answer, and to whom',
    body: z.strictObject({ token }),
    answer: z.strictObject({ linked }),
    writesNothing: 'It reads, and keeps the token out of addresses and logs.',
  }),
  'PUT /api/v1/answerLinks': call({
    ...isByLink,
    summary: 'Answer by a link of a mail, once',
    body: z.strictObject({
      token,
      /** The time that was shown. */
      slot: instant.nullable().default(null),
      /** Of a refusal: the other side reads it. */
      reason: lines(tradeLimits.reason).nullable().default(null),
    }),
    answer: z.strictObject({ linked }),
    writes: ['matchings'],
  }),
}

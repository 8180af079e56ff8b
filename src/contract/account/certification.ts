import * as z from 'zod'
import { call } from '../call.ts'
import { email, id, instant, line, phone } from '../field.ts'
import { halfWidth } from '../half-width.ts'
import { siteNames } from '../sites.ts'
import { password } from './users.ts'

/** Limits of a code that proves ownership of an address: six digits, single use, ten minutes, five tries. */
export const codeLimits = { digits: 6, minutes: 10, tries: 5, tokenMinutes: 30 } as const

const code = z
  .string()
  .overwrite(halfWidth)
  .regex(/^\d{6}$/)
/** Of a code that was sent, with what came. */
const received = z.strictObject({ _id: id, code })

/** Where a code goes: an e-mail address, or a mobile phone that takes text messages. */
export interface Address {
  channel: 'EMAIL' | 'SMS'
  to: string
}

const site = z.enum(siteNames).default('firm')
/** Asks for a code. The message names the site on whose pages that is done. */
const codeRequest = z.discriminatedUnion('channel', [
  z.strictObject({ channel: z.literal('EMAIL'), to: email, site }),
  z.strictObject({ channel: z.literal('SMS'), to: phone, site }),
])
export type CodeRequest = z.output<typeof codeRequest>

/** A code on its way. The answer is the same, and takes as long, whether there is an account with the address or not. */
const sent = z.strictObject({ _id: id, expiresAt: instant })

export const certificationCalls = {
  'GET /api/v1/users/certify': call({
    summary: 'The ways by which codes can be sent now',
    tag: 'users',
    access: 'public',
    answer: z.strictObject({ channels: z.array(z.enum(['EMAIL', 'SMS'])) }),
    status: 200,
  }),
  'POST /api/v1/users/certify': call({
    summary: 'Send a code to an address; or, with the code that came, get the token that shows that the address is one’s own',
    tag: 'users',
    access: 'public',
    body: z.union([codeRequest, received]),
    answer: z.strictObject({
      certification: sent.extend({
        /** For `POST /api/v1/users` and `PUT /api/v1/me/address`, once, within half an hour. */
        token: z.string().optional(),
      }),
    }),
    status: 201,
    errors: [409, 429],
    isLimited: true,
    writesNothing: 'It sends a code.',
  }),
  'POST /api/v1/users/recovery': call({
    summary: 'Send a code and the user names of an address; or, with the code, set another password, which ends all sessions',
    tag: 'users',
    access: 'public',
    body: z.union([codeRequest, received.extend({ username: line(60), password })]),
    answer: z.strictObject({ recovery: sent }),
    hasPassword: true,
    status: 201,
    errors: [409, 429],
    isLimited: true,
    writes: ['users', 'sessions', 'passkeys', 'calendar'],
  }),
}

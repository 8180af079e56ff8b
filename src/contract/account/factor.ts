import * as z from 'zod'
import { call } from '../call.ts'
import { halfWidth } from '../half-width.ts'

const isOwn = { tag: 'me', access: 'member' } as const
const typedPassword = z.string().max(500)
/** Of an authenticator, or a recovery code. */
const typedCode = z.string().overwrite(halfWidth).trim().min(6).max(40)

/** A second factor beside the password: codes of an authenticator (RFC 6238), and recovery codes in their place. */
export const factorCalls = {
  'GET /api/v1/me/factor': call({
    ...isOwn,
    summary: 'Whether there is a second factor, and how many recovery codes are left',
    answer: z.strictObject({ factor: z.strictObject({ isOn: z.boolean(), recoveryCodesLeft: z.int() }) }),
    status: 200,
    reads: ['factor'],
  }),
  'POST /api/v1/me/factor': call({
    ...isOwn,
    summary: 'Begin a second factor: its secret, told once. It counts when a code of it is confirmed',
    body: z.strictObject({ password: typedPassword }),
    /** In base32, and as the `otpauth://` address of a QR code. */
    answer: z.strictObject({ factor: z.strictObject({ secret: z.string(), uri: z.string() }) }),
    status: 201,
    hasPassword: true,
    errors: [403, 409, 429],
    writes: ['factor'],
  }),
  'PUT /api/v1/me/factor': call({
    ...isOwn,
    summary: 'Confirm a second factor by a code of it: ten recovery codes, told once',
    body: z.strictObject({ code: typedCode }),
    answer: z.strictObject({ recoveryCodes: z.array(z.string()) }),
    status: 200,
    errors: [409],
    writes: ['factor'],
  }),
  'DELETE /api/v1/me/factor': call({
    ...isOwn,
    summary: 'Take the second factor away, by the password and a code',
    body: z.strictObject({ password: typedPassword, code: typedCode }),
    status: 204,
    hasPassword: true,
    errors: [403, 404, 409, 429],
    writes: ['factor'],
  }),
}

import * as z from 'zod'
import { call } from '../call.ts'
import { instant } from '../field.ts'

const tag = 'auth'

/** RFC 7517. Credentials are sealed to it as a compact JWE (ECDH-ES+A256KW, A256GCM) of `{ username, password, at, nonce }`. */
const publicJwk = z.looseObject({ kid: z.string(), kty: z.string(), crv: z.string(), x: z.string(), y: z.string() })

/** Login in two steps (specification 4, 7.2): credentials → refresh token → access token. */
export const authCalls = {
  'GET /api/auth/publicKey': call({
    summary: 'The key to which credentials are sealed, and the time by which it is said when',
    tag,
    access: 'public',
    answer: z.strictObject({ key: publicJwk, time: instant }),
    status: 200,
  }),
  'GET /api/auth/refreshToken': call({
    summary: 'Exchange username and password (Basic), plain or sealed, or a passkey (Passkey), for a refresh token',
    tag,
    access: 'credentials',
    answer: z.strictObject({ refreshToken: z.string() }),
    status: 200,
    isLimited: true,
  }),
  'GET /api/auth/accessToken': call({
    summary: 'Exchange a refresh token (Bearer) for an access token of ten minutes, and for the refresh token that follows it',
    tag,
    access: 'refresh',
    answer: z.strictObject({ accessToken: z.string(), refreshToken: z.string() }),
    status: 200,
  }),
  'DELETE /api/auth/refreshToken': call({ summary: 'Revoke the session', tag, access: 'refresh', status: 204, writes: ['sessions'] }),
}

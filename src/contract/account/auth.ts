import * as z from 'zod'
import { call } from '../call.ts'

const tag = 'auth'

/** Login in two steps (specification 4, 7.2): credentials → refresh token → access token. */
export const authCalls = {
  'GET /api/auth/refreshToken': call({
    summary: 'Exchange username and password (Basic) for a refresh token',
    tag,
    access: 'credentials',
    answer: z.strictObject({ refreshToken: z.string() }),
    status: 200,
    isLimited: true,
  }),
  'GET /api/auth/accessToken': call({
    summary: 'Exchange a refresh token (Bearer) for an access token of ten minutes',
    tag,
    access: 'refresh',
    answer: z.strictObject({ accessToken: z.string() }),
    status: 200,
  }),
  'DELETE /api/auth/refreshToken': call({ summary: 'Revoke the session', tag, access: 'refresh', status: 204 }),
}

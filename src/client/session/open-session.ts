import type { Locale } from '#contract/locale.ts'
import { api } from '../data/http.ts'
import { endFormerPush } from './push.ts'
// Other tabs are answered from then on.
import './renew.ts'
import { setTokens } from './tokens.ts'
import { withAuthorization } from './transport.ts'
import { currentSession } from './use-session.ts'

/** Logs in with credentials of any kind: for a refresh token, that for an access token (specification 4). */
export async function openSession(authorization: string, locale: Locale): Promise<void> {
  const { refreshToken } = await api('GET /api/auth/refreshToken', { locale, transport: withAuthorization(authorization) })
  setTokens(await api('GET /api/auth/accessToken', { locale, transport: withAuthorization(`Bearer ${refreshToken}`) }))
  void endFormerPush(currentSession()?.sub).catch(() => undefined)
}

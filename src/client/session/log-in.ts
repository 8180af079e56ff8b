import type { Locale } from '#contract/locale.ts'
import { CompactEncrypt, importJWK } from 'jose'
import { api } from '../data/http.ts'
import { setTokens } from './tokens.ts'
import { withAuthorization } from './transport.ts'

/** Credentials that only the server can read, once, and within a minute (`api.md`, 'Auth'). */
async function seal(username: string, password: string, locale: Locale): Promise<string> {
  const { key, time } = await api('GET /api/auth/publicKey', { locale })
  const at = Date.parse(time)
  const contents = JSON.stringify({ username, password, at, nonce: crypto.randomUUID() })
  return new CompactEncrypt(new TextEncoder().encode(contents))
    .setProtectedHeader({ alg: 'ECDH-ES+A256KW', enc: 'A256GCM', kid: key.kid })
    .encrypt(await importJWK(key, 'ECDH-ES+A256KW'))
}

/**
 * Logs in: credentials for a refresh token, that for an access token (specification 4).
 * @throws ApiFailure 401 where they are wrong, 429 after too many
 * @throws Unreachable
 */
export async function logIn(username: string, password: string, locale: Locale): Promise<void> {
  const transport = withAuthorization(`Basic ${await seal(username, password, locale)}`)
  const { refreshToken } = await api('GET /api/auth/refreshToken', { locale, transport })
  setTokens(await api('GET /api/auth/accessToken', { locale, transport: withAuthorization(`Bearer ${refreshToken}`) }))
}

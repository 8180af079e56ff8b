import type { Locale } from '#contract/locale.ts'
import { CompactEncrypt, importJWK } from 'jose'
import { api } from '../data/http.ts'
import { openSession } from './open-session.ts'

interface Credentials {
  username: string
  password: string
  /** Of the second factor, where there is one. */
  code?: string | undefined
}

/** Credentials that only the server can read, once, and within a minute (`api.md`, 'Auth'). */
async function seal({ username, password, code }: Credentials, locale: Locale): Promise<string> {
  const { key, time } = await api('GET /api/auth/publicKey', { locale })
  const at = Date.parse(time)
  const contents = JSON.stringify({ username, password, code, at, nonce: crypto.randomUUID() })
  return new CompactEncrypt(new TextEncoder().encode(contents))
    .setProtectedHeader({ alg: 'ECDH-ES+A256KW', enc: 'A256GCM', kid: key.kid })
    .encrypt(await importJWK(key, 'ECDH-ES+A256KW'))
}

/**
 * Logs in with a name and a password.
 * @throws ApiFailure 401 where they are wrong (`codeNeeded`, `codeRefused`: only the code is), 429 after too many
 * @throws Unreachable
 */
export async function logIn(credentials: Credentials, locale: Locale): Promise<void> {
  await openSession(`Basic ${await seal(credentials, locale)}`, locale)
}

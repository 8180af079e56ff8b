import type { Locale } from '#contract/locale.ts'
import { api } from '../data/http.ts'
import { forgetSession } from './renew.ts'
import { currentTokens, setTokens } from './tokens.ts'

/** Begins what stands behind the address of a tab that the console has opened (decision 7). */
const prefix = '#acting='
/** In nobody's name, and to its end where the page is left meanwhile. */
const plain = (path: string, init?: RequestInit) => fetch(path, { ...init, keepalive: true })

/**
 * Exchanges the code in the address for a token, and takes it out of the address and the history of the tab.
 * @throws ApiFailure 409 where the code was used or is too old, Unreachable
 */
export async function beginActing(locale: Locale): Promise<void> {
  const code = location.hash.slice(prefix.length)
  history.replaceState(history.state, '', location.pathname + location.search)
  const { accessToken } = await api('POST /api/auth/acting', { locale, body: { code }, transport: plain })
  // It is renewed by nothing: when its time is over nobody is logged in.
  setTokens({ accessToken, refreshToken: `acting-${crypto.randomUUID()}` })
}

/** Ends it: here before it returns, and on the server when that can be reached; else there with its time. */
export async function endActing(locale: Locale): Promise<void> {
  const { accessToken } = currentTokens() ?? {}
  forgetSession()
  if (accessToken !== undefined)
    await api('POST /api/auth/acting/end', { locale, body: { accessToken }, transport: plain }).catch(() => undefined)
}

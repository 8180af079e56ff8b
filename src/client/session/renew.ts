import type { Locale } from '#contract/locale.ts'
import { api, ApiFailure } from '../data/http.ts'
import { currentTokens, setTokens, type Tokens } from './tokens.ts'

/** What tabs tell each other: a refresh token was exchanged, or its session is over. */
interface News {
  refreshToken: string
  next: Tokens | undefined
}

const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel('session') : undefined

/** A tab that was opened by another one (`window.open`) has its tokens, and goes on with those that the other gets. */
channel?.addEventListener('message', ({ data }: MessageEvent<News>) => {
  if (currentTokens()?.refreshToken === data.refreshToken) setTokens(data.next)
})

function tell(refreshToken: string, next: Tokens | undefined): void {
  channel?.postMessage({ refreshToken, next } satisfies News)
}

/** One tab at a time, where the browser can. */
const inTurn = <Result>(work: () => Promise<Result>): Promise<Result> =>
  'locks' in navigator ? navigator.locks.request('session', work) : work()

/** Puts an end to the session in this tab, and in those that share it. */
export function forgetSession(): void {
  const tokens = currentTokens()
  if (tokens === undefined) return
  setTokens(undefined)
  tell(tokens.refreshToken, undefined)
}

let renewing: Promise<boolean> | undefined

async function exchange(refused: string, locale: Locale): Promise<boolean> {
  const tokens = currentTokens()
  // Another tab was faster.
  if (tokens === undefined || tokens.accessToken !== refused) return tokens !== undefined
  const { refreshToken } = tokens
  try {
    const next = await api('GET /api/auth/accessToken', { locale, authorization: `Bearer ${refreshToken}` })
    setTokens(next)
    tell(refreshToken, next)
    return true
  } catch (error) {
    // Without an answer the session may well go on.
    if (!(error instanceof ApiFailure) || error.status !== 401) throw error
    forgetSession()
    return false
  }
}

/**
 * Gets another access token in place of a refused one: once, for however many calls were refused (specification 4).
 * @returns whether there is one; if not, nobody is logged in any more
 */
export function renew(refused: string, locale: Locale): Promise<boolean> {
  renewing ??= inTurn(() => exchange(refused, locale)).finally(() => (renewing = undefined))
  return renewing
}

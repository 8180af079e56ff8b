import { defaultLocale, type Locale, toLocale } from '#contract/locale.ts'
import { api, ApiFailure } from '../data/http.ts'
import { currentTokens, setTokens, type Tokens } from './tokens.ts'
import { withAuthorization } from './transport.ts'

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

let renewing: Promise<string | undefined> | undefined

async function exchange(refused: string, locale: Locale): Promise<string | undefined> {
  const tokens = currentTokens()
  // Another tab was faster.
  if (tokens === undefined || tokens.accessToken !== refused) return tokens?.accessToken
  const { refreshToken } = tokens
  try {
    const next = await api('GET /api/auth/accessToken', { locale, transport: withAuthorization(`Bearer ${refreshToken}`) })
    setTokens(next)
    tell(refreshToken, next)
    return next.accessToken
  } catch (error) {
    // Without an answer the session may well go on.
    if (!(error instanceof ApiFailure) || error.status !== 401) throw error
    forgetSession()
    return undefined
  }
}

/**
 * Gets another access token in place of a refused one: once, for however many calls were refused (specification 4).
 * @returns nothing where there is none: nobody is logged in any more
 */
export function renew(refused: string, language: string | null): Promise<string | undefined> {
  renewing ??= inTurn(() => exchange(refused, toLocale(language) ?? defaultLocale)).finally(() => (renewing = undefined))
  return renewing
}

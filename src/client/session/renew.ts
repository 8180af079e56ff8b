import { defaultLocale, type Locale, toLocale } from '#contract/locale.ts'
import { api, ApiFailure } from '../data/http.ts'
import { isForStaff } from './other-tabs.ts'
import { currentTokens, onTokens, setTokens, type Tokens } from './tokens.ts'
import { withAuthorization } from './transport.ts'
import { decode } from './use-session.ts'

/** What tabs tell each other: a refresh token was exchanged, or its session is over ... */
interface News {
  refreshToken: string
  next: Tokens | undefined
}
/** ... a tab without a login, or one that was away since it had this refresh token, asks for what the others have; and one answers. */
type Talk = News | { ask: string; since: string | undefined } | { answer: string; tokens: Tokens }

const channel = !import.meta.env.SSR && 'BroadcastChannel' in globalThis ? new BroadcastChannel('session') : undefined
const post = (talk: Talk): void => channel?.postMessage(talk)

/** Refresh tokens that were exchanged while this page was open. */
const former = new Set<string>()
/** Another tab that is open answers sooner, in milliseconds. */
const answerMs = 300

/** Of a look at somebody else's pages (acting.ts) nothing is told. */
const isShared = ({ refreshToken }: Tokens): boolean => !refreshToken.startsWith('acting-')

function answer({ ask, since }: { ask: string; since: string | undefined }): void {
  const tokens = currentTokens()
  if (tokens !== undefined && isShared(tokens) && (since === undefined || former.has(since))) post({ answer: ask, tokens })
}

/** Tabs with the same session go on with the tokens that one of them gets. */
channel?.addEventListener('message', ({ data }: MessageEvent<Talk>) => {
  if ('ask' in data) answer(data)
  if (!('refreshToken' in data) || currentTokens()?.refreshToken !== data.refreshToken) return
  former.add(data.refreshToken)
  setTokens(data.next)
})

function tell(refreshToken: string, next: Tokens | undefined): void {
  former.add(refreshToken)
  post({ refreshToken, next })
}

/** The console is for staff: in a tab of it the login of a member is of no use, and staff log in beside it. */
const isOfUse = (tokens: Tokens): boolean =>
  !location.pathname.startsWith('/console') || decode(tokens)?.scopes.includes('console') === true

/** Asks the other tabs of this browser for their tokens. @param since only for those that came after this refresh token */
async function askTabs(since?: string): Promise<Tokens | undefined> {
  if (channel === undefined) return undefined
  const ask = crypto.randomUUID()
  const { promise, resolve } = Promise.withResolvers<Tokens | undefined>()
  const hear = ({ data }: MessageEvent<Talk>) => {
    if ('answer' in data && data.answer === ask && isOfUse(data.tokens)) resolve(data.tokens)
  }
  channel.addEventListener('message', hear)
  post({ ask, since })
  setTimeout(resolve, answerMs)
  return promise.finally(() => channel.removeEventListener('message', hear))
}

let asked: Promise<void> | undefined
// Who logs in or out here is not asked about.
onTokens(() => (asked ??= Promise.resolve()))

/**
 * Takes over the login of another open tab of this browser, where this tab has begun without one. It goes from tab to tab and is
 * stored nowhere else: with the last tab it ends. Asks once.
 */
export function takeOver(): Promise<void> {
  const ask = async () => {
    const tokens = await askTabs()
    if (tokens !== undefined && currentTokens() === undefined) setTokens(tokens)
  }
  return (asked ??= currentTokens() === undefined && !isForStaff() ? ask() : Promise.resolve())
}

/** Whether this page may have been asleep, and not heard what the others did. */
let wasAway = false
if (!import.meta.env.SSR) {
  addEventListener('pageshow', ({ persisted }) => (wasAway ||= persisted))
  document.addEventListener('visibilitychange', () => (wasAway = true))
}

/** What another tab got meanwhile for the session of this one: who presents a token of long ago ends it. */
async function catchUp(tokens: Tokens): Promise<Tokens> {
  if (!wasAway) return tokens
  wasAway = false
  const newer = await askTabs(tokens.refreshToken)
  if (newer === undefined || currentTokens() !== tokens) return currentTokens() ?? tokens
  setTokens(newer)
  return newer
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
  const before = currentTokens()
  const tokens = before && (await catchUp(before))
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

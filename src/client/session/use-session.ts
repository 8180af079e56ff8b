import { useSyncExternalStore } from 'react'
import { currentTokens, onTokens, type Tokens } from './tokens.ts'

/** Session of this tab, as read from the access token (`api.md`, 'Auth'). Rights are checked by the server, at each call. */
export interface Session {
  /** The account's id. */
  sub: string
  /** The session's. */
  sid: string
  scopes: readonly string[]
  userType: 'PERSON' | 'COMPANY'
  role: string
  /** Staff who look at this account's pages; absent where its owner does. */
  actor?: string
}

/** Returns whether a session is of who takes part in fairs. */
export const isTrader = (session: Session | undefined | null): boolean => session?.role === 'SELLER' || session?.role === 'BUYER'

const sessions = new WeakMap<Tokens, Session>()

/** Reads the session that tokens are of. */
export function decode(tokens: Tokens): Session | undefined {
  const known = sessions.get(tokens)
  if (known !== undefined) return known
  try {
    const [, payload = ''] = tokens.accessToken.split('.')
    const bytes = Uint8Array.from(atob(payload.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0))
    const session = JSON.parse(new TextDecoder().decode(bytes)) as Session
    sessions.set(tokens, session)
    return session
  } catch {
    return undefined
  }
}

/** The session of this tab, if there is one. */
export function currentSession(): Session | undefined {
  const tokens = currentTokens()
  return tokens && decode(tokens)
}

/** The account of whoever is logged in in this tab. Staff who look at its pages are not (decision 7). */
export function ownAccount(): string | undefined {
  const session = currentSession()
  return session?.actor === undefined ? session?.sub : undefined
}

/** The session for components. `null` while that is not known: on the server, and until the page is hydrated. */
export const useSession = (): Session | undefined | null => useSyncExternalStore(onTokens, currentSession, () => null)

/**
 * The session for parts that look the same while it is not known and where there is none: those are rendered once where nobody is
 * logged in. A page that `useSession` tells both of is rendered again at once after it is hydrated, as a whole and without a pause.
 */
export const useKnownSession = (): Session | undefined => useSyncExternalStore(onTokens, currentSession, () => undefined)

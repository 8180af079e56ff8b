/**
 * What happens to a session when one of its refresh tokens is presented (RFC 9700, 4.14.2: rotation with reuse detection).
 * Each token is exchanged for the next. One whose answer was lost may be presented again, and two tabs may present the same
 * one at a time: neither ends the session. A token that was replaced long ago is somebody else's copy, and ends it.
 */

/** Milliseconds in which the same token gives the same successor again. */
export const sameAgain = 60_000

/** Tokens are compared by what identifies them, their hashes. */
export interface Chain {
  /** The token that is to be presented next. */
  current: string
  /** The one before, whose holder may not have got its successor. */
  previous: string | null
  /** When `current` was last told to somebody, in milliseconds since 1970. */
  rotatedAt: number
  /** How often the successor of `previous` was lost. */
  replacements: number
}

/**
 * - `advance`: the current one; a successor takes its place.
 * - `repeat`: the one before, moments later; its successor is told again.
 * - `replace`: the one before, later: its successor was lost, another takes its place, and the lost one is a former one.
 * - `reuse`: a former one. The session ends.
 */
export type Outcome = 'advance' | 'repeat' | 'replace' | 'reuse'

/** @param presented a token that was once issued for the session */
export function outcomeOf({ current, previous, rotatedAt }: Chain, presented: string, now: number): Outcome {
  if (presented === current) return 'advance'
  if (presented !== previous) return 'reuse'
  return now - rotatedAt <= sameAgain ? 'repeat' : 'replace'
}

interface Step {
  chain: Chain
  /** The token that is no longer accepted from now on, if there is one. */
  former: string | null
}

/**
 * The chain after a token was presented; nothing where the session ends.
 * @param successorOf gives the successor of the presented token: the first one, or the one after so many were lost
 */
export function present(chain: Chain, presented: string, successorOf: (replacements: number) => string, now: number): Step | undefined {
  const outcome = outcomeOf(chain, presented, now)
  if (outcome === 'reuse') return undefined
  // Two tabs that ask moments apart are told the same, even where the minute ends between them.
  if (outcome === 'repeat') return { chain: { ...chain, rotatedAt: now }, former: null }
  const replacements = outcome === 'advance' ? 0 : chain.replacements + 1
  const next = { current: successorOf(replacements), previous: presented, rotatedAt: now, replacements }
  return { chain: next, former: outcome === 'advance' ? chain.previous : chain.current }
}

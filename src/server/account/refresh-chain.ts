/**
 * What happens to a session when one of its refresh tokens is presented (RFC 9700, 4.14.2: rotation with reuse detection).
 * Each token is exchanged for the next. One whose answer was lost may be presented again, and two tabs may present the same
 * one at a time: neither ends the session. A token that was replaced long ago is somebody else's copy, and ends it.
 */

/** Milliseconds in which the same token gives the same successor again. */
export const sameAgain = 60_000

export interface Chain {
  /** The token that is to be presented next. Tokens are compared by what identifies them, their hashes. */
  current: string
  /** The one before, whose holder may not have got its successor. */
  previous: string | undefined
  /** When `current` was issued, in milliseconds since 1970. */
  rotatedAt: number
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

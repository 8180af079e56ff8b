import type { MatchingState, Party } from './matching-states.ts'

/** Where a matching that does not wait for its reader stands: somebody else is to answer, its time is to come, or it is over. */
export const matchingParts = ['waiting', 'agreed', 'past'] as const
export type MatchingPart = (typeof matchingParts)[number]

interface Facts {
  state: MatchingState
  awaits: Party | 'staff' | null
  /** Which side the reader is. */
  role: Party
  endsAt: string | null
}

/** Returns the part of a reader's matchings that one is in; undefined where it is the reader's turn. */
export function partOf({ state, awaits, role, endsAt }: Facts, now: string): MatchingPart | undefined {
  if (awaits !== null) return awaits === role ? undefined : 'waiting'
  return state === 'confirmed' && endsAt !== null && endsAt > now ? 'agreed' : 'past'
}

import type { MatchingState } from './matching-states.ts'

const day = 24 * 60 * 60_000
/** How many days after their meeting the two sides of a matching can write to each other. In other states they cannot. */
const daysAfter: Readonly<Partial<Record<MatchingState, number>>> = {
  offered: Number.POSITIVE_INFINITY,
  accepted: Number.POSITIVE_INFINITY,
  confirmed: 30,
  rescheduling: 30,
  disputed: 30,
  met: 30,
  missed: 30,
}

/** Returns whether the two sides can write to each other: while it is open, and until some days after an agreed time. */
export function canWrite({ state, endsAt }: { state: MatchingState; endsAt: string | null }, now: string): boolean {
  const days = daysAfter[state]
  return days !== undefined && Date.parse(now) < Date.parse(endsAt ?? now) + days * day
}

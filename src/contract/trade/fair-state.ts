/** Where a fair is on its way (specification 4): it follows from its dates. */
export const fairStates = ['recruiting', 'applying', 'upcoming', 'ongoing', 'expired'] as const
export type FairState = (typeof fairStates)[number]

/** The instants that a fair's state follows from. */
export interface FairDates {
  recruitFrom: string
  recruitTo: string
  applyFrom: string
  applyTo: string
  /** Of the first day's opening; null where no day is fixed yet. */
  startsAt: string | null
  /** Of the last day's closing. */
  endsAt: string | null
}

/** Sellers are recruited first: where buyers may apply at the same time, that is what the fair is about by then. */
export function fairStateAt(fair: FairDates, now: string): FairState {
  const { recruitFrom, recruitTo, applyFrom, applyTo, startsAt, endsAt } = fair
  if (endsAt !== null && now >= endsAt) return 'expired'
  if (startsAt !== null && now >= startsAt) return 'ongoing'
  if (now >= applyFrom && now < applyTo) return 'applying'
  return now >= recruitFrom && now < recruitTo ? 'recruiting' : 'upcoming'
}

/** The instants at which the state of a fair can change after `now`. */
export const fairStateChanges = (fair: FairDates, now: string): string[] => {
  const { recruitFrom, recruitTo, applyFrom, applyTo, startsAt, endsAt } = fair
  return [recruitFrom, recruitTo, applyFrom, applyTo, startsAt, endsAt].filter((at) => at !== null).filter((at) => at > now)
}

import type { Matching } from '#contract/trade/matchings.ts'
import { dayKeyIn } from '../../content/zoned-time.ts'
import type { OwnFair } from '../queries.ts'
import { hasTime, type Meeting } from '../schedule/meeting.ts'

/** Meetings that were moved, or about which both sides say different things, are on. */
const isOn = ({ state }: Matching): boolean => state === 'confirmed' || state === 'rescheduling'

/** For so long after its last day a fair is what a member wants to finish, in ms. */
const finishing = 14 * 24 * 60 * 60_000

/**
 * Returns the fair that a member's day is about: the one that is on, or comes next, among those that the member takes part in; else one
 * that staff have not decided on; else one that is just over.
 * @param now an instant (ISO 8601)
 */
export function fairOfDay(fairs: readonly OwnFair[], now: string): OwnFair | undefined {
  const over = (endsAt: string | null) => endsAt !== null && endsAt <= now
  const byStart = fairs.toSorted((a, b) => (a.fair.startsAt ?? '9').localeCompare(b.fair.startsAt ?? '9'))
  const ahead = byStart.filter(({ fair }) => !over(fair.endsAt))
  const since = new Date(Date.parse(now) - finishing).toISOString()
  return (
    ahead.find(({ participation }) => participation.state === 'APPROVED') ??
    ahead.find(({ participation }) => participation.state === 'PENDING') ??
    byStart.findLast(({ fair, participation }) => participation.state === 'APPROVED' && (fair.endsAt ?? '') > since) ??
    ahead[0]
  )
}

/** Agreed meetings of a member, by what they are at an instant. */
export interface OwnDay {
  /** The one that is on or comes next. */
  next: Meeting | undefined
  /** Others of the same day that are still to come. */
  later: readonly Meeting[]
  /** Of today, and over. */
  past: readonly Meeting[]
  /** Meetings of other days to come. */
  others: number
  /** Begun, and without an outcome of one's own. */
  toReport: readonly Meeting[]
}

/** Sorts a member's agreed meetings by what they are at an instant, on the fair's clock. @param now an instant (ISO 8601) */
export function dayOf(matchings: readonly Matching[], now: string): OwnDay {
  const meetings = matchings.filter(hasTime).toSorted((a, b) => a.startsAt.localeCompare(b.startsAt))
  const ahead = meetings.filter((meeting) => isOn(meeting) && meeting.endsAt > now)
  const [next, ...rest] = ahead
  const day = (at: string, { fair: { timeZone } }: Meeting) => dayKeyIn(at, timeZone)
  const isOfNext = (meeting: Meeting) => next !== undefined && day(meeting.startsAt, meeting) === day(next.startsAt, next)
  const later = rest.filter(isOfNext)
  return {
    next,
    later,
    past: meetings.filter((meeting) => meeting.endsAt <= now && day(meeting.startsAt, meeting) === day(now, meeting)),
    others: rest.length - later.length,
    toReport: meetings.filter(({ canReport, outcome }) => canReport && outcome === null),
  }
}

/** Steps of a member on the way to meetings, in their order. */
export const steps = ['company', 'participation', 'choice', 'times'] as const
export type Step = (typeof steps)[number]

interface Facts {
  company: 'PENDING' | 'APPROVED' | 'REJECTED'
  own: OwnFair | undefined
  /** Matchings of any state at the fair. */
  matchings: number
  /** Meetings with a time. */
  agreed: number
}

/** Returns the step that a member is at; undefined: none is left. */
export function stepOf({ company, own, matchings, agreed }: Facts): Step | undefined {
  if (company !== 'APPROVED') return 'company'
  if (own?.participation.state !== 'APPROVED') return 'participation'
  if (agreed > 0) return undefined
  return matchings === 0 ? 'choice' : 'times'
}

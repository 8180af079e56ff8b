import { dayOf } from '../date-text.ts'

/** Late, or late before long; else undefined. */
export type Lateness = 'late' | 'soon' | undefined

/** Days that something without a deadline may wait. */
export const daysToWait = { soon: 3, late: 7 } as const

/**
 * Returns how late something is. With a deadline, such as the response goal of a request: late when that is over, soon on its day.
 * Without one: by the days that it has waited.
 * @param until null: it has no deadline
 */
export function latenessOf({ since, until }: { since: string; until: string | null }, now = Date.now()): Lateness {
  if (until !== null) {
    if (Date.parse(until) <= now) return 'late'
    return dayOf(until) === dayOf(new Date(now).toISOString()) ? 'soon' : undefined
  }
  const days = (now - Date.parse(since)) / 86_400_000
  if (days >= daysToWait.late) return 'late'
  return days >= daysToWait.soon ? 'soon' : undefined
}

const order: readonly Lateness[] = ['late', 'soon', undefined]

/** Orders what is late before what will be, and leaves the order as it is otherwise. */
export const byLateness = (a: { lateness: Lateness }, b: { lateness: Lateness }): number =>
  order.indexOf(a.lateness) - order.indexOf(b.lateness)

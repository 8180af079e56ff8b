import { dayOf } from '../date-text.ts'
import type { DashboardTask } from '../module.ts'
import type { ConsoleItem } from '../resources.ts'

/** Late, or late before long; else undefined. */
export type Lateness = 'late' | 'soon' | undefined

/** Days that something without a deadline may wait. */
export const daysToWait = { soon: 3, late: 7 } as const

const day = 86_400_000

interface Wait {
  since: string
  /** null: it has no deadline. */
  until: string | null
}

/** Returns by how many milliseconds something is late: after its deadline, or after it has waited for too many days; below 0 before. */
export const lateBy = ({ since, until }: Wait, now = Date.now()): number =>
  now - (until === null ? Date.parse(since) + daysToWait.late * day : Date.parse(until))

/**
 * Returns how late something is. With a deadline, such as the response goal of a request: late when that is over, soon on its day.
 * Without one: by the days that it has waited.
 */
export function latenessOf(wait: Wait, now = Date.now()): Lateness {
  if (lateBy(wait, now) >= 0) return 'late'
  const isSoon =
    wait.until === null ? now - Date.parse(wait.since) >= daysToWait.soon * day : dayOf(wait.until) === dayOf(new Date(now).toISOString())
  return isSoon ? 'soon' : undefined
}

const instantIn = (item: ConsoleItem, field: string | undefined): string | null => {
  const at = item[field ?? '']
  return typeof at === 'string' ? at : null
}

/** Reads since when an item waits for a task, and its deadline. */
export const waitOf = (task: Pick<DashboardTask, 'since' | 'until'>, item: ConsoleItem): Wait => ({
  since: instantIn(item, task.since) ?? item.createdAt,
  until: instantIn(item, task.until),
})

/** Returns whether an item is late work of the staff. */
export const isLate = (task: Pick<DashboardTask, 'since' | 'until' | 'isOnlyCounted'>, item: ConsoleItem): boolean =>
  task.isOnlyCounted !== true && latenessOf(waitOf(task, item)) === 'late'

const order: readonly Lateness[] = ['late', 'soon', undefined]

/** Orders what is late before what will be, and leaves the order as it is otherwise. */
export const byLateness = (a: { lateness: Lateness }, b: { lateness: Lateness }): number =>
  order.indexOf(a.lateness) - order.indexOf(b.lateness)

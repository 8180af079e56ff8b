import { addDays, beginOfDay } from '../http/office-days.ts'

/** When the office works, by its own clock: days of the week from 0, Sunday, and days of the calendar on which it does not. */
export interface WorkingHours {
  days: readonly number[]
  opens: string
  closes: string
  closedOn: readonly string[]
}

const minute = 60_000
/** Nothing is counted for longer than this, in days. */
const longest = 1100

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

/** The working time of the day that begins at an instant, in ms since 1970; undefined on a day off. */
function workOn({ days, opens, closes, closedOn }: WorkingHours, begin: Date): { from: number; to: number } | undefined {
  // Noon of the office is the same day in UTC.
  const noon = new Date(begin.getTime() + 12 * 60 * minute)
  if (!days.includes(noon.getUTCDay()) || closedOn.includes(noon.toISOString().slice(0, 10))) return undefined
  return { from: begin.getTime() + minutesOf(opens) * minute, to: begin.getTime() + minutesOf(closes) * minute }
}

/** Working times from the day of an instant on. */
function* workFrom(hours: WorkingHours, at: Date) {
  for (let index = 0, begin = beginOfDay(at); index < longest; index += 1, begin = addDays(begin, 1)) {
    const work = workOn(hours, begin)
    if (work !== undefined) yield { from: Math.max(work.from, at.getTime()), to: work.to }
  }
}

/** Counts the whole minutes that the office has worked between two instants. */
export function workingMinutes(hours: WorkingHours, from: Date, to: Date): number {
  let total = 0
  for (const work of workFrom(hours, from)) {
    if (work.from >= to.getTime()) break
    total += Math.max(0, Math.min(work.to, to.getTime()) - work.from)
  }
  return Math.floor(total / minute)
}

/** The instant at which the office has worked for so many minutes since another; undefined where that is years away. */
export function afterWorkingMinutes(hours: WorkingHours, from: Date, minutes: number): Date | undefined {
  let left = minutes * minute
  for (const work of workFrom(hours, from)) {
    const length = Math.max(0, work.to - work.from)
    if (length >= left) return new Date(work.from + left)
    left -= length
  }
  return undefined
}

import type { Locale } from '#contract/locale.ts'
import { shortDayIn, timeIn } from '../../content/zoned-time.ts'

/** A day of the calendar (`YYYY-MM-DD`) with its weekday: `12월 8일 (화)`. */
export const dayName = (day: string, locale: Locale): string => shortDayIn(`${day}T00:00:00Z`, 'UTC', locale)

/** The days of a fair, in their order: `12월 8일 (화) – 12월 9일 (수)`, or each where there are days between. */
export function daysText(days: readonly string[], locale: Locale): string {
  const sorted = days.toSorted()
  const [first, last] = [sorted[0], sorted.at(-1)]
  if (first === undefined || last === undefined) return ''
  const isOneSpan = sorted.length > 2 || daysBetween(first, last) === sorted.length - 1
  return first === last ? dayName(first, locale) : `${dayName(first, locale)} ${isOneSpan ? '–' : '·'} ${dayName(last, locale)}`
}

/** How many days later one day of the calendar is than another. */
export const daysBetween = (from: string, to: string): number => Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000)

/** An instant as a day and a time on the clock of a fair: `12월 8일 (화) 14:30`. */
export const momentIn = (instant: string, timeZone: string, locale: Locale): string =>
  `${shortDayIn(instant, timeZone, locale)} ${timeIn(instant, timeZone)}`

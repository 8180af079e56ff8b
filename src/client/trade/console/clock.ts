import { languageTag, type Locale } from '#contract/locale.ts'
import { formatOf, shortDayIn, timeIn } from '../../content/zoned-time.ts'

/** A day of the calendar (`YYYY-MM-DD`) with its weekday: `12월 8일 (화)`. */
export const dayName = (day: string, locale: Locale): string => shortDayIn(`${day}T00:00:00Z`, 'UTC', locale)

/** The days of a fair as one span: `12월 8일 (화) ~ 9일 (수)`. */
export function daysText(days: readonly string[], locale: Locale): string {
  const sorted = days.toSorted().map((day) => Date.parse(day))
  const [first, last] = [sorted[0], sorted.at(-1)]
  const format = formatOf(languageTag(locale), { month: 'short', day: 'numeric', weekday: 'short', timeZone: 'UTC' })
  return first === undefined || last === undefined ? '' : format.formatRange(first, last)
}

/** Counts the days from one day of the calendar to another. */
export const daysBetween = (from: string, to: string): number => Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000)

/** An instant as a day and a time on the clock of a fair: `12월 8일 (화) 14:30`. */
export const momentIn = (instant: string, timeZone: string, locale: Locale): string =>
  `${shortDayIn(instant, timeZone, locale)} ${timeIn(instant, timeZone)}`

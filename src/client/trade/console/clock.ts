import type { Locale } from '#contract/locale.ts'
import { shortDayIn, timeIn } from '../../content/zoned-time.ts'

/** A day of the calendar (`YYYY-MM-DD`) with its weekday: `12월 8일 (화)`. */
export const dayName = (day: string, locale: Locale): string => shortDayIn(`${day}T00:00:00Z`, 'UTC', locale)

/** An instant as a day and a time on the clock of a fair: `12월 8일 (화) 14:30`. */
export const momentIn = (instant: string, timeZone: string, locale: Locale): string =>
  `${shortDayIn(instant, timeZone, locale)} ${timeIn(instant, timeZone)}`

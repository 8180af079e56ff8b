import { languageTag, type Locale } from '#contract/locale.ts'

const formats = new Map<string, Intl.DateTimeFormat>()

/** Made once: a board asks for hundreds of times. */
function formatOf(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify([locale, options])
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locale, options)
  formats.set(key, format)
  return format
}

const shortDay = { month: 'short', day: 'numeric', weekday: 'short' } as const

/** An instant as a time of day on the clock of a fair: `14:30`. */
export const timeIn = (instant: string, timeZone: string): string =>
  formatOf('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(Date.parse(instant))

/** A day of the calendar (`YYYY-MM-DD`) with its weekday: `12월 8일 (화)`. */
export const dayName = (day: string, locale: Locale): string =>
  formatOf(languageTag(locale), { ...shortDay, timeZone: 'UTC' }).format(Date.parse(`${day}T00:00:00Z`))

/** An instant as a day and a time on the clock of a fair: `12월 8일 (화) 14:30`. */
export const momentIn = (instant: string, timeZone: string, locale: Locale): string =>
  `${formatOf(languageTag(locale), { ...shortDay, timeZone }).format(Date.parse(instant))} ${timeIn(instant, timeZone)}`

/** `YYYY-MM-DD` of an instant on the clock of a fair. */
export const dayIn = (instant: string, timeZone: string): string =>
  formatOf('sv-SE', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(Date.parse(instant))

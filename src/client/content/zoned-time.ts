import { languageTag, type Locale } from '#contract/locale.ts'

const formats = new Map<string, Intl.DateTimeFormat>()

/** Made once: a board asks for hundreds of times. */
export function formatOf(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify([locale, options])
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locale, options)
  formats.set(key, format)
  return format
}

/** An instant as a day near others of its year, on the clock of a zone: `12월 8일 (화)`. */
export const shortDayIn = (instant: string, timeZone: string, locale: Locale): string =>
  formatOf(languageTag(locale), { month: 'short', day: 'numeric', weekday: 'short', timeZone }).format(Date.parse(instant))

/** An instant as a time of day: `14:30`. */
export const timeIn = (instant: string, timeZone: string): string =>
  formatOf('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(Date.parse(instant))

/** An instant on the clock of a zone with its distance from UTC, in ISO 8601: `2026-12-08T10:00:00+09:00`. */
export function zonedTime(instant: string, timeZone: string): string {
  const zoned = { timeZone, dateStyle: 'short', timeStyle: 'medium' } as const
  const wall = formatOf('sv-SE', zoned).format(Date.parse(instant)).replace(' ', 'T')
  const ahead = Math.round((Date.parse(`${wall}Z`) - Date.parse(instant)) / 60_000)
  const two = (part: number) => String(Math.floor(part)).padStart(2, '0')
  return `${wall}${ahead < 0 ? '-' : '+'}${two(Math.abs(ahead) / 60)}:${two(Math.abs(ahead) % 60)}`
}

/** `YYYY-MM-DD` of an instant on the clock of a zone. */
export const dayKeyIn = (instant: string, timeZone: string): string =>
  formatOf('sv-SE', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(Date.parse(instant))

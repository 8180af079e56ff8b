import { languageTag, type Locale } from '#contract/locale.ts'

/** The office's clock, wherever staff are. */
export const officeZone = 'Asia/Seoul'

const formats: Record<string, Intl.DateTimeFormat> = {}

/** An instant to the minute: on the office's clock, or on another one. A list asks for a hundred of them: each format is made once. */
export function dateText(instant: string, locale: Locale, timeZone = officeZone): string {
  const format = (formats[locale + timeZone] ??= new Intl.DateTimeFormat(languageTag(locale), {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone,
  }))
  return format.format(new Date(instant))
}

const day = 86_400_000

/** The beginning of a day (`2026-11-23`) on the office's clock, which knows no summer time; undefined where it is none. */
export function beginOf(text: string | undefined, days = 0): string | undefined {
  const at = Date.parse(`${text}T00:00:00+09:00`)
  return Number.isNaN(at) ? undefined : new Date(at + days * day).toISOString()
}

/** The day of an instant on the office's clock, as `beginOf` takes it; or one some days later. */
export const dayOf = (instant: string, days = 0): string =>
  new Date(Date.parse(instant) + 9 * 3_600_000 + days * day).toISOString().slice(0, 10)

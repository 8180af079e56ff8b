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

import { languageTag, type Locale } from '#contract/locale.ts'

/** The office's clock, wherever staff are. */
export const officeZone = 'Asia/Seoul'

/** An instant to the minute: on the office's clock, or on another one. */
export const dateText = (instant: string, locale: Locale, timeZone = officeZone): string =>
  new Intl.DateTimeFormat(languageTag(locale), { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(new Date(instant))

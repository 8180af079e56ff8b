import { languageTag, type Locale } from '#contract/locale.ts'

/** The office's clock, wherever staff are. */
export const officeZone = 'Asia/Seoul'

/** An instant on the office's clock, to the minute. */
export const dateText = (instant: string, locale: Locale): string =>
  new Intl.DateTimeFormat(languageTag(locale), { dateStyle: 'medium', timeStyle: 'short', timeZone: officeZone }).format(new Date(instant))

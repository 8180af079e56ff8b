import { languageTag, type Locale } from '#contract/locale.ts'

/** Returns names of the days of the week, from Monday (`1`). */
export function weekdayNames(locale: Locale, weekday: 'short' | 'long' = 'short'): (number: string) => string {
  const format = new Intl.DateTimeFormat(languageTag(locale), { weekday, timeZone: 'UTC' })
  // The first of January 2024 was a Monday.
  return (number) => format.format(new Date(Date.UTC(2024, 0, Number(number))))
}

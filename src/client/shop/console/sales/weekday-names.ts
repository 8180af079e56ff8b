import { languageTag, type Locale } from '#contract/locale.ts'

/** Returns names of the days of the week, from Monday (`1`). */
export function weekdayNames(locale: Locale): (weekday: string) => string {
  const format = new Intl.DateTimeFormat(languageTag(locale), { weekday: 'short', timeZone: 'UTC' })
  // The first of January 2024 was a Monday.
  return (weekday) => format.format(new Date(Date.UTC(2024, 0, Number(weekday))))
}

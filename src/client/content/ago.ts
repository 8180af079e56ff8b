import { languageTag, type Locale } from '#contract/locale.ts'

const steps = [
  ['day', 24 * 60 * 60 * 1000],
  ['hour', 60 * 60 * 1000],
  ['minute', 60 * 1000],
] as const

/** Formats the distance of a moment in words (`3일 전`); 'now' within a minute. Both in milliseconds since 1970. */
export function ago(moment: number, locale: Locale, now = Date.now()): string {
  const format = new Intl.RelativeTimeFormat(languageTag(locale), { numeric: 'auto' })
  const [unit, length] = steps.find(([, each]) => now - moment >= each) ?? (['second', Number.POSITIVE_INFINITY] as const)
  return format.format(-Math.floor((now - moment) / length) || 0, unit)
}

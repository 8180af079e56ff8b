import { languageTag, type Locale } from '#contract/locale.ts'

const steps = [
  ['day', 24 * 60 * 60 * 1000],
  ['hour', 60 * 60 * 1000],
  ['minute', 60 * 1000],
] as const

/** Made once for each language: a list asks for a hundred of them. */
const formats: Partial<Record<Locale, Intl.RelativeTimeFormat>> = {}

/** Formats the distance of a moment in words (`3일 전`); 'now' within a minute. Both in milliseconds since 1970. */
export function ago(moment: number, locale: Locale, now = Date.now()): string {
  const [unit, length] = steps.find(([, each]) => now - moment >= each) ?? (['second', Number.POSITIVE_INFINITY] as const)
  const format = (formats[locale] ??= new Intl.RelativeTimeFormat(languageTag(locale), { numeric: 'auto' }))
  return format.format(-Math.floor((now - moment) / length) || 0, unit)
}

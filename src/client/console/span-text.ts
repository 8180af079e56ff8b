import { languageTag, type Locale } from '#contract/locale.ts'

const units = [
  ['day', 24 * 60],
  ['hour', 60],
  ['minute', 1],
] as const

/** Made once for each language and unit: a list asks for a hundred of them. */
const formats: Record<string, Intl.NumberFormat> = {}

/** Says a span in its largest unit (`3시간`), in milliseconds. */
export function spanText(length: number, locale: Locale): string {
  const minutes = Math.floor(length / 60_000)
  const [unit, each] = units.find(([, least]) => minutes >= least) ?? units[2]
  const format = (formats[locale + unit] ??= new Intl.NumberFormat(languageTag(locale), { style: 'unit', unit, unitDisplay: 'long' }))
  return format.format(Math.floor(minutes / each))
}

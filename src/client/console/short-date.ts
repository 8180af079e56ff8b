import { languageTag, type Locale } from '#contract/locale.ts'
import { dayOf, officeZone } from './date-text.ts'

const formats: Record<string, Intl.DateTimeFormat> = {}

/** Made once: a list asks for a hundred of them. */
const formatOf = (style: 'dateStyle' | 'timeStyle', locale: Locale, timeZone: string) =>
  (formats[style + locale + timeZone] ??= new Intl.DateTimeFormat(languageTag(locale), {
    [style]: style === 'dateStyle' ? 'medium' : 'short',
    timeZone,
  }))

const todays: Partial<Record<Locale, string>> = {}

/** Returns what a language calls today (`오늘`). */
function todayIn(locale: Locale): string {
  const text = (todays[locale] ??= new Intl.RelativeTimeFormat(languageTag(locale), { numeric: 'auto' }).format(0, 'day'))
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/**
 * An instant as short as a column wants it: the day, or the time where it is today.
 * @param saysToday whether the day is said with that, as it is where the instant is still to come
 */
export function shortDate(instant: string, locale: Locale, saysToday = Date.parse(instant) > Date.now()): string {
  const at = Date.parse(instant)
  if (dayOf(instant) !== dayOf(new Date().toISOString())) return formatOf('dateStyle', locale, officeZone).format(at)
  const time = formatOf('timeStyle', locale, officeZone).format(at)
  return saysToday ? `${todayIn(locale)} ${time}` : time
}

/** Days from one to another, with what both have said once: `2026. 11. 30. ~ 12. 2.` */
export function shortSpan(from: string, to: string, locale: Locale, timeZone = officeZone): string {
  const format = formatOf('dateStyle', locale, timeZone)
  const [first, last] = [format.formatToParts(Date.parse(from)), format.formatToParts(Date.parse(to))]
  // English has the year last, and a way of its own to leave it out; the others repeat it.
  if (locale === 'en') return format.formatRange(Date.parse(from), Date.parse(to))
  const text = (parts: readonly Intl.DateTimeFormatPart[]) => parts.map(({ value }) => value).join('')
  if (text(first) === text(last)) return text(first)
  const same = last.findIndex(({ type, value }, index) => type !== 'literal' && value !== first[index]?.value)
  return `${text(first)}${locale === 'ko' ? ' ~ ' : '–'}${text(last.slice(same))}`
}

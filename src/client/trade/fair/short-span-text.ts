import { languageTag, type Locale } from '#contract/locale.ts'
import { formatOf, timeIn } from '../../content/zoned-time.ts'

const day = { day: 'numeric' } as const
const monthDay = { month: 'short', ...day } as const

/** Days from one to another on the clock of a zone, as short as the language allows: `12월 15일~16일 (화–수)`. */
export function daysIn(startsAt: string, endsAt: string, timeZone: string, locale: Locale, hasYear = false): string {
  const format = (options: Intl.DateTimeFormatOptions) => formatOf(languageTag(locale), { ...options, timeZone })
  const [first, last] = [Date.parse(startsAt), Date.parse(endsAt)]
  const whole = format(hasYear ? { year: 'numeric', ...monthDay } : monthDay)
  const [from, to] = [whole.format(first), whole.format(last)]
  const isOfOneMonth = format({ month: 'short' }).format(first) === format({ month: 'short' }).format(last)
  // A span is figures alone in Chinese, and no words.
  const days =
    locale !== 'cn' ? whole.formatRange(first, last) : from === to ? from : `${from}–${format(isOfOneMonth ? day : monthDay).format(last)}`
  const weekdays = [first, last].map((one) => format({ weekday: 'short' }).format(one))
  return `${days} (${[...new Set(weekdays)].join('–')})`
}

/** Hours of each day, with how far the clock is from GMT: `10:00–18:00 GMT+9`. */
export function hoursIn(startsAt: string, endsAt: string, timeZone: string): string {
  const offset = formatOf('en', { timeZone, timeZoneName: 'shortOffset' }).formatToParts(Date.parse(startsAt))
  const zone = offset.find(({ type }) => type === 'timeZoneName')?.value ?? ''
  return `${timeIn(startsAt, timeZone)}–${timeIn(endsAt, timeZone)} ${zone}`
}

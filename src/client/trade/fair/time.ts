import { languageTag, type Locale } from '#contract/locale.ts'
import { useHydrated } from '@tanstack/react-router'
import { dayKeyIn, formatOf, shortDayIn, timeIn } from '../../content/zoned-time.ts'

const day = { year: 'numeric', month: 'short', day: 'numeric', weekday: 'short' } as const

/** An instant as a day on the clock of a zone: `2026년 12월 8일 (화)`. */
export const dayIn = (instant: string, timeZone: string, locale: Locale): string =>
  formatOf(languageTag(locale), { ...day, timeZone }).format(Date.parse(instant))

/** A zone as it is labelled: by its name in the reader's language, and how far it is from GMT then. */
export function zoneLabel(timeZone: string, instant: string, locale: Locale): string {
  const named = (timeZoneName: 'longGeneric' | 'shortOffset') =>
    formatOf(languageTag(locale), { timeZone, timeZoneName })
      .formatToParts(Date.parse(instant))
      .find(({ type }) => type === 'timeZoneName')?.value ?? ''
  const [name, offset] = [named('longGeneric'), named('shortOffset')]
  // UTC has no other name.
  return name.startsWith('GMT') ? offset : `${name} ${offset}`
}

const browserZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone

/** The reader's own zone where its clock shows another time then; undefined where not, and on the server, which does not know it. */
export function useReaderZone(timeZone: string, instant: string): string | undefined {
  if (!useHydrated()) return undefined
  const own = browserZone()
  const isSame = timeIn(instant, own) === timeIn(instant, timeZone) && dayKeyIn(instant, own) === dayKeyIn(instant, timeZone)
  return isSame ? undefined : own
}

/** Several instants, each day named once: `12월 8일 (화) 10:00, 10:30 · 12월 9일 (수) 14:00`. */
export function timesIn(instants: readonly string[], timeZone: string, locale: Locale): string {
  const days = Map.groupBy(instants.toSorted(), (instant) => shortDayIn(instant, timeZone, locale))
  return [...days].map(([name, starts]) => `${name} ${starts.map((start) => timeIn(start, timeZone)).join(', ')}`).join(' · ')
}

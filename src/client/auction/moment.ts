import { languageTag } from '#contract/locale.ts'
import { formatOf, shortDayIn, timeIn } from '../content/zoned-time.ts'
import { useLocale } from '../data/use-locale.ts'

/** Where the auction is held: its clock is the one that its times are said by. */
const timeZone = 'Asia/Seoul'
const day = { year: 'numeric', month: 'short', day: 'numeric', weekday: 'short', timeZone } as const

/** Formats an instant near now: its day without the year, and the time of day, on the clock of the auction. */
export function useShortMoment(): (at: string) => string {
  const locale = useLocale()
  return (at) => `${shortDayIn(at, timeZone, locale)} ${timeIn(at, timeZone)}`
}

/** Formats an instant with its day of the week and the time of day, on the clock of the auction. */
export function useMoment(): (at: string) => string {
  const tag = languageTag(useLocale())
  return (at) => `${formatOf(tag, day).format(Date.parse(at))} ${timeIn(at, timeZone)}`
}

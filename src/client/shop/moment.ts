import { languageTag } from '#contract/locale.ts'
import { useLocale } from '../data/use-locale.ts'

/** An instant on the clock of the office, where banks and parcels are. */
export function useMoment(): (at: string) => string {
  const format = new Intl.DateTimeFormat(languageTag(useLocale()), { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Asia/Seoul' })
  return (at) => format.format(new Date(at))
}

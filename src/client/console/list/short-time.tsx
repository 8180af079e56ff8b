import { useLocale } from '../../data/use-locale.ts'
import { dateText } from '../date-text.ts'
import { shortDate } from '../short-date.ts'

/** An instant in a cell: all of it is in its title. What one means to do is said with the day, though it be past. */
export function ShortTime({ at, isMeant }: { at: string; isMeant?: true }) {
  const locale = useLocale()
  return (
    <time dateTime={at} title={dateText(at, locale)}>
      {shortDate(at, locale, isMeant)}
    </time>
  )
}

import { useLocale } from '../../data/use-locale.ts'
import { dateText } from '../date-text.ts'
import { shortDate } from '../short-date.ts'

/** An instant in a cell: all of it is in its title. */
export function ShortTime({ at }: { at: string }) {
  const locale = useLocale()
  return (
    <time dateTime={at} title={dateText(at, locale)}>
      {shortDate(at, locale)}
    </time>
  )
}

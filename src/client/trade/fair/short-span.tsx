import { Trans } from '@lingui/react/macro'
import { useLocale } from '../../data/use-locale.ts'
import type { Fair } from '../queries.ts'
import { daysIn, hoursIn } from './short-span-text.ts'
import { useReaderZone } from './time.ts'

interface Props {
  fair: Fair
  /** Classes of the days, and of the hours below them. */
  days?: string
  hours?: string
}

/** When a fair is, in short: its days, and below them their hours; on the reader's clock, too, where that shows another time. */
export function ShortSpan({ fair, days = 'font-semibold', hours = 'text-sm text-muted' }: Props) {
  const locale = useLocale()
  const { startsAt, endsAt, timeZone, state } = fair
  const own = useReaderZone(timeZone, startsAt ?? '1970-01-01')
  if (startsAt === null || endsAt === null)
    return (
      <p className="text-sm">
        <Trans>날짜는 정해지는 대로 알려 드립니다.</Trans>
      </p>
    )
  const at = (zone: string) => hoursIn(startsAt, endsAt, zone)
  return (
    // Browsers may write spans in another way than the server.
    <p className="tabular-nums">
      <time dateTime={startsAt} suppressHydrationWarning className={`block ${days}`}>
        {daysIn(startsAt, endsAt, timeZone, locale, state === 'expired')}
      </time>
      <span className={hours}>
        {at(timeZone)}
        {own !== undefined && <span className="block text-sm text-muted">({at(own)})</span>}
      </span>
    </p>
  )
}

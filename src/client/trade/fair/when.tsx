import { useLocale } from '../../data/use-locale.ts'
import { dayIn, useReaderZone, zoneLabel } from './time.ts'
import { timeIn } from '../../content/zoned-time.ts'

interface Props {
  startsAt: string
  endsAt: string
  /** The fair's. */
  timeZone: string
}

function Clock({ startsAt, endsAt, timeZone }: Props) {
  const locale = useLocale()
  const [first, last] = [dayIn(startsAt, timeZone, locale), dayIn(endsAt, timeZone, locale)]
  return (
    <>
      <time dateTime={startsAt}>
        {first} {timeIn(startsAt, timeZone)}
      </time>
      {' – '}
      <time dateTime={endsAt}>
        {first === last ? '' : `${last} `}
        {timeIn(endsAt, timeZone)}
      </time>{' '}
      {/* Browsers know other names of zones than the server. */}
      <span suppressHydrationWarning className="text-sm text-muted">
        ({zoneLabel(timeZone, startsAt, locale)})
      </span>
    </>
  )
}

/** A span of time on the fair's clock and, where it shows another time, on the reader's. Both say which they are. */
export function When({ startsAt, endsAt, timeZone }: Props) {
  const own = useReaderZone(timeZone, startsAt)
  return (
    <span className="tabular-nums">
      <Clock startsAt={startsAt} endsAt={endsAt} timeZone={timeZone} />
      {own !== undefined && (
        <span className="block text-sm text-muted">
          <Clock startsAt={startsAt} endsAt={endsAt} timeZone={own} />
        </span>
      )}
    </span>
  )
}

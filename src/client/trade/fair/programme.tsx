import { instantOf } from '#contract/trade/slots.ts'
import { Trans } from '@lingui/react/macro'
import { useLocale } from '../../data/use-locale.ts'
import type { Fair } from '../queries.ts'
import { dayIn, useReaderZone, zoneLabel } from './time.ts'
import { dayKeyIn, shortDayIn, timeIn } from '../../content/zoned-time.ts'

/** Talks and other parts of a fair beside the meetings, by day, on the fair's clock and the reader's. */
export function Programme({ fair: { programme, timeZone } }: { fair: Fair }) {
  const locale = useLocale()
  const at = (day: string, time: string) => new Date(instantOf(day, time, timeZone)).toISOString()
  const talks = programme
    .map((talk) => ({ ...talk, startsAt: at(talk.day, talk.from), endsAt: at(talk.day, talk.to) }))
    .toSorted((a, b) => a.startsAt.localeCompare(b.startsAt))
  const first = talks[0]?.startsAt ?? '2026-01-01T00:00:00.000Z'
  const ownZone = useReaderZone(timeZone, first)
  const [fairZone, readersZone] = [zoneLabel(timeZone, first, locale), ownZone === undefined ? '' : zoneLabel(ownZone, first, locale)]
  return (
    <div className="space-y-6">
      <p suppressHydrationWarning className="text-xs text-muted">
        {ownZone === undefined ? (
          <Trans>{fairZone} 기준입니다.</Trans>
        ) : (
          <Trans>
            {fairZone} 기준입니다. 괄호 안은 계신 곳({readersZone})의 시간입니다.
          </Trans>
        )}
      </p>
      {[...Map.groupBy(talks, ({ day }) => day)].map(([day, ofDay]) => (
        <div key={day}>
          <h3 className="mb-2 font-semibold">{dayIn(ofDay[0]?.startsAt ?? first, timeZone, locale)}</h3>
          <ol className="border-b border-line">
            {ofDay.map(({ startsAt, endsAt, title, speaker, place }) => (
              <li key={`${startsAt} ${title}`} className="grid gap-x-6 gap-y-1 border-t border-line py-3 sm:grid-cols-[10rem_1fr]">
                <p className="text-sm text-muted tabular-nums">
                  <time dateTime={startsAt}>{timeIn(startsAt, timeZone)}</time> – {timeIn(endsAt, timeZone)}
                  {ownZone !== undefined && (
                    <span className="block text-xs">
                      ({dayKeyIn(startsAt, ownZone) === dayKeyIn(startsAt, timeZone) ? '' : `${shortDayIn(startsAt, ownZone, locale)} `}
                      {timeIn(startsAt, ownZone)})
                    </span>
                  )}
                </p>
                <div className="min-w-0">
                  <p className="font-semibold">{title}</p>
                  {(speaker !== null || place !== null) && (
                    <p className="text-sm text-muted">{[speaker, place].filter((part) => part !== null).join(' · ')}</p>
                  )}
                </div>
              </li>
            ))}
          </ol>
        </div>
      ))}
    </div>
  )
}

import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Fragment } from 'react'
import { useLocale } from '../../data/use-locale.ts'
import { buttonClass } from '../../ui/button.ts'
import { LoadState } from '../../ui/load-state.tsx'
import { dayIn, useReaderZone, zoneLabel } from '../fair/time.ts'
import { dayKeyIn, timeIn } from '../../content/zoned-time.ts'
import { HallOfFair } from '../hall/hall-of-fair.tsx'
import { myMeetings } from '../own-queries.ts'
import { AgendaRow } from './agenda-row.tsx'
import { hasTime, type Meeting } from './meeting.ts'
import { useTime } from './use-time.ts'

/** Where the day is now. */
const NowLine = ({ time }: { time: string }) => (
  <li className="no-print flex items-center gap-3 text-xs font-bold text-accent tabular-nums">
    <Trans>지금 {time}</Trans>
    <span aria-hidden="true" className="h-0.5 flex-1 bg-mark" />
  </li>
)

function Days({ meetings }: { meetings: readonly Meeting[] }) {
  const locale = useLocale()
  const [first] = meetings
  const timeZone = first?.fair.timeZone ?? 'UTC'
  const startsAt = first?.startsAt ?? '2026-01-01T00:00:00.000Z'
  const ownZone = useReaderZone(timeZone, startsAt)
  const now = new Date(useTime()).toISOString()
  const isToday = (day: string) => day === dayKeyIn(now, timeZone)
  // Between the last meeting that is over and the first that is not.
  const isNowBefore = (ofDay: readonly Meeting[], index: number) =>
    (ofDay[index]?.endsAt ?? '9') > now && (index === 0 || (ofDay[index - 1]?.endsAt ?? '') <= now)
  const [fairZone, readersZone] = [zoneLabel(timeZone, startsAt, locale), ownZone === undefined ? '' : zoneLabel(ownZone, startsAt, locale)]
  return (
    <>
      <p className="text-sm text-muted">
        {first?.fair.title} · {first?.fair.venue}
        <span className="block text-xs">
          {ownZone === undefined ? (
            <Trans>{fairZone} 기준입니다.</Trans>
          ) : (
            <Trans>
              {fairZone} 기준입니다. 괄호 안은 계신 곳({readersZone})의 시간입니다.
            </Trans>
          )}
        </span>
      </p>
      {[...Map.groupBy(meetings, (meeting) => dayKeyIn(meeting.startsAt, timeZone))].map(([day, ofDay]) => (
        <div key={day}>
          <h3 className="mb-2 font-semibold">{dayIn(ofDay[0]?.startsAt ?? startsAt, timeZone, locale)}</h3>
          <ol className="border-b border-line">
            {ofDay.map((meeting, index) => (
              <Fragment key={meeting._id}>
                {isToday(day) && isNowBefore(ofDay, index) && <NowLine time={timeIn(now, timeZone)} />}
                <AgendaRow meeting={meeting} ownZone={ownZone} />
              </Fragment>
            ))}
            {isToday(day) && isNowBefore(ofDay, ofDay.length) && <NowLine time={timeIn(now, timeZone)} />}
          </ol>
        </div>
      ))}
    </>
  )
}

/** Where one's tables at a fair are. */
export function OwnHall({ _fair }: { _fair: string }) {
  const { data } = useQuery(myMeetings(useLocale(), _fair))
  return data === undefined ? null : <HallOfFair _fair={_fair} meetings={data.matchings} />
}

/** One's agreed meetings at a fair in the order of their times, with their tables: to be read, and to be printed. */
export function Agenda({ _fair }: { _fair: string }) {
  const { t } = useLingui()
  const load = useQuery(myMeetings(useLocale(), _fair))
  return (
    <section aria-labelledby="agenda-title" className="space-y-4">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h2 id="agenda-title" className="text-xl font-bold">
          <Trans>잡힌 상담</Trans>
        </h2>
        <button type="button" className={buttonClass('outline', 'no-print')} onClick={() => window.print()}>
          <Trans>인쇄</Trans>
        </button>
      </div>
      <LoadState
        load={load}
        skeleton={<div className="skeleton h-40" />}
        failed={t`매칭을 불러오지 못했습니다. 연결을 확인하고 다시 시도해 주십시오.`}
        isEmpty={({ matchings }) => matchings.length === 0}
        empty={t`아직 잡힌 상담이 없습니다.`}
      >
        {({ matchings, summary: { total } }) => {
          const more = total - matchings.length
          return (
            <>
              <Days meetings={matchings.filter(hasTime)} />
              {more > 0 && (
                <p className="text-sm">
                  <Trans>그 뒤로 {more}건이 더 있습니다.</Trans>
                </p>
              )}
            </>
          )
        }}
      </LoadState>
    </section>
  )
}

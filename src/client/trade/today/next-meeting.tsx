import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { PageLink } from '../../content/page-link.tsx'
import { timeIn } from '../../content/zoned-time.ts'
import { methodNames } from '../names.ts'
import { When } from '../fair/when.tsx'
import { RoomLink } from '../room/room-link.tsx'
import type { Meeting } from '../schedule/meeting.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** How long it is until a meeting, or how long it still takes. */
function Countdown({ meeting: { startsAt, endsAt }, now }: { meeting: Meeting; now: number }) {
  const until = Date.parse(startsAt) - now
  if (until <= 0) {
    const minutes = Math.max(1, Math.ceil((Date.parse(endsAt) - now) / minute))
    return <Plural value={minutes} other="지금 상담 시간입니다 · #분 남음" />
  }
  const minutes = Math.ceil(until / minute)
  if (minutes <= 60) return <Plural value={minutes} other="#분 뒤에 시작합니다" />
  const [hours, days] = [Math.floor(until / hour), Math.floor(until / day)]
  if (days === 0) return <Plural value={hours} other="약 #시간 뒤에 시작합니다" />
  return <Plural value={days} other="#일 뒤입니다" />
}

/** The meeting that is on or comes next: when, with whom, where. @param now in ms */
export function NextMeeting({ meeting, now }: { meeting: Meeting; now: number }) {
  const { i18n } = useLingui()
  const { _id, startsAt, endsAt, other, product, method, tableNumber, fair, state } = meeting
  return (
    <section aria-labelledby="next-meeting" className="rounded-card border border-line bg-surface p-5 sm:p-7">
      <h2 id="next-meeting" className="text-sm font-bold text-accent">
        {Date.parse(startsAt) <= now ? <Trans>지금 상담</Trans> : <Trans>다음 상담</Trans>}
      </h2>
      <p className="mt-2 text-3xl font-bold tabular-nums">
        <time dateTime={startsAt}>{timeIn(startsAt, fair.timeZone)}</time>
      </p>
      <p className="mt-1 font-semibold tabular-nums">
        <Countdown meeting={meeting} now={now} />
      </p>
      <p className="mt-4 text-xl font-bold break-words">
        <PageLink to="/mypage/matchings" search={{ open: _id }} className="hover:underline hover:underline-offset-4">
          {other.name}
        </PageLink>
      </p>
      <p className="text-sm text-muted">
        {[other.category, product?.name].filter((part) => part !== undefined && part !== '').join(' · ')}
      </p>
      <p className="mt-4 text-lg font-bold">
        {tableNumber === null ? i18n._(methodNames[method]) : <Trans>테이블 {tableNumber}번</Trans>}
        {method === 'OFFLINE' && <span className="block text-sm font-normal text-muted">{fair.venue}</span>}
      </p>
      <p className="mt-1 text-sm">
        <When startsAt={startsAt} endsAt={endsAt} timeZone={fair.timeZone} />
      </p>
      {state === 'rescheduling' && (
        <p className="mt-3 text-sm font-semibold">
          <Trans>시간을 바꾸자는 제안이 있습니다. 답하기 전까지는 이 시간 그대로입니다.</Trans>
        </p>
      )}
      <RoomLink matching={meeting} />
    </section>
  )
}

import type { Matching } from '#contract/trade/matchings.ts'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense } from 'react'
import { PageLink } from '../../content/page-link.tsx'
import { retryImport } from '../../data/start/retry-import.ts'
import { useLocale } from '../../data/use-locale.ts'
import { useMemberNews } from '../../member/use-live-notifications.ts'
import { Icon } from '../../ui/icon.tsx'
import { LoadState } from '../../ui/load-state.tsx'
import { useIsWide } from '../../ui/use-is-wide.ts'
import { ShortSpan } from '../fair/short-span.tsx'
import { HallOfFair } from '../hall/hall-of-fair.tsx'
import { myMeetings } from '../own-queries.ts'
import { myFairs, myMatchings, type OwnFair } from '../queries.ts'
import { AgendaRow } from '../schedule/agenda-row.tsx'
import { EntryCode } from '../schedule/entry-code.tsx'
import { hasTime, type Meeting } from '../schedule/meeting.ts'
import { useTime } from '../schedule/use-time.ts'
import { DueTasks } from '../tasks/due-tasks.tsx'
import { NextMeeting } from './next-meeting.tsx'
import { dayOf, fairOfDay } from './own-day.ts'
import { OwnSteps } from './own-steps.tsx'

const Contacts = lazy(() => retryImport(() => import('../contacts/contacts.tsx')))

const columns = 'grid gap-8 md:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]'

const line =
  'flex min-h-14 items-center justify-between gap-4 rounded-card border border-line bg-surface px-5 py-3 font-semibold hover:border-ink'

function Meetings({ title, meetings }: { title: ReactNode; meetings: readonly Meeting[] }) {
  return (
    <section className="space-y-2">
      <h2 className="text-lg font-bold">{title}</h2>
      <ol className="border-b border-line">
        {meetings.map((meeting) => (
          <AgendaRow key={meeting._id} meeting={meeting} />
        ))}
      </ol>
    </section>
  )
}

/** How many matchings wait for the member, of all fairs. */
function ToAnswer() {
  const { data } = useQuery(myMatchings(useLocale(), { isMyTurn: true, limit: 20 }))
  const count = data?.myTurn ?? 0
  const [only] = data?.matchings ?? []
  if (count === 0) return null
  return (
    // The one that there is stands open at once.
    <PageLink to="/mypage/matchings" search={count === 1 && only !== undefined ? { open: only._id } : {}} className={line}>
      <Plural value={count} other="답하실 매칭 #건" />
      <Icon name="next" className="size-5" />
    </PageLink>
  )
}

const down = <Icon name="down" className="size-5 group-open:rotate-180" />
const opener =
  'flex min-h-14 cursor-pointer items-center justify-between rounded-card border border-line bg-surface px-5 font-semibold hover:border-ink'

interface AtTheFairProps {
  _fair: string
  meetings: readonly Meeting[]
  /** Whether it stands beside the rest, open. */
  isWide: boolean
}

/** What is needed at the place of a fair: at hand where there is room, else each a press away. */
function AtTheFair({ _fair, meetings, isWide }: AtTheFairProps) {
  if (isWide)
    return (
      <div className="min-w-0 space-y-8 self-start">
        <EntryCode _fair={_fair} />
        <HallOfFair _fair={_fair} meetings={meetings} />
      </div>
    )
  return (
    <div className="space-y-3">
      <details name="at-the-fair" className="group">
        <summary className={opener}>
          <Trans>입장 코드</Trans>
          {down}
        </summary>
        <div className="mt-3">
          <EntryCode _fair={_fair} />
        </div>
      </details>
      {meetings.some(({ tableNumber }) => tableNumber !== null) && (
        <details name="at-the-fair" className="group">
          <summary className={opener}>
            <Trans>자리 배치</Trans>
            {down}
          </summary>
          <div className="mt-3">
            <HallOfFair _fair={_fair} meetings={meetings} />
          </div>
        </details>
      )}
    </div>
  )
}

const AboutFair = ({ fair }: Pick<OwnFair, 'fair'>) => (
  <div>
    <p className="text-lg font-bold">
      <PageLink to="/mypage/schedule/$_fair" params={{ _fair: fair._id }} className="hover:underline hover:underline-offset-4">
        {fair.title}
      </PageLink>
    </p>
    <p className="text-sm text-muted">{fair.venue}</p>
    <ShortSpan fair={fair} days="text-sm font-semibold" />
  </div>
)

interface DayProps {
  own: OwnFair
  matchings: readonly Matching[]
  now: number
}

/** The day of who takes part in a fair: what is next, what is to be done, and what one needs at the place. */
function OwnFairDay({ own, matchings, now }: DayProps) {
  const { fair } = own
  const isOver = fair.endsAt !== null && Date.parse(fair.endsAt) <= now
  const isWide = useIsWide() && !isOver
  const { next, later, past, others, toReport } = dayOf(matchings, new Date(now).toISOString())
  const [reports, finished] = [toReport.length, past.length]
  const [unreported] = toReport
  const atTheFair = !isOver && <AtTheFair _fair={fair._id} meetings={matchings.filter(hasTime)} isWide={isWide} />
  return (
    <div className={isWide ? columns : 'max-w-[46rem]'}>
      <div className="min-w-0 space-y-6">
        {next !== undefined && <NextMeeting meeting={next} now={now} />}
        {!isWide && atTheFair}
        <ToAnswer />
        {unreported !== undefined && (
          <PageLink to="/mypage/matchings" search={{ open: unreported._id }} className={line}>
            <Plural value={reports} other="결과를 남기실 상담 #건" />
            <Icon name="next" className="size-5" />
          </PageLink>
        )}
        {isOver && (
          <PageLink to="/fairs/$_fair/survey" params={{ _fair: fair._id }} className={line}>
            <Trans>상담회 설문</Trans>
            <Icon name="next" className="size-5" />
          </PageLink>
        )}
        {isOver && (
          <Suspense>
            <Contacts _fair={fair._id} />
          </Suspense>
        )}
        <DueTasks />
        {!isOver && <OwnSteps own={own} agreed={matchings.length} />}
        {later.length > 0 && <Meetings title={<Trans>이날의 다른 상담</Trans>} meetings={later} />}
        {finished > 0 && (
          <details>
            <summary className="flex min-h-11 cursor-pointer items-center font-semibold">
              <Plural value={finished} other="오늘 끝난 상담 #건" />
            </summary>
            <Meetings title={<Trans>끝난 상담</Trans>} meetings={past} />
          </details>
        )}
        <p className="flex flex-wrap gap-x-6">
          <PageLink
            to="/mypage/schedule/$_fair"
            params={{ _fair: fair._id }}
            className="inline-flex min-h-11 items-center underline underline-offset-4"
          >
            {others > 0 ? <Plural value={others} other="다른 날의 상담 #건과 내 일정" /> : <Trans>내 일정</Trans>}
          </PageLink>
          <PageLink to="/mypage/fairs" className="inline-flex min-h-11 items-center underline underline-offset-4">
            <Trans>내 상담회</Trans>
          </PageLink>
        </p>
      </div>
      {isWide && atTheFair}
    </div>
  )
}

function FairDay({ own, now }: { own: OwnFair; now: number }) {
  const { t } = useLingui()
  const { fair, participation } = own
  const load = useQuery({ ...myMeetings(useLocale(), fair._id), enabled: participation.state === 'APPROVED' })
  return (
    <>
      <AboutFair fair={fair} />
      {participation.state !== 'APPROVED' ? (
        <>
          <OwnSteps own={own} agreed={0} />
          <DueTasks />
        </>
      ) : (
        <LoadState
          load={load}
          skeleton={<div className="skeleton h-64" />}
          failed={t`매칭을 불러오지 못했습니다. 연결을 확인하고 다시 시도해 주십시오.`}
        >
          {({ matchings }) => <OwnFairDay own={own} matchings={matchings} now={now} />}
        </LoadState>
      )}
    </>
  )
}

/** `/mypage/today`: what a seller or a buyer does next. Without a network, too, as far as the device has it. */
export function Today() {
  const { t } = useLingui()
  const load = useQuery(myFairs(useLocale()))
  const now = useTime()
  useMemberNews()
  return (
    <LoadState load={load} skeleton={<div className="skeleton h-96" />} failed={t`상담회를 불러오지 못했습니다.`}>
      {({ fairs }) => {
        const own = fairOfDay(fairs, new Date(now).toISOString())
        return own === undefined ? (
          <>
            <ToAnswer />
            <DueTasks />
            <OwnSteps own={undefined} agreed={0} />
          </>
        ) : (
          <FairDay key={own.fair._id} own={own} now={now} />
        )
      }}
    </LoadState>
  )
}

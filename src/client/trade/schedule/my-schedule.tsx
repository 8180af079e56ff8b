import type { Schedule } from '#contract/trade/schedules.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { PageLink } from '../../content/page-link.tsx'
import { isMissing } from '../../data/query-client.ts'
import { retryImport } from '../../data/start/retry-import.ts'
import { useLocale } from '../../data/use-locale.ts'
import { isPending } from '../../offline/queue/entry.ts'
import { LoadState } from '../../ui/load-state.tsx'
import { useIsWide } from '../../ui/use-is-wide.ts'
import { useMemberNews } from '../../member/use-live-notifications.ts'
import type { AvailabilityMessage } from '../member-offline/message-types.ts'
import { importPending, useChanges } from '../member-offline/use-answers.ts'
import { myFairs, mySchedule, type OwnFair } from '../queries.ts'
import { Agenda, OwnHall } from './agenda.tsx'
import { CalendarAddress } from './calendar-address.tsx'
import { EntryCode } from './entry-code.tsx'
import { OnlineMeetings } from '../room/online-meetings.tsx'

const Availability = lazy(() => retryImport(() => import('./availability.tsx')).then((part) => ({ default: part.Availability })))
const Contacts = lazy(() => retryImport(() => import('../contacts/contacts.tsx')))
const PendingChanges = lazy(() => retryImport(importPending).then((part) => ({ default: part.PendingChanges })))

/** The slots as they are once what waits on the device has been received. */
function asChanged(slots: Schedule['slots'], changes: readonly AvailabilityMessage[]): Schedule['slots'] {
  const wanted = new Map(changes.flatMap((change) => change.slots).map(({ startsAt, isBlocked }) => [startsAt, isBlocked]))
  return slots.map((slot) => {
    const isBlocked = wanted.get(slot.startsAt)
    return isBlocked === undefined || slot.state === 'meeting' ? slot : { ...slot, state: isBlocked ? 'blocked' : 'free' }
  })
}

interface OfFair {
  _fair: string
  /** Those of the member; undefined until they are known. */
  fairs: readonly OwnFair[] | undefined
}

/** Leads to the page of the fair, unless staff have closed it. */
function FairLink({ _fair, fairs }: OfFair) {
  const isClosed = fairs?.some(({ fair, isShown }) => fair._id === _fair && !isShown) ?? true
  return (
    !isClosed && (
      <PageLink to="/fairs/$_fair" params={{ _fair }} className="inline-flex min-h-11 items-center underline underline-offset-4">
        <Trans>행사 안내</Trans>
      </PageLink>
    )
  )
}

/** What is left of a fair that is over. */
function AfterFair({ _fair, fairs }: OfFair) {
  const [now] = useState(() => new Date().toISOString())
  const isOver = fairs?.some(({ fair: { _id, endsAt } }) => _id === _fair && endsAt !== null && endsAt <= now) ?? false
  return (
    isOver && (
      <Suspense>
        <Contacts _fair={_fair} />
      </Suspense>
    )
  )
}

interface PartsProps {
  isWide: boolean
  agenda: ReactNode
  availability: ReactNode
  /** The badge, the map, the calendar. */
  beside: ReactNode
}

/** What one does at the left and what one has at hand at the right, or all below each other. */
const Parts = ({ isWide, agenda, availability, beside }: PartsProps) => (
  <div className={isWide ? 'grid gap-8 md:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]' : 'space-y-8'}>
    <div className="min-w-0 space-y-8">
      {agenda}
      {availability}
    </div>
    <div className="min-w-0 space-y-8 self-start">{beside}</div>
  </div>
)

/** `/mypage/schedule/{_fair}`. */
export function MySchedule({ _fair }: { _fair: string }) {
  const { t } = useLingui()
  const locale = useLocale()
  const isWide = useIsWide()
  const load = useQuery(mySchedule(locale, _fair))
  const { data: own } = useQuery(myFairs(locale))
  useMemberNews()
  const changes = useChanges(_fair)
  const waiting = (changes ?? []).flatMap(({ entry, content }) => (content !== undefined && isPending(entry) ? [content] : []))
  return (
    <div className="space-y-8">
      <OnlineMeetings _fair={_fair} />
      <LoadState
        load={load}
        skeleton={<div className="skeleton h-96" />}
        failed={t`일정을 불러오지 못했습니다. 연결을 확인하고 다시 시도해 주십시오.`}
      >
        {(data) =>
          isMissing(data) ? (
            <p>
              <Trans>이 상담회에 참가가 승인된 뒤에 일정을 정하실 수 있습니다.</Trans>
            </p>
          ) : changes === undefined ? (
            <div className="skeleton h-96" aria-busy="true" />
          ) : (
            <Parts
              isWide={isWide}
              agenda={
                <>
                  <Agenda _fair={_fair} />
                  {!isWide && <OwnHall _fair={_fair} />}
                  <AfterFair _fair={_fair} fairs={own?.fairs} />
                </>
              }
              availability={
                <section aria-labelledby="availability-title" className="no-print space-y-4">
                  <h2 id="availability-title" className="text-xl font-bold">
                    <Trans>상담 가능한 시간</Trans>
                  </h2>
                  {changes.length > 0 && (
                    <Suspense>
                      <PendingChanges changes={changes} />
                    </Suspense>
                  )}
                  <Suspense fallback={<div className="skeleton h-96" />}>
                    <Availability schedule={{ ...data.schedule, slots: asChanged(data.schedule.slots, waiting) }} />
                  </Suspense>
                </section>
              }
              beside={
                <>
                  <EntryCode _fair={_fair} />
                  {isWide && <OwnHall _fair={_fair} />}
                  <CalendarAddress />
                </>
              }
            />
          )
        }
      </LoadState>
      <p className="no-print flex flex-wrap gap-x-6">
        <FairLink _fair={_fair} fairs={own?.fairs} />
        <PageLink to="/mypage/matchings" className="inline-flex min-h-11 items-center underline underline-offset-4">
          <Trans>내 매칭</Trans>
        </PageLink>
      </p>
    </div>
  )
}

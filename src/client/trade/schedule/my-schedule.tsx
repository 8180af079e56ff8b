import type { Answer } from '#contract/api.ts'
import type { Schedule, ScheduleSlot } from '#contract/trade/schedules.ts'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { PageLink } from '../../content/page-link.tsx'
import { useAlertFailure } from '../../content/use-alert-failure.tsx'
import { isMissing } from '../../data/query-client.ts'
import { api } from '../../data/http.ts'
import { retryImport } from '../../data/start/retry-import.ts'
import { refreshed } from '../../data/refresh.ts'
import { usePress } from '../../data/use-press.ts'
import { useLocale } from '../../data/use-locale.ts'
import { isPending } from '../../offline/queue/entry.ts'
import { alert } from '../../ui/alert.tsx'
import { buttonClass } from '../../ui/button.ts'
import { LoadState } from '../../ui/load-state.tsx'
import { importSending, useQueuedTexts } from '../matchings/dialog-actions.ts'
import { useMemberNews } from '../../member/use-live-notifications.ts'
import type { AvailabilityMessage } from '../member-offline/message-types.ts'
import { importPending, useChanges } from '../member-offline/use-answers.ts'
import { myFairs, mySchedule } from '../queries.ts'
import { Agenda } from './agenda.tsx'
import { CalendarAddress } from './calendar-address.tsx'
import { EntryCode } from './entry-code.tsx'
import { OnlineMeetings } from '../room/online-meetings.tsx'
import { SlotGrid } from './slot-grid.tsx'
import { useSlots } from './use-slots.ts'

const PendingChanges = lazy(() => retryImport(importPending).then((part) => ({ default: part.PendingChanges })))

/** Sends which slots are blocked or free from now on. */
function useSendChanges(_fair: string) {
  const locale = useLocale()
  return usePress({
    mutationFn: async (slots: AvailabilityMessage['slots']) => {
      const [{ availabilityMessageType }, { sendLater }] = await importSending()
      return sendLater(availabilityMessageType, { _fair, slots }, { locale, subject: _fair, isSeries: true }, () =>
        api('POST /api/v1/me/schedules/{_fair}', { locale, params: { _fair }, body: { slots } }),
      )
    },
  })
}

/** The slots as they are once what waits on the device has been received. */
function asChanged(slots: Schedule['slots'], changes: readonly AvailabilityMessage[]): Schedule['slots'] {
  const wanted = new Map(changes.flatMap((change) => change.slots).map(({ startsAt, isBlocked }) => [startsAt, isBlocked]))
  return slots.map((slot) => {
    const isBlocked = wanted.get(slot.startsAt)
    return isBlocked === undefined || slot.state === 'meeting' ? slot : { ...slot, state: isBlocked ? 'blocked' : 'free' }
  })
}

/** When one is there: every slot but those that one blocks. */
function Availability({ schedule }: { schedule: Schedule }) {
  const { t } = useLingui()
  const locale = useLocale()
  const client = useQueryClient()
  const alertFailure = useAlertFailure()
  const { _fair, slots } = schedule
  const open = slots.filter(({ state }) => state !== 'blocked').map(({ startsAt }) => startsAt)
  const { chosen, paint, reset } = useSlots(open)
  const [now] = useState(() => new Date().toISOString())
  const canChoose = ({ state, startsAt }: ScheduleSlot) => state !== 'meeting' && startsAt > now
  const texts = useQueuedTexts()
  const { mutate, isPending } = useSendChanges(_fair)
  // What somebody has changed elsewhere meanwhile stays.
  const changes = slots
    .filter(({ startsAt }) => chosen.has(startsAt) !== open.includes(startsAt))
    .map(({ startsAt }) => ({ startsAt, isBlocked: !chosen.has(startsAt) }))
  const changed = changes.length
  const save = () =>
    mutate(changes, {
      onSuccess: async (outcome) => {
        if (outcome.state !== 'received') return alert(texts[outcome.state])
        // The message type has checked what it is; another tab that was quicker has it.
        const answer = outcome.answer as Answer<'POST /api/v1/me/schedules/{_fair}'> | undefined
        const { queryKey } = mySchedule(locale, _fair)
        if (answer === undefined) await refreshed(client)
        else client.setQueryData(queryKey, answer)
        return alert(t`저장했습니다.`)
      },
      onError: alertFailure,
    })
  return (
    <div className="space-y-6">
      <p>
        <Trans>
          상담하실 수 없는 시간을 눌러 막아 주십시오. 누른 채 움직이면 여러 칸을 한 번에 바꾸실 수 있습니다. 잡힌 상담은 그대로입니다.
        </Trans>
      </p>
      <SlotGrid schedule={schedule} use="availability" chosen={chosen} onPaint={paint} canChoose={canChoose} label={t`내 일정`} />
      <div className="sticky bottom-14 flex flex-wrap items-center gap-3 border-t border-line bg-paper py-3 md:bottom-0">
        <button
          type="button"
          className={buttonClass('primary')}
          aria-disabled={isPending || changed === 0}
          onClick={() => changed > 0 && save()}
        >
          <Trans>저장</Trans>
        </button>
        {changed > 0 && (
          <button type="button" className={buttonClass('quiet')} onClick={() => reset(open)}>
            <Trans>되돌리기</Trans>
          </button>
        )}
        <p role="status" className="text-sm text-muted">
          {changed > 0 && <Plural value={changed} other="저장하지 않은 변경 #칸" />}
        </p>
      </div>
    </div>
  )
}

/** Leads to the page of the fair, unless staff have closed it. */
function FairLink({ _fair }: { _fair: string }) {
  const { data } = useQuery(myFairs(useLocale()))
  const isClosed = data?.fairs.some(({ fair, isShown }) => fair._id === _fair && !isShown) ?? true
  return (
    !isClosed && (
      <PageLink to="/fairs/$_fair" params={{ _fair }} className="inline-flex min-h-11 items-center underline underline-offset-4">
        <Trans>행사 안내</Trans>
      </PageLink>
    )
  )
}

/** `/mypage/schedule/{_fair}`. */
export function MySchedule({ _fair }: { _fair: string }) {
  const { t } = useLingui()
  const load = useQuery(mySchedule(useLocale(), _fair))
  useMemberNews()
  const changes = useChanges(_fair)
  const waiting = (changes ?? []).flatMap(({ entry, content }) => (content !== undefined && isPending(entry) ? [content] : []))
  return (
    <>
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
            <>
              <Agenda _fair={_fair} />
              <section aria-labelledby="availability-title" className="no-print space-y-4">
                <h2 id="availability-title" className="text-xl font-bold">
                  <Trans>상담 가능한 시간</Trans>
                </h2>
                {changes.length > 0 && (
                  <Suspense>
                    <PendingChanges changes={changes} />
                  </Suspense>
                )}
                <Availability schedule={{ ...data.schedule, slots: asChanged(data.schedule.slots, waiting) }} />
              </section>
              <EntryCode _fair={_fair} />
              <CalendarAddress />
            </>
          )
        }
      </LoadState>
      <p className="no-print flex flex-wrap gap-x-6">
        <FairLink _fair={_fair} />
        <PageLink to="/mypage/matchings" className="inline-flex min-h-11 items-center underline underline-offset-4">
          <Trans>내 매칭</Trans>
        </PageLink>
      </p>
    </>
  )
}

import type { Schedule, ScheduleSlot } from '#contract/trade/schedules.ts'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { PageLink } from '../../content/page-link.tsx'
import { useAlertFailure } from '../../content/use-alert-failure.tsx'
import { isMissing } from '../../data/query-client.ts'
import { useApiMutation } from '../../data/use-api-mutation.ts'
import { useLocale } from '../../data/use-locale.ts'
import { alert } from '../../ui/alert.tsx'
import { buttonClass } from '../../ui/button.ts'
import { LoadState } from '../../ui/load-state.tsx'
import { mySchedule } from '../queries.ts'
import { Agenda } from './agenda.tsx'
import { CalendarAddress } from './calendar-address.tsx'
import { EntryCode } from './entry-code.tsx'
import { OnlineMeetings } from '../room/online-meetings.tsx'
import { SlotGrid } from './slot-grid.tsx'
import { useSlots } from './use-slots.ts'

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
  const { mutate, isPending } = useApiMutation('PUT /api/v1/me/schedules/{_fair}')
  const blocked = slots.filter(({ startsAt, state }) => state !== 'meeting' && !chosen.has(startsAt)).map(({ startsAt }) => startsAt)
  const changed = slots.filter(({ startsAt }) => chosen.has(startsAt) !== open.includes(startsAt)).length
  const save = () =>
    mutate(
      { params: { _fair }, body: { blocked } },
      {
        onSuccess: (answer) => {
          client.setQueryData(mySchedule(locale, _fair).queryKey, answer)
          void alert(t`저장했습니다.`)
        },
        onError: alertFailure,
      },
    )
  return (
    <div className="space-y-6">
      <p>
        <Trans>
          상담하실 수 없는 시간을 눌러 막아 주십시오. 누른 채 움직이면 여러 칸을 한 번에 바꾸실 수 있습니다. 잡힌 상담은 그대로입니다.
        </Trans>
      </p>
      <SlotGrid schedule={schedule} use="availability" chosen={chosen} onPaint={paint} canChoose={canChoose} label={t`내 일정`} />
      <div className="sticky bottom-0 flex flex-wrap items-center gap-3 border-t border-line bg-paper py-3">
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

/** `/mypage/schedule/{_fair}`. */
export function MySchedule({ _fair }: { _fair: string }) {
  const { t } = useLingui()
  const load = useQuery(mySchedule(useLocale(), _fair))
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
          ) : (
            <>
              <Agenda _fair={_fair} />
              <section aria-labelledby="availability-title" className="no-print space-y-4">
                <h2 id="availability-title" className="text-xl font-bold">
                  <Trans>상담 가능한 시간</Trans>
                </h2>
                <Availability schedule={data.schedule} />
              </section>
              <EntryCode _fair={_fair} />
              <CalendarAddress />
            </>
          )
        }
      </LoadState>
      <p className="no-print flex flex-wrap gap-x-6">
        <PageLink to="/fairs/$_fair" params={{ _fair }} className="inline-flex min-h-11 items-center underline underline-offset-4">
          <Trans>행사 안내</Trans>
        </PageLink>
        <PageLink to="/mypage/matchings" className="inline-flex min-h-11 items-center underline underline-offset-4">
          <Trans>내 매칭</Trans>
        </PageLink>
      </p>
    </>
  )
}

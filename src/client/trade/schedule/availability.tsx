import type { Answer } from '#contract/api.ts'
import type { Schedule, ScheduleSlot } from '#contract/trade/schedules.ts'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useAlertFailure } from '../../content/use-alert-failure.tsx'
import { api } from '../../data/http.ts'
import { refreshed } from '../../data/refresh.ts'
import { usePress } from '../../data/use-press.ts'
import { useLocale } from '../../data/use-locale.ts'
import { alert } from '../../ui/alert.tsx'
import { buttonClass } from '../../ui/button.ts'
import { importSending, useQueuedTexts } from '../matchings/dialog-actions.ts'
import type { AvailabilityMessage } from '../member-offline/message-types.ts'
import { mySchedule } from '../queries.ts'
import { SlotGrid } from './slot-grid.tsx'
import { useSlots } from './use-slots.ts'

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

/** When one is there: every slot but those that one blocks. */
export function Availability({ schedule }: { schedule: Schedule }) {
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

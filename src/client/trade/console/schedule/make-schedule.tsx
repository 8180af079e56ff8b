import type { Body } from '#contract/api.ts'
import { type FairSchedule, fairScheduleCalls } from '#contract/trade/fair-schedule.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { api } from '../../../data/http.ts'
import { refreshed } from '../../../data/refresh.ts'
import { useLocale } from '../../../data/use-locale.ts'
import { bodyFields } from '../../../console/form/body-fields.ts'
import { CallForm } from '../../../console/form/call-form.tsx'
import { isUnderWay } from './schedule-state.tsx'

const call = 'POST /api/console/fairs/{_id}/schedule'
const fields = bodyFields(fairScheduleCalls[call])

/** Asks for a draft. */
export function MakeSchedule({ _fair, schedule }: { _fair: string; schedule: FairSchedule | null }) {
  const { t } = useLingui()
  const locale = useLocale()
  const client = useQueryClient()
  if (schedule !== null && isUnderWay(schedule)) return null
  const { sellerMinimum, buyerMinimum } = schedule ?? { sellerMinimum: 0, buyerMinimum: 0 }
  return (
    <section aria-labelledby="make-schedule" className="max-w-3xl">
      <h2 id="make-schedule" className="mb-2 text-sm font-semibold">
        {schedule === null ? <Trans>일정 만들기</Trans> : <Trans>일정 다시 만들기</Trans>}
      </h2>
      <p className="mb-4 text-sm text-muted">
        <Trans>
          회원이 정한 희망과 그 차례, 열려 있는 제안으로 겹치지 않는 상담 일정을 만듭니다. 이미 확정된 상담은 그대로 두고, 막아 둔 시간과
          테이블 수, 기업마다 정한 상담 수를 지킵니다. 다시 만들면 고정한 상담만 남습니다.
        </Trans>
      </p>
      <CallForm
        fields={fields}
        initial={{ sellerMinimum, buyerMinimum }}
        button={schedule === null ? <Trans>만들기</Trans> : <Trans>다시 만들기</Trans>}
        done={t`만들기 시작했습니다.`}
        send={async (body, idempotencyKey) => {
          // The form has the fields of the body.
          await api(call, { locale, params: { _id: _fair }, body: body as Body<typeof call>, idempotencyKey })
          await refreshed(client)
        }}
      />
    </section>
  )
}

import type { Body } from '#contract/api.ts'
import { controlCalls } from '#contract/auction/control.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { bodyFields } from '../../../console/form/body-fields.ts'
import { CallForm } from '../../../console/form/call-form.tsx'
import { fieldClass, Labelled } from '../../../content/field.tsx'
import { api } from '../../../data/http.ts'
import { useLocale } from '../../../data/use-locale.ts'

const call = 'POST /api/console/auction/programs/{_id}/steps'
type SaleStep = Body<typeof call>['step']
// Which step it is is chosen above.
const { step: _chosenAbove, ...fields } = bodyFields(controlCalls[call])

/** Renders the steps that are taken on all lots of a sale at once. */
export function SaleSteps({ _program }: { _program: string }) {
  const { t } = useLingui()
  const locale = useLocale()
  const [step, setStep] = useState<SaleStep>('paused')
  return (
    <details className="rounded-card border border-line bg-surface p-4">
      <summary className="min-h-11 cursor-pointer content-center font-semibold">
        <Trans>모든 작품을 한꺼번에 멈추거나 다시 시작하기</Trans>
      </summary>
      <div className="mt-4 space-y-4">
        <p className="text-sm text-muted">
          <Trans>멈춘 동안에는 아무도 응찰할 수 없고 작품이 마감되지 않습니다. 따로 멈춘 작품은 여기서 다시 시작되지 않습니다.</Trans>
        </p>
        <Labelled id="sale-step" label={t`할 일`}>
          <select id="sale-step" className={fieldClass('mt-1.5')} value={step} onChange={({ target }) => setStep(target.value as SaleStep)}>
            <option value="paused">{t`진행 중인 모든 작품의 응찰 중지`}</option>
            <option value="resumed">{t`함께 멈춘 모든 작품의 응찰 재개`}</option>
          </select>
        </Labelled>
        <CallForm
          key={step}
          isOnce
          fields={fields}
          button={<Trans>기록에 남기고 실행</Trans>}
          done={t`기록했습니다.`}
          send={async (values, idempotencyKey) => {
            const body = { step, ...values } as Body<typeof call>
            await api(call, { locale, params: { _id: _program }, body, idempotencyKey })
          }}
        />
      </div>
    </details>
  )
}

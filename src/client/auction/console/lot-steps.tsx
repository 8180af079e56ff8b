import type { Body } from '#contract/api.ts'
import { staffStepFields } from '#contract/auction/lot-log.ts'
import { shapesOf } from '#contract/shape.ts'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { api } from '../../data/http.ts'
import { useLocale } from '../../data/use-locale.ts'
import { CallForm } from '../../console/form/call-form.tsx'
import { fieldClass, Labelled } from '../../content/field.tsx'

const call = 'POST /api/console/auction/works/{_work}/steps'
type StaffStep = Body<typeof call>

const shapes = shapesOf(staffStepFields)
const names = {
  paused: msg`응찰 중지`,
  resumed: msg`응찰 재개`,
  extended: msg`마감 늦추기`,
  cancelled: msg`응찰 취소`,
  withdrawn: msg`출품 철회`,
} as const
type StepName = keyof typeof names
/** Fields that a step needs beside the reason. */
const needs: Readonly<Partial<Record<StepName, string>>> = { extended: 'endsAt', cancelled: 'paddle' }
const fieldsOf = (step: StepName) =>
  Object.fromEntries(
    Object.entries(shapes)
      .filter(([name]) => name === 'reason' || name === needs[step])
      .toReversed(),
  )

/** Renders what staff can do on a lot, each with a reason that its log keeps. */
export function LotSteps({ _work }: { _work: string }) {
  const { t, i18n } = useLingui()
  const locale = useLocale()
  const [step, setStep] = useState<StepName>('paused')
  const isFinal = step === 'withdrawn' || step === 'cancelled'
  return (
    <div className="space-y-4">
      <Labelled id="lot-step" label={t`할 일`}>
        <select id="lot-step" className={fieldClass('mt-1.5')} value={step} onChange={({ target }) => setStep(target.value as StepName)}>
          {Object.entries(names).map(([name, label]) => (
            <option key={name} value={name}>
              {i18n._(label)}
            </option>
          ))}
        </select>
      </Labelled>
      {isFinal && (
        <p className="font-semibold">
          <Trans>되돌릴 수 없습니다.</Trans>
        </p>
      )}
      <CallForm
        key={step}
        isOnce
        fields={fieldsOf(step)}
        button={<Trans>기록에 남기고 실행</Trans>}
        done={t`기록했습니다.`}
        send={async (values, idempotencyKey) => {
          await api(call, { locale, params: { _work }, body: { step, ...values } as StaffStep, idempotencyKey })
        }}
      />
    </div>
  )
}

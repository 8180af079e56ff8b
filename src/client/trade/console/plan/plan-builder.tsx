import { tradeLimits } from '#contract/trade/limits.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useId, useState } from 'react'
import { fieldClass, Labelled } from '../../../content/field.tsx'
import { confirm } from '../../../ui/alert.tsx'
import { buttonClass } from '../../../ui/button.ts'
import type { ItemForm } from '../../../console/form/form.ts'
import type { FormPartProps } from '../../../console/form/form-parts.ts'
import { ItemField } from '../../../console/form/item-field.tsx'
import { isSame } from '../../../console/form/values.ts'
import { asFair } from '../reads.ts'
import { BrokenPlan } from './broken-plan.tsx'
import { PlanGrid } from './plan-grid.tsx'
import { daysFrom, planFields, planOf } from './plan-values.ts'

/** Fills in days that follow each other; each can be changed below. */
function Days({ form }: { form: ItemForm }) {
  const { t } = useLingui()
  const id = useId()
  const [first, setFirst] = useState('')
  const [count, setCount] = useState('2')
  const days = Math.min(Math.max(Math.trunc(Number(count)) || 1, 1), tradeLimits.days)
  const fill = async () => {
    const before: unknown = form.getFieldValue('days')
    const hasDays = Array.isArray(before) && before.length > 0
    if (!hasDays || (await confirm(t`적어 두신 내용을 바꾸시겠습니까?`))) form.setFieldValue('days', daysFrom(first, days))
  }
  return (
    <div className="flex flex-wrap items-end gap-3">
      <Labelled id={`${id}-first`} label={t`첫날`}>
        <input
          id={`${id}-first`}
          type="date"
          value={first}
          className={fieldClass('mt-1.5')}
          onChange={({ target }) => setFirst(target.value)}
        />
      </Labelled>
      <Labelled id={`${id}-count`} label={t`이어지는 날 수`}>
        <input
          id={`${id}-count`}
          type="number"
          min={1}
          max={tradeLimits.days}
          value={count}
          className={fieldClass('mt-1.5 max-w-28')}
          onChange={({ target }) => setCount(target.value)}
        />
      </Labelled>
      <button type="button" className={buttonClass('outline')} disabled={first === ''} onClick={() => void fill()}>
        <Trans>날짜 채우기</Trans>
      </button>
    </div>
  )
}

/** The part of a fair's form with its days and hours: as a table that follows what is typed, with what a change would break. */
export function PlanBuilder({ form, fields, item }: FormPartProps) {
  const { t } = useLingui()
  const saved = item === undefined ? undefined : planOf({ ...asFair(item) })
  const field = (name: (typeof planFields)[number]) => {
    const shape = fields[name]
    return shape === undefined ? null : <ItemField key={name} form={form} path={name} shape={shape} name={name} />
  }
  return (
    <fieldset className="mt-8 min-w-0 rounded-card border border-line p-4">
      <legend className="px-1 text-sm font-bold">
        <Trans>시간표</Trans>
      </legend>
      <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
        <div className="min-w-0 space-y-6">
          <Days form={form} />
          {field('days')}
          <div className="grid grid-cols-2 gap-4">
            {field('opens')}
            {field('closes')}
            {field('slotMinutes')}
            {field('tables')}
          </div>
          {field('breaks')}
          {field('timeZone')}
        </div>
        <div className="min-w-0">
          <form.Subscribe selector={({ values }) => ({ values })}>
            {({ values }) => {
              const plan = planOf(values)
              if (plan === undefined)
                return (
                  <p className="text-sm text-muted">{t`날짜와 시각, 상담 시간과 테이블 수를 맞게 적으시면 여기에 시간표가 보입니다.`}</p>
                )
              return (
                <>
                  <PlanGrid plan={plan} />
                  {item !== undefined && <BrokenPlan _fair={item._id} plan={plan} isSaved={isSame(plan, saved)} />}
                </>
              )
            }}
          </form.Subscribe>
        </div>
      </div>
    </fieldset>
  )
}

import type { Body } from '#contract/api.ts'
import { tradeLimits } from '#contract/trade/limits.ts'
import type { Matching } from '#contract/trade/matchings.ts'
import type { Schedule, ScheduleSlot } from '#contract/trade/schedules.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useCheckedForm } from '../../content/checked-form.ts'
import { fieldClass, Labelled } from '../../content/field.tsx'
import { confirm } from '../../ui/alert.tsx'
import { useSlots } from '../schedule/use-slots.ts'
import { useActionLabels, useStep } from './dialog-actions.ts'
import { MethodField, methodOf } from './method-field.tsx'
import { ProductField } from './product-field.tsx'
import { say } from './said.tsx'
import { SlotField } from './slot-field.tsx'
import { SubmitBar } from './submit-bar.tsx'
import { useTaken } from './use-taken.ts'
import { WithSchedule } from './with-schedule.tsx'

interface Props {
  matching: Matching
  onDone: () => unknown
}

type Change = Extract<Body<'PUT /api/v1/me/matchings/{_id}'>, { action: 'change' }>

/** Makes the step of what a form says otherwise than it is. */
function changesOf(matching: Matching, text: (name: string) => string, starts: readonly string[] | undefined): Change {
  const { method, product, message, slots } = matching
  const said = { method: methodOf(text('method')), message: text('message').trim() || null }
  const before = slots.filter(({ state }) => state === 'offered').map(({ startsAt }) => startsAt)
  const hasTimes = starts !== undefined
  // Without products of the seller there is no such field, and nothing to be said of it.
  const _product = document.getElementById('offer-product') === null ? product?._id : text('_product') || undefined
  return {
    action: 'change',
    ...(hasTimes && starts.join() !== before.join() ? { slots: [...starts] } : {}),
    ...(hasTimes && said.method !== method ? { method: said.method } : {}),
    ...(_product === product?._id ? {} : { _product: _product ?? null }),
    ...(said.message === message ? {} : { message: said.message }),
  }
}

function Form({ matching, schedule, reload, onDone }: Props & { schedule: Schedule | undefined; reload: () => unknown }) {
  const { t } = useLingui()
  const texts = useActionLabels().change
  const [now] = useState(() => new Date().toISOString())
  const isFree = ({ state, startsAt }: ScheduleSlot) => state === 'free' && startsAt > now
  const free = new Set(schedule?.slots.filter(isFree).map(({ startsAt }) => startsAt))
  const offered = matching.slots.filter(({ state, startsAt }) => state === 'offered' && free.has(startsAt)).map(({ startsAt }) => startsAt)
  const { chosen, paint, reset } = useSlots(offered, tradeLimits.offered)
  const { taken, onFailed } = useTaken({ chosen, reset }, reload)
  const { step, isPending } = useStep(matching)
  const { invalid, onSubmit } = useCheckedForm()
  const submit = onSubmit(
    () => [[schedule !== undefined && chosen.size === 0, 'change-slots', t`시간을 하나 이상 골라 주십시오`]],
    async ({ text }) => {
      const change = changesOf(matching, text, schedule && [...chosen].toSorted())
      if (Object.keys(change).length === 1) return onDone()
      if (!(await confirm(texts.question))) return
      step(change, {
        onQueued: onDone,
        onDone: () => {
          onDone()
          say({ text: texts.done })
        },
        onFailed,
      })
    },
  )
  return (
    <form noValidate className="space-y-5" onSubmit={(event) => void submit(event)}>
      {schedule !== undefined && (
        <>
          <SlotField
            id="change-slots"
            title={t`제안할 시간`}
            most={tradeLimits.offered}
            schedule={schedule}
            choice={{ chosen, paint }}
            canChoose={isFree}
            isInvalid={invalid === 'change-slots'}
            taken={taken}
          />
          <MethodField initial={matching.method} />
        </>
      )}
      <ProductField _fair={matching.fair._id} _seller={matching.other._id} initial={matching.product?._id} />
      <Labelled id="change-message" label={t`메시지 (선택)`}>
        <textarea
          id="change-message"
          name="message"
          rows={4}
          maxLength={tradeLimits.message}
          defaultValue={matching.message ?? ''}
          className={fieldClass('mt-1.5')}
        />
      </Labelled>
      {matching.state !== 'offered' && (
        <p className="text-sm text-muted">
          <Trans>시간과 방법은 ‘변경 제안’으로 바꾸실 수 있습니다.</Trans>
        </p>
      )}
      <SubmitBar isPending={isPending}>{texts.name}</SubmitBar>
    </form>
  )
}

/** Changes what a meeting is about; its times and method, too, as long as the seller has not answered. */
export const ChangeForm = (props: Props) =>
  props.matching.state === 'offered' ? (
    <WithSchedule _id={props.matching._id}>{(schedule, reload) => <Form {...props} schedule={schedule} reload={reload} />}</WithSchedule>
  ) : (
    <Form {...props} schedule={undefined} reload={() => undefined} />
  )

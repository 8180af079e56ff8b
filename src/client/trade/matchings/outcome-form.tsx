import type { Body } from '#contract/api.ts'
import { tradeLimits } from '#contract/trade/limits.ts'
import type { Matching } from '#contract/trade/matchings.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { type Typed, useCheckedForm } from '../../content/checked-form.ts'
import { FieldError, fieldClass, Labelled } from '../../content/field.tsx'
import { useAlertFailure } from '../../content/use-alert-failure.tsx'
import { api } from '../../data/http.ts'
import { useLocale } from '../../data/use-locale.ts'
import { usePress } from '../../data/use-press.ts'
import { alert } from '../../ui/alert.tsx'
import { buttonClass } from '../../ui/button.ts'
import { importSending, useQueuedTexts } from './dialog-actions.ts'
import { interestNames, nextStepNames } from './outcome-names.ts'

type Written = Body<'PUT /api/v1/me/matchings/{_id}/outcome'>
const ratings = [1, 2, 3, 4, 5] as const

/** The key of a name that was chosen. */
const chosen = <Name extends string>(names: Readonly<Record<Name, unknown>>, value: string): Name | null =>
  // The keys are the type's: TypeScript does not say so of any object.
  (Object.keys(names) as Name[]).find((name) => name === value) ?? null

const digitsOf = (text: string): string => text.replaceAll(/[,\s]/g, '')

function outcomeIn({ text }: Typed): Written {
  const given = (name: string) => text(name).trim() || null
  const amount = digitsOf(text('amount'))
  return {
    interest: chosen(interestNames, text('interest')),
    amount: amount === '' ? null : Number(amount),
    nextStep: chosen(nextStepNames, text('nextStep')),
    note: given('note'),
    rating: ratings.find((rating) => String(rating) === text('rating')) ?? null,
    comment: given('comment'),
  }
}

interface ChoiceProps {
  id: string
  name: string
  label: string
  value: string | null
  options: readonly (readonly [value: string, label: string])[]
}

function Choice({ id, name, label, value, options }: ChoiceProps) {
  const { t } = useLingui()
  return (
    <Labelled id={id} label={label}>
      <select id={id} name={name} defaultValue={value ?? ''} className={fieldClass('mt-1.5')}>
        <option value="">{t`골라 주십시오`}</option>
        {options.map(([key, text]) => (
          <option key={key} value={key}>
            {text}
          </option>
        ))}
      </select>
    </Labelled>
  )
}

interface WordsProps {
  id: string
  name: string
  label: string
  rows: number
  value: string | null | undefined
}

const Words = ({ id, name, label, rows, value }: WordsProps) => (
  <Labelled id={id} label={label}>
    <textarea id={id} name={name} rows={rows} maxLength={tradeLimits.note} defaultValue={value ?? ''} className={fieldClass('mt-1.5')} />
  </Labelled>
)

/** Stars would say the same by colour and number alone. */
const Rating = ({ value, legend }: { value: number | null; legend: ReactNode }) => (
  <fieldset>
    <legend className="text-sm font-semibold">{legend}</legend>
    <div className="flex flex-wrap gap-x-3">
      {ratings.map((rating) => (
        <label key={rating} className="flex min-h-11 items-center gap-2 tabular-nums">
          <input type="radio" name="rating" value={rating} defaultChecked={value === rating} className="size-5 accent-accent" />
          <Trans>{rating}점</Trans>
        </label>
      ))}
    </div>
  </fieldset>
)

/** Sends it, or leaves it on the device for when there is a network. */
function useSendOutcome(_id: string) {
  const locale = useLocale()
  return usePress({
    mutationFn: async (outcome: Written) => {
      const [{ outcomeMessageType }, { sendLater }] = await importSending()
      return sendLater(outcomeMessageType, { _matching: _id, outcome }, { locale, subject: _id }, () =>
        api('PUT /api/v1/me/matchings/{_id}/outcome', { locale, params: { _id }, body: outcome }),
      )
    },
  })
}

interface Props {
  matching: Matching
  /** What was written, and was not received yet. */
  pending: Written | undefined
  onSaved: () => unknown
}

/** Form for the outcome of a meeting. None of it has to be said. */
export default function OutcomeForm({ matching, pending, onSaved }: Props) {
  const { t, i18n } = useLingui()
  const alertFailure = useAlertFailure()
  const texts = useQueuedTexts()
  const { _id } = matching
  const outcome = pending ?? matching.outcome
  const at = (name: string) => `outcome-${name}-${_id}`
  const { mutate, isPending } = useSendOutcome(_id)
  const { invalid, onSubmit } = useCheckedForm()
  const wrongAmount = t`금액은 숫자로 적어 주십시오`
  const submit = onSubmit(
    ({ text }) => [[!/^\d{0,12}$/.test(digitsOf(text('amount'))), at('amount'), wrongAmount]],
    (typed) =>
      mutate(outcomeIn(typed), {
        onSuccess: async ({ state }) => {
          await alert(state === 'received' ? t`저장했습니다.` : state === 'queued' ? texts.queuedForStaff : texts.tooLate)
          if (state !== 'tooLate') onSaved()
        },
        onError: alertFailure,
      }),
  )
  const isWrong = invalid === at('amount')
  return (
    <form noValidate className="space-y-5 pt-2" onSubmit={(event) => void submit(event)}>
      <p className="text-sm text-muted">
        <Trans>상대 기업은 보지 못하고, 담당자만 함께 봅니다.</Trans>
      </p>
      <div className="grid gap-5 sm:grid-cols-2">
        <Choice
          id={at('interest')}
          name="interest"
          label={t`관심`}
          value={outcome?.interest ?? null}
          options={Object.entries(interestNames).map(([key, name]) => [key, i18n._(name)])}
        />
        <Choice
          id={at('nextStep')}
          name="nextStep"
          label={t`다음 단계`}
          value={outcome?.nextStep ?? null}
          options={Object.entries(nextStepNames).map(([key, name]) => [key, i18n._(name)])}
        />
      </div>
      <Labelled id={at('amount')} label={t`예상 거래 금액(원)`}>
        <input
          id={at('amount')}
          name="amount"
          type="text"
          inputMode="numeric"
          defaultValue={outcome?.amount ?? ''}
          aria-invalid={isWrong}
          aria-describedby={isWrong ? `${at('amount')}-error` : undefined}
          className={fieldClass('mt-1.5')}
        />
        {isWrong && <FieldError id={`${at('amount')}-error`}>{wrongAmount}</FieldError>}
      </Labelled>
      <Words id={at('note')} name="note" label={t`상담 내용`} rows={4} value={outcome?.note} />
      <Rating value={outcome?.rating ?? null} legend={<Trans>상담 평가 (담당자만 봅니다)</Trans>} />
      <Words id={at('comment')} name="comment" label={t`담당자에게 남기실 말씀`} rows={2} value={outcome?.comment} />
      <button type="submit" className={buttonClass('primary')} aria-disabled={isPending}>
        <Trans>저장</Trans>
      </button>
    </form>
  )
}

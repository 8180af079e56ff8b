import { tradeLimits } from '#contract/trade/limits.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useMemo } from 'react'
import { useCheckedForm } from '../../../content/checked-form.ts'
import { fieldClass, Labelled } from '../../../content/field.tsx'
import { typedDraft } from '../../../data/typed-draft.ts'
import { useLocale } from '../../../data/use-locale.ts'
import { buttonClass } from '../../../ui/button.ts'
import { momentIn } from '../clock.ts'

interface TimesProps {
  starts: readonly string[]
  timeZone: string
  most: number
  button: ReactNode
  isPending: boolean
  onChoose: (starts: string[]) => void
}

/** Times to choose from, and the button that sends them. */
export function Times({ starts, timeZone, most, button, isPending, onChoose }: TimesProps) {
  const { t } = useLingui()
  const locale = useLocale()
  const { invalid, onSubmit } = useCheckedForm()
  const isOne = most === 1
  const submit = onSubmit(
    ({ all }) => [
      [all('start').length === 0, 'matching-times', t`시간을 하나 이상 골라 주십시오`],
      [all('start').length > most, 'matching-times', t`시간은 ${most}개까지 고르실 수 있습니다`],
    ],
    ({ all }) => onChoose(all('start')),
  )
  if (starts.length === 0)
    return (
      <p className="text-sm text-muted">
        <Trans>고를 수 있는 시간이 없습니다.</Trans>
      </p>
    )
  return (
    <form noValidate className="space-y-3" onSubmit={(event) => void submit(event)}>
      <fieldset
        id="matching-times"
        tabIndex={-1}
        className={`max-h-60 overflow-y-auto ${invalid === undefined ? '' : 'outline-2 outline-danger'}`}
      >
        <legend className="text-sm font-semibold">
          {isOne ? <Trans>시간을 하나 고르십시오</Trans> : <Trans>시간을 {most}개까지 고르십시오</Trans>}
        </legend>
        {starts.map((start) => (
          <label key={start} className="flex min-h-11 items-center gap-2 text-sm">
            <input type={isOne ? 'radio' : 'checkbox'} name="start" value={start} className="size-5 accent-accent" />
            {momentIn(start, timeZone, locale)}
          </label>
        ))}
      </fieldset>
      <button type="submit" className={buttonClass('primary', 'w-full')} aria-disabled={isPending}>
        {button}
      </button>
    </form>
  )
}

interface ReasonProps {
  /** Name under which it is put aside until it is sent: the dialog may be closed by mistake. */
  draft: string
  button: ReactNode
  look: 'primary' | 'danger'
  isPending: boolean
  onSend: (reason: string) => void
}

/** Why it is declined or cancelled. */
export function Reason({ draft, button, look, isPending, onSend }: ReasonProps) {
  const { t } = useLingui()
  const restore = useMemo(() => typedDraft(draft), [draft])
  const { invalid, onSubmit } = useCheckedForm()
  const submit = onSubmit(
    ({ text }) => [[text('reason').trim() === '', 'matching-reason', t`사유를 입력해주세요`]],
    ({ text }) => onSend(text('reason').trim()),
  )
  return (
    <form ref={restore} noValidate className="space-y-3" onSubmit={(event) => void submit(event)}>
      <Labelled id="matching-reason" label={t`사유(양쪽 기업이 읽습니다)`}>
        <textarea
          id="matching-reason"
          name="reason"
          rows={3}
          maxLength={tradeLimits.reason}
          aria-required="true"
          aria-invalid={invalid === 'matching-reason'}
          className={fieldClass('mt-1.5')}
        />
      </Labelled>
      <button type="submit" className={buttonClass(look, 'w-full')} aria-disabled={isPending}>
        {button}
      </button>
    </form>
  )
}

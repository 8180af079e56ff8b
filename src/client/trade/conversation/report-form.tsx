import { tradeLimits } from '#contract/trade/limits.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { type SubmitEvent, useId, useState } from 'react'
import { FieldError, fieldClass, Labelled } from '../../content/field.tsx'
import { useAlertFailure } from '../../content/use-alert-failure.tsx'
import { useApiMutation } from '../../data/use-api-mutation.ts'
import { alert, confirm } from '../../ui/alert.tsx'
import { buttonClass } from '../../ui/button.ts'

/** Form by which a conversation is reported to staff. */
export function ReportForm({ _matching, onDone }: { _matching: string; onDone: () => void }) {
  const { t } = useLingui()
  const id = useId()
  const alertFailure = useAlertFailure()
  const [isMissing, setIsMissing] = useState(false)
  const { mutate, isPending } = useApiMutation('POST /api/v1/me/matchings/{_id}/report')
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const given = new FormData(form).get('reason')
    const reason = typeof given === 'string' ? given.trim() : ''
    setIsMissing(reason === '')
    if (reason === '') return form.querySelector('textarea')?.focus()
    if (!(await confirm(t`신고하시겠습니까? 담당자가 이 대화를 읽고 확인합니다.`))) return undefined
    return mutate(
      { params: { _id: _matching }, body: { reason } },
      {
        onSuccess: async () => {
          await alert(t`신고했습니다. 담당자가 확인합니다.`)
          onDone()
        },
        onError: alertFailure,
      },
    )
  }
  return (
    <form noValidate className="mt-4 space-y-3 border-t border-line pt-4" onSubmit={(event) => void submit(event)}>
      <Labelled id={id} label={t`신고하시는 까닭`}>
        <textarea
          id={id}
          name="reason"
          rows={3}
          maxLength={tradeLimits.reason}
          aria-invalid={isMissing}
          aria-describedby={isMissing ? `${id}-error` : undefined}
          className={fieldClass('mt-1.5')}
        />
        {isMissing && (
          <FieldError id={`${id}-error`}>
            <Trans>까닭을 적어 주십시오.</Trans>
          </FieldError>
        )}
      </Labelled>
      <div className="flex flex-wrap gap-2">
        <button type="submit" className={buttonClass('danger')} aria-disabled={isPending}>
          <Trans>신고하기</Trans>
        </button>
        <button type="button" className={buttonClass('quiet')} onClick={onDone}>
          <Trans>그만두기</Trans>
        </button>
      </div>
    </form>
  )
}

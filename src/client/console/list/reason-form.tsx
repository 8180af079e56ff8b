import { reasonLimits } from '#contract/list-calls.ts'
import { Trans } from '@lingui/react/macro'
import { type SubmitEvent, useId } from 'react'
import { fieldClass } from '../../content/field.tsx'
import { buttonClass } from '../../ui/button.ts'
import { closeDialog } from '../../ui/deferred/dialog.tsx'

interface FormProps {
  id: string
  onEnd: (reason: string) => void
}

/** Takes the reason for which people are taken along. What was typed stays when it is closed. */
export function ReasonForm({ id, onEnd }: FormProps) {
  const fieldId = useId()
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const reason = new FormData(event.currentTarget).get('reason')
    if (typeof reason !== 'string' || reason.trim().length < reasonLimits.least) return
    onEnd(reason.trim())
    event.currentTarget.reset()
    closeDialog(id)
  }
  return (
    <form onSubmit={submit}>
      <p id={`${fieldId}-hint`} className="mb-4 text-sm text-muted">
        <Trans>개인정보가 든 목록입니다. 누가 언제 왜 내보냈는지 열람 기록에 남습니다. 사유에는 이름이나 연락처를 적지 마십시오.</Trans>
      </p>
      <label htmlFor={fieldId} className="text-sm font-semibold">
        <Trans>내보내는 사유</Trans>
      </label>
      <textarea
        id={fieldId}
        name="reason"
        required
        minLength={reasonLimits.least}
        maxLength={reasonLimits.most}
        rows={3}
        aria-describedby={`${fieldId}-hint`}
        className={fieldClass('text-sm')}
      />
      <div className="mt-4 flex justify-end">
        <button type="submit" className={buttonClass('primary')}>
          <Trans>내보내기</Trans>
        </button>
      </div>
    </form>
  )
}

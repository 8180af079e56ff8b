import type { AnyResource } from '#contract/resource.ts'
import { reasonLimits } from '#contract/list-calls.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, type SubmitEvent, useEffect, useEffectEvent, useId, useRef } from 'react'
import { fieldClass } from '../../content/field.tsx'
import { buttonClass } from '../../ui/button.ts'
import { closeDialog, Dialog, openDialog } from '../../ui/deferred/dialog.tsx'

interface FormProps {
  id: string
  /** Undefined: the dialog was closed without one. */
  onEnd: (reason: string | undefined) => void
}

function ReasonForm({ id, onEnd }: FormProps) {
  const fieldId = useId()
  const form = useRef<HTMLFormElement>(null)
  // What was typed stays: Escape may have been a mistake.
  const onClose = useEffectEvent(() => onEnd(undefined))
  useEffect(() => {
    const dialog = form.current?.closest('dialog')
    const listener = () => onClose()
    dialog?.addEventListener('close', listener)
    return () => dialog?.removeEventListener('close', listener)
  }, [])
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const reason = new FormData(event.currentTarget).get('reason')
    if (typeof reason !== 'string' || reason.trim().length < reasonLimits.least) return
    onEnd(reason.trim())
    event.currentTarget.reset()
    closeDialog(id)
  }
  return (
    <form ref={form} onSubmit={submit}>
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

/**
 * Asks why a list of people is taken along.
 * @returns `ask`: resolves with the reason, empty where none is needed, undefined where it was called off; `dialog` stands in the page
 */
export function useReason(resource: AnyResource): { ask: () => Promise<string | undefined>; dialog: ReactNode } {
  const { t } = useLingui()
  const id = useId()
  const answer = useRef<(reason: string | undefined) => void>(undefined)
  const isAsked = resource.isNoted
  const ask = () =>
    isAsked
      ? new Promise<string | undefined>((resolve) => {
          answer.current = resolve
          openDialog(id)
        })
      : Promise.resolve('')
  const dialog = isAsked && (
    <Dialog id={id} title={t`목록 내보내기`}>
      <ReasonForm id={id} onEnd={(reason) => answer.current?.(reason)} />
    </Dialog>
  )
  return { ask, dialog }
}

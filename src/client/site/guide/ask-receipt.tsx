import type { Answer } from '#contract/api.ts'
import { halfWidth } from '#contract/half-width.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { type SubmitEvent, useRef, useState } from 'react'
import { FieldError, fieldClass } from '../../content/field.tsx'
import { ApiFailure, Unreachable } from '../../data/http.ts'
import { useApiMutation } from '../../data/use-api-mutation.ts'
import { buttonClass } from '../../ui/button.ts'
import { koreanDay } from '../../ui/day.ts'

type Receipt = Answer<'GET /api/v1/forms/receipts/{receipt}'>['form']

/** A receipt number as it was given out (`261121-7K3FM9`), however it was typed. */
const receiptOf = (typed: string): string =>
  halfWidth(typed)
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replace(/^(\d{6})(?=[0-9A-Z]{6}$)/, '$1-')

const isReceipt = (text: string): boolean => /^\d{6}-[0-9A-Z]{6}$/.test(text)

function useFailureText() {
  const { t } = useLingui()
  return (error: unknown): string => {
    if (error instanceof Unreachable) return t`인터넷에 연결되지 않아 확인하지 못했습니다. 연결을 확인하고 다시 시도해 주십시오.`
    if (!(error instanceof ApiFailure)) throw error
    if (error.status === 404) return t`그 번호로 접수된 상담이 없습니다. 번호를 다시 확인해 주십시오.`
    if (error.status !== 429) return error.message
    const { retryAfter = 60 } = error
    return t`너무 여러 번 확인하셨습니다. ${retryAfter}초 뒤에 다시 시도해 주십시오.`
  }
}

function Found({ receipt }: { receipt: Receipt }) {
  const { t } = useLingui()
  const statuses: Record<Receipt['status'], string> = {
    received: t`접수되었습니다. 담당자가 확인하고 있습니다.`,
    answered: t`답변을 드렸습니다.`,
    closed: t`상담이 마무리되었습니다.`,
  }
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-1 border-l-2 border-accent py-1 pl-5">
      <dt className="text-muted">
        <Trans>접수번호</Trans>
      </dt>
      <dd className="copyable tabular-nums">{receipt.receipt}</dd>
      <dt className="text-muted">
        <Trans>접수한 날</Trans>
      </dt>
      <dd className="tabular-nums">
        <time dateTime={receipt.createdAt}>{koreanDay(receipt.createdAt)}</time>
      </dd>
      <dt className="text-muted">
        <Trans>처리 상태</Trans>
      </dt>
      <dd className="font-semibold">{statuses[receipt.status]}</dd>
    </dl>
  )
}

/** Looks up a request by its receipt number: status and day only. Neither is stored, nor put into the address. */
export function AskReceipt() {
  const { t } = useLingui()
  const failureText = useFailureText()
  const field = useRef<HTMLInputElement>(null)
  const [isMisshapen, setIsMisshapen] = useState(false)
  const { mutate, reset, isPending, data, error } = useApiMutation('GET /api/v1/forms/receipts/{receipt}')
  const misshapen = t`접수번호는 숫자 여섯 자리와 글자 여섯 자리입니다. 예: 261121-7K3FM9`
  const failure = isMisshapen ? misshapen : error === null ? undefined : failureText(error)

  const ask = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isPending) return
    const receipt = receiptOf(field.current?.value ?? '')
    const focus = () => field.current?.focus()
    reset()
    setIsMisshapen(!isReceipt(receipt))
    if (isReceipt(receipt)) mutate({ params: { receipt } }, { onError: focus })
    else focus()
  }

  return (
    <>
      <form noValidate onSubmit={ask} className="needs-scripts no-print">
        <label htmlFor="receipt-number" className="font-semibold">
          <Trans>접수번호</Trans>
        </label>
        <div className="mt-1.5 flex flex-wrap gap-2">
          <input
            ref={field}
            id="receipt-number"
            className={fieldClass('max-w-64 flex-1 tabular-nums')}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={20}
            placeholder={t`예: 261121-7K3FM9`}
            aria-required="true"
            aria-invalid={failure !== undefined}
            aria-describedby={failure === undefined ? undefined : 'receipt-failure'}
          />
          <button type="submit" className={buttonClass('primary')} aria-disabled={isPending}>
            {isPending ? <Trans>확인하고 있습니다…</Trans> : <Trans>확인하기</Trans>}
          </button>
        </div>
        {failure !== undefined && <FieldError id="receipt-failure">{failure}</FieldError>}
      </form>
      <div role="status">{data !== undefined && <Found receipt={data.form} />}</div>
    </>
  )
}

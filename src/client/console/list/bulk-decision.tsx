import type { Shape } from '#contract/shape.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useId, useState } from 'react'
import { confirm } from '../../ui/alert.tsx'
import { buttonClass } from '../../ui/button.ts'
import { CallForm } from '../form/call-form.tsx'
import type { Values } from '../resources.ts'
import { rejectionFields } from '../screens/decision.tsx'

interface Props {
  /** How many are chosen. */
  count: number
  /** Of the reason of a rejection. */
  reason: Shape | undefined
  isPending: boolean
  approve: (change: Values) => void
  reject: (change: Values) => Promise<unknown>
}

/** Approves all that are chosen, or rejects them with one reason, which each of them reads. */
export function BulkDecision({ count, reason, isPending, approve, reject }: Props) {
  const { t } = useLingui()
  const [isRejecting, setIsRejecting] = useState(false)
  const id = useId()
  // One is decided about on purpose; of several some may have been chosen by mistake.
  const askAndApprove = async () => {
    if (count > 1 && !(await confirm(t`고르신 ${count}곳을 승인하고 기업마다 알립니다. 알린 뒤에는 되돌릴 수 없습니다. 승인하시겠습니까?`)))
      return
    approve({ state: 'APPROVED', reason: null })
  }
  const askAndReject = async (body: Values) => {
    const question = t`고르신 ${count}곳을 반려하면 그 기업의 상담과 제안이 모두 취소되고 양쪽에 바로 알립니다. 되돌릴 수 없습니다. 반려하시겠습니까?`
    if (await confirm(question)) await reject({ ...body, state: 'REJECTED' })
  }
  return (
    <>
      <button type="button" className={buttonClass('primary')} aria-disabled={isPending} onClick={() => void askAndApprove()}>
        <Trans>승인</Trans>
      </button>
      <button
        type="button"
        className={buttonClass('outline')}
        aria-expanded={isRejecting}
        aria-controls={id}
        onClick={() => setIsRejecting(!isRejecting)}
      >
        <Trans>사유를 적어 반려</Trans>
      </button>
      <div id={id} className="order-last w-full empty:hidden">
        {isRejecting && <CallForm fields={rejectionFields(reason)} button={<Trans>반려</Trans>} done="" send={askAndReject} />}
      </div>
    </>
  )
}

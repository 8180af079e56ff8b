import type { Shape } from '#contract/shape.ts'
import { Trans } from '@lingui/react/macro'
import { useId, useState } from 'react'
import { buttonClass } from '../../ui/button.ts'
import { CallForm } from '../form/call-form.tsx'
import type { Values } from '../resources.ts'
import { rejectionFields } from '../screens/decision.tsx'

interface Props {
  /** Of the reason of a rejection. */
  reason: Shape | undefined
  isPending: boolean
  approve: (change: Values) => void
  reject: (change: Values) => Promise<unknown>
}

/** Approves all that are chosen, or rejects them with one reason, which each of them reads. */
export function BulkDecision({ reason, isPending, approve, reject }: Props) {
  const [isRejecting, setIsRejecting] = useState(false)
  const id = useId()
  return (
    <>
      <button
        type="button"
        className={buttonClass('primary')}
        aria-disabled={isPending}
        onClick={() => approve({ state: 'APPROVED', reason: null })}
      >
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
      <div id={id} className="w-full">
        {isRejecting && (
          <CallForm fields={rejectionFields(reason)} button={<Trans>반려</Trans>} send={(body) => reject({ ...body, state: 'REJECTED' })} />
        )}
      </div>
    </>
  )
}

import { Trans } from '@lingui/react/macro'
import { lazy, Suspense, useState } from 'react'
import { retryImport } from '../../../data/start/retry-import.ts'
import { buttonClass } from '../../../ui/button.ts'
import type { OwnOrder } from '../../queries.ts'
import type { ChangePurchase } from './claim-form.tsx'
import { leftOf } from './pieces.ts'

const ClaimList = lazy(() => retryImport(() => import('./claim-list.tsx')).then((part) => ({ default: part.ClaimList })))
const ClaimForm = lazy(() => retryImport(() => import('./claim-form.tsx')).then((part) => ({ default: part.ClaimForm })))

interface Props {
  order: OwnOrder
  line: OwnOrder['lines'][number]
  changePurchase: ChangePurchase
  isMembers: boolean
}
type Action = 'cancel' | 'return'

/** Renders what of a line has been cancelled, comes back or is exchanged, and the way to do so. */
export function LineClaims({ order, line, changePurchase, isMembers }: Props) {
  const [opened, setOpened] = useState<Action>()
  const unsent = order.lines.reduce((sum, each) => sum + each.unsent, 0)
  // The last piece is cancelled with the order, where nothing of it has been sent.
  const canCancel = order.canCancelPieces && line.unsent > 0 && (unsent > 1 || order.parcels.length > 0)
  const canReturn = order.returnCauses.length > 0 && leftOf(line) > 0
  const actions: Action[] = [...(canCancel ? ['cancel' as const] : []), ...(canReturn ? ['return' as const] : [])]
  const open = opened !== undefined && actions.includes(opened) ? opened : undefined
  return (
    <>
      {line.claims.length > 0 && (
        <Suspense fallback={<div className="skeleton h-32" />}>
          <ClaimList order={order} line={line} changePurchase={changePurchase} isMembers={isMembers} />
        </Suspense>
      )}
      {open === undefined && actions.length > 0 && (
        <p className="no-print mt-3 flex flex-wrap gap-2">
          {actions.map((action) => (
            <button key={action} type="button" className={buttonClass('outline')} onClick={() => setOpened(action)}>
              {action === 'cancel' ? <Trans>이 상품 취소</Trans> : <Trans>반품·교환하기</Trans>}
            </button>
          ))}
        </p>
      )}
      {open !== undefined && (
        <Suspense fallback={<div className="skeleton h-72" />}>
          <ClaimForm
            isCancel={open === 'cancel'}
            order={order}
            line={line}
            changePurchase={changePurchase}
            onDone={() => setOpened(undefined)}
          />
        </Suspense>
      )}
    </>
  )
}

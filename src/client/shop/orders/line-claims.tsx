import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { lazy, Suspense, useState } from 'react'
import { retryImport } from '../../data/start/retry-import.ts'
import { Won } from '../../content/won.tsx'
import { useAlertFailure } from '../../content/use-alert-failure.tsx'
import { usePress } from '../../data/use-press.ts'
import { buttonClass } from '../../ui/button.ts'
import type { OwnOrder } from '../queries.ts'
import type { ChangePurchase } from './claim-form.tsx'
import { claimKindNames, claimStateNames } from './names.ts'
import { leftOf } from './pieces.ts'

const ClaimForm = lazy(() => retryImport(() => import('./claim-form.tsx')).then((part) => ({ default: part.ClaimForm })))

interface Props {
  order: OwnOrder
  line: OwnOrder['lines'][number]
  changePurchase: ChangePurchase
}

function Claim({ claim, line, changePurchase }: Omit<Props, 'order'> & { claim: Props['line']['claims'][number] }) {
  const { i18n } = useLingui()
  const alertFailure = useAlertFailure()
  const { mutate, isPending } = usePress({
    mutationFn: () => changePurchase(line._id, { action: 'withdraw', _claim: claim._id }),
    onError: alertFailure,
  })
  const { kind, state, quantity, amount, answer } = claim
  return (
    <li className="mt-2 border-l-2 border-accent py-1 pl-3 text-sm">
      <strong>{i18n._(claimKindNames[kind])}</strong> <Plural value={quantity} other="#개" /> · {i18n._(claimStateNames[state])} ·{' '}
      <Won amount={amount} />
      {answer !== null && <span className="block">{answer}</span>}
      {state === 'requested' && (
        <span className="block">
          <button
            type="button"
            className="min-h-11 underline underline-offset-4"
            aria-disabled={isPending}
            onClick={() => mutate(undefined)}
          >
            <Trans>반품 신청 철회</Trans>
          </button>
        </span>
      )}
    </li>
  )
}

/** Renders what of a line has been cancelled or comes back, and the way to do so. */
export function LineClaims({ order, line, changePurchase }: Props) {
  const [isOpen, setIsOpen] = useState(false)
  const pieces = order.lines.reduce((sum, each) => sum + leftOf(each), 0)
  // The last piece is cancelled with the order.
  const canCancel = order.canCancelPieces && pieces > 1
  const canAct = leftOf(line) > 0 && (canCancel || order.returnCauses.length > 0)
  return (
    <>
      {line.claims.length > 0 && (
        <ul>
          {line.claims.map((claim) => (
            <Claim key={claim._id} claim={claim} line={line} changePurchase={changePurchase} />
          ))}
        </ul>
      )}
      {canAct && !isOpen && (
        <button type="button" className={buttonClass('outline', 'no-print mt-3')} onClick={() => setIsOpen(true)}>
          {order.canCancelPieces ? <Trans>이 상품 취소</Trans> : <Trans>반품하기</Trans>}
        </button>
      )}
      {canAct && isOpen && (
        <Suspense fallback={<div className="skeleton h-72" />}>
          <ClaimForm order={order} line={line} changePurchase={changePurchase} onDone={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

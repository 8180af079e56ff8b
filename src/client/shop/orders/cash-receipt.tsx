import { Trans, useLingui } from '@lingui/react/macro'
import { lazy, Suspense, useState } from 'react'
import { FactRow } from '../../content/fact-row.tsx'
import { Won } from '../../content/won.tsx'
import { retryImport } from '../../data/start/retry-import.ts'
import { buttonClass } from '../../ui/button.ts'
import type { OwnOrder } from '../queries.ts'
import type { OrderCalls } from './order-calls.ts'

const ReceiptForm = lazy(() => retryImport(() => import('./receipt-form.tsx')).then((part) => ({ default: part.ReceiptForm })))

interface Props {
  order: OwnOrder
  askReceipt: OrderCalls['askReceipt']
}

/** Renders the cash receipt of an order, and the way to ask for one. */
export function CashReceipt({ order, askReceipt }: Props) {
  const { t } = useLingui()
  const [isOpen, setIsOpen] = useState(false)
  const { use, identity, issued, approvalNumbers, canAsk } = order.receipt
  if (!canAsk && use === null && approvalNumbers.length === 0) return null
  return (
    <section aria-labelledby="cash-receipt" className="space-y-3">
      <h2 id="cash-receipt" className="text-lg font-bold">
        <Trans>현금영수증</Trans>
      </h2>
      {(use !== null || approvalNumbers.length > 0) && (
        <dl className="border-b border-line">
          {use !== null && <FactRow name={t`용도`}>{use === 'income' ? t`소득공제` : t`지출증빙`}</FactRow>}
          {identity !== null && <FactRow name={t`발급받으실 번호`}>{identity}</FactRow>}
          <FactRow name={t`발급 금액`}>
            {approvalNumbers.length === 0 ? t`입금을 확인한 뒤 5일 안에 발급합니다.` : <Won amount={issued} />}
          </FactRow>
          {approvalNumbers.length > 0 && <FactRow name={t`승인번호`}>{approvalNumbers.join(', ')}</FactRow>}
        </dl>
      )}
      {canAsk && !isOpen && (
        <button type="button" className={buttonClass('outline', 'no-print')} onClick={() => setIsOpen(true)}>
          {use === null ? <Trans>현금영수증 신청</Trans> : <Trans>현금영수증 바꾸기</Trans>}
        </button>
      )}
      {canAsk && isOpen && (
        <Suspense fallback={<div className="skeleton h-24" />}>
          <ReceiptForm order={order} askReceipt={askReceipt} onDone={() => setIsOpen(false)} />
        </Suspense>
      )}
    </section>
  )
}

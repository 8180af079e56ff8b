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

/** Renders the cash receipt or tax invoice of an order, and the way to ask for one. */
export function CashReceipt({ order, askReceipt }: Props) {
  const { t } = useLingui()
  const [isOpen, setIsOpen] = useState(false)
  const { use, identity, company, representative, email, issued, approvalNumbers, canAsk } = order.receipt
  const uses = { income: t`현금영수증, 소득공제`, expense: t`현금영수증, 지출증빙`, invoice: t`세금계산서` }
  if (!canAsk && use === null && approvalNumbers.length === 0) return null
  return (
    <section aria-labelledby="cash-receipt" className="space-y-3">
      <h2 id="cash-receipt" className="text-lg font-bold">
        <Trans>현금영수증·세금계산서</Trans>
      </h2>
      {(use !== null || approvalNumbers.length > 0) && (
        <dl className="border-b border-line">
          {use !== null && <FactRow name={t`용도`}>{uses[use]}</FactRow>}
          {identity !== null && <FactRow name={t`발급받으실 번호`}>{identity}</FactRow>}
          {company !== null && (
            <FactRow name={t`상호`}>
              {company} ({representative})
            </FactRow>
          )}
          {email !== null && <FactRow name={t`이메일`}>{email}</FactRow>}
          <FactRow name={t`발급 금액`}>
            {approvalNumbers.length > 0 ? (
              <Won amount={issued} />
            ) : use === 'invoice' ? (
              <Trans>입금을 확인한 다음 달 10일까지 발급합니다.</Trans>
            ) : (
              <Trans>입금을 확인한 뒤 5일 안에 발급합니다.</Trans>
            )}
          </FactRow>
          {approvalNumbers.length > 0 && <FactRow name={t`승인번호`}>{approvalNumbers.join(', ')}</FactRow>}
        </dl>
      )}
      {canAsk && !isOpen && (
        <button type="button" className={buttonClass('outline', 'no-print')} onClick={() => setIsOpen(true)}>
          {use === null ? <Trans>현금영수증·세금계산서 신청</Trans> : <Trans>신청 내용 바꾸기</Trans>}
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

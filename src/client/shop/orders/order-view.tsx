import { isReviewable } from '#contract/shop/reviewable.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { lazy, Suspense } from 'react'
import { FactRow } from '../../content/fact-row.tsx'
import { retryImport } from '../../data/start/retry-import.ts'
import { Totals } from '../cart/totals.tsx'
import { useMoment } from '../moment.ts'
import type { OwnOrder } from '../queries.ts'
import { stateNameOf, stepNames } from './names.ts'
import { LineClaims } from './claims/line-claims.tsx'
import { CashReceipt } from './cash-receipt.tsx'
import { CollectionCode } from './collection-code.tsx'
import { OrderActions } from './order-actions.tsx'
import type { OrderCalls } from './order-calls.ts'
import { OrderLines } from './order-lines.tsx'
import { Earning } from './earning.tsx'
import { MoneyBack, Payment } from './payment.tsx'
import { ReceiverFacts } from './receiver-facts.tsx'

const LotDelivery = lazy(() => retryImport(() => import('./lot-delivery.tsx')).then((part) => ({ default: part.LotDelivery })))
const ParcelList = lazy(() => retryImport(() => import('./parcel-list.tsx')).then((part) => ({ default: part.ParcelList })))
const WaitingChange = lazy(() => retryImport(() => import('./waiting-change.tsx')).then((part) => ({ default: part.WaitingChange })))

interface Props {
  order: OwnOrder
  calls: OrderCalls
  isMembers?: boolean
}

/** Renders an order for its shopper: where it stands, what can be done, what is in it, and what became of it. */
export function OrderView({ order, calls, isMembers = false }: Props) {
  const { t, i18n } = useLingui()
  const momentOf = useMoment()
  const { number, state, lines, timeline, parcels, collectionCode, reason, chargeReceipts, earns, waitingChange } = order
  return (
    <div className="space-y-8">
      <p>
        <strong className="text-lg">{i18n._(stateNameOf(order))}</strong>
        <span className="block text-sm text-muted tabular-nums">
          <Trans>주문 번호 {number}</Trans>
        </span>
      </p>
      <Payment order={order} beginCharge={calls.beginCharge} />
      {waitingChange !== null && (
        <Suspense fallback={<div className="skeleton h-72" />}>
          <WaitingChange order={order} change={waitingChange} takeStep={calls.takeStep} beginCharge={calls.beginCharge} />
        </Suspense>
      )}
      {order.isLot && state === 'unpaid' && (
        <Suspense fallback={<div className="skeleton h-24" />}>
          <LotDelivery order={order} />
        </Suspense>
      )}
      <MoneyBack order={order} />
      {collectionCode !== null && <CollectionCode code={collectionCode} />}
      <OrderActions order={order} takeStep={calls.takeStep} changeContents={calls.changeContents} />
      {parcels.length > 0 && (
        <Suspense fallback={<div className="skeleton h-72" />}>
          <ParcelList order={order} />
        </Suspense>
      )}
      <OrderLines
        lines={lines}
        hasReviews={isMembers && !order.isLot && isReviewable(state)}
        renderBelow={(line) => <LineClaims order={order} line={line} changePurchase={calls.changePurchase} isMembers={isMembers} />}
      />
      <Totals total={order} />
      {earns > 0 && <Earning points={earns} isEarned={state === 'confirmed'} />}
      <ReceiverFacts order={order} />
      <CashReceipt order={order} askReceipt={calls.askReceipt} />
      <section aria-labelledby="timeline">
        <h2 id="timeline" className="mb-3 text-lg font-bold">
          <Trans>지나온 일</Trans>
        </h2>
        <ol>
          {timeline.map(({ at, step }) => (
            <li key={at + step} className="flex flex-wrap justify-between gap-x-6 border-t border-line py-3">
              <span>{i18n._(stepNames[step])}</span>
              <time dateTime={at} className="text-sm text-muted tabular-nums">
                {momentOf(at)}
              </time>
            </li>
          ))}
        </ol>
        <dl>
          {chargeReceipts.length > 0 && (
            <FactRow name={t`영수증`}>
              <span className="flex flex-wrap gap-x-6">
                {chargeReceipts.map((receipt, index) => (
                  <a
                    key={receipt}
                    href={receipt}
                    target="_blank"
                    rel="noreferrer"
                    className="inline-flex min-h-11 items-center underline underline-offset-4"
                  >
                    <Trans>결제 영수증 보기</Trans>
                    {chargeReceipts.length > 1 && ` ${index + 1}`}
                  </a>
                ))}
              </span>
            </FactRow>
          )}
          {reason !== null && <FactRow name={t`취소 사유`}>{reason}</FactRow>}
        </dl>
      </section>
    </div>
  )
}

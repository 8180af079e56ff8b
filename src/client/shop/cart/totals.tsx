import type { OrderTotal } from '#contract/shop/order-total.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { FactRow } from '../../content/fact-row.tsx'
import { Won } from '../../content/won.tsx'

/** Renders what an order costs, with everything that is in it. */
export function Totals({
  total: { goods, discount, points, deliveryFee, remoteFee, postage = 0, total, vat },
}: {
  total: OrderTotal & { postage?: number }
}) {
  const { t } = useLingui()
  return (
    <dl className="border-b border-line">
      <FactRow name={t`상품 금액`}>
        <Won amount={goods} />
      </FactRow>
      {discount > 0 && (
        <FactRow name={t`쿠폰 할인`}>
          −<Won amount={discount} />
        </FactRow>
      )}
      {points > 0 && (
        <FactRow name={t`포인트 사용`}>
          −<Won amount={points} />
        </FactRow>
      )}
      <FactRow name={t`배송비`}>
        {deliveryFee === 0 ? <Trans>무료</Trans> : <Won amount={deliveryFee} />}
        {remoteFee > 0 && (
          <span className="text-sm text-muted">
            {' '}
            <Trans>
              (제주·도서산간 추가 <Won amount={remoteFee} /> 포함)
            </Trans>
          </span>
        )}
      </FactRow>
      {postage > 0 && (
        <FactRow name={t`교환 배송비`}>
          <Won amount={postage} />
        </FactRow>
      )}
      <FactRow name={t`결제 금액`}>
        <strong className="text-lg">
          <Won amount={total} />
        </strong>{' '}
        <span className="text-sm text-muted">
          <Trans>
            (부가세 <Won amount={vat} /> 포함)
          </Trans>
        </span>
      </FactRow>
    </dl>
  )
}

import { Trans } from '@lingui/react/macro'
import { Won } from '../content/won.tsx'
import { isDeliveredFree } from '#contract/shop/order-total.ts'
import type { Shop } from './queries.ts'

interface PriceProps {
  price: number
  listPrice: number | null
  /** A choice may cost more. */
  isFrom?: boolean
  className?: string
}

/** Price of a product; beside it what it costs elsewhere and the rate of the discount, rounded down. */
export function Price({ price, listPrice, isFrom = false, className = '' }: PriceProps) {
  const rate = listPrice === null ? 0 : Math.floor(((listPrice - price) / listPrice) * 100)
  return (
    <p className={`flex flex-wrap items-baseline gap-x-2 ${className}`}>
      {rate > 0 && <strong className="text-danger">{rate}%</strong>}
      <strong>
        {isFrom ? (
          <Trans>
            <Won amount={price} />
            부터
          </Trans>
        ) : (
          <Won amount={price} />
        )}
      </strong>
      {listPrice !== null && (
        <s className="text-sm font-normal text-muted">
          <span className="sr-only">
            <Trans>정가</Trans>{' '}
          </span>
          <Won amount={listPrice} />
        </s>
      )}
    </p>
  )
}

/** Delivery fee of one of these alone. */
export const DeliveryFee = ({ price, shop }: { price: number; shop: Shop }) =>
  isDeliveredFree(price, shop) ? (
    <Trans>무료 배송</Trans>
  ) : (
    <Trans>
      배송비 <Won amount={shop.deliveryFee} />
    </Trans>
  )

import { discountOf } from '#contract/shop/order-total.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { fieldClass, Labelled } from '../../content/field.tsx'
import type { OwnCoupon } from '../queries.ts'
import { grouped } from '../../content/grouped.ts'

interface Props {
  coupons: readonly OwnCoupon[]
  /** Price of what is ordered, in won. */
  goods: number
  chosen: string
  onChoose: (_id: string | null) => void
}

/** Chooses a coupon for an order, or none. */
export function CouponChoice({ coupons, goods, chosen, onChoose }: Props) {
  const { t } = useLingui()
  const textOf = (coupon: OwnCoupon): string => {
    const off = grouped(discountOf(goods, coupon))
    const least = grouped(coupon.minimum)
    return goods < coupon.minimum ? t`${coupon.name} (₩${least}부터)` : t`${coupon.name} (₩${off} 할인)`
  }
  return (
    <Labelled id="order-coupon" label={t`쿠폰`}>
      <select id="order-coupon" className={fieldClass('mt-1.5')} value={chosen} onChange={({ target }) => onChoose(target.value || null)}>
        <option value="">
          <Trans>쓰지 않음</Trans>
        </option>
        {coupons.map((coupon) => (
          <option key={coupon._id} value={coupon._id} disabled={goods < coupon.minimum}>
            {textOf(coupon)}
          </option>
        ))}
      </select>
    </Labelled>
  )
}

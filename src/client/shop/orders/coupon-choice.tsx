import { discountOf } from '#contract/shop/order-total.ts'
import { languageTag } from '#contract/locale.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { fieldClass, Labelled } from '../../content/field.tsx'
import { useLocale } from '../../data/use-locale.ts'
import type { OwnCoupon } from '../queries.ts'

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
  const format = new Intl.NumberFormat(languageTag(useLocale()))
  const textOf = (coupon: OwnCoupon): string => {
    const off = format.format(discountOf(goods, coupon))
    const least = format.format(coupon.minimum)
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

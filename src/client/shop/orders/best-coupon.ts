import { discountOf } from '#contract/shop/order-total.ts'
import type { OwnCoupon } from '../queries.ts'

/** Returns the coupons that can be spent now. */
export const spendable = (coupons: readonly OwnCoupon[], now = new Date().toISOString()): OwnCoupon[] =>
  coupons.filter(({ _order, expiresAt }) => _order === null && expiresAt > now)

/** Returns the coupon that takes most off goods of this price; of the same, the one that ends first. */
export const bestOf = (coupons: readonly OwnCoupon[], goods: number): OwnCoupon | undefined =>
  coupons
    .filter((coupon) => discountOf(goods, coupon) > 0)
    .toSorted((a, b) => discountOf(goods, b) - discountOf(goods, a) || (a.expiresAt < b.expiresAt ? -1 : 1))[0]

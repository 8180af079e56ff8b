import { spread } from './spread.ts'

/** Delivery terms of the setting, in won. */
export interface DeliveryTerms {
  deliveryFee: number
  /** From this price of the goods on delivery costs nothing; null: it always costs. */
  freeDeliveryFrom: number | null
}

/** Ways to get what was ordered. */
export const deliveryMethods = ['delivery', 'pickUp'] as const
export type DeliveryMethod = (typeof deliveryMethods)[number]

interface PricedLine {
  /** Of one piece, in won, with the tax in it. */
  price: number
  quantity: number
  taxKind: 'taxable' | 'exempt'
}

/** Amounts of an order in won. */
export interface OrderTotal {
  goods: number
  /** What a coupon takes off the goods. */
  discount: number
  deliveryFee: number
  total: number
  /** Value added tax within the total. */
  vat: number
}

/** Returns whether goods of this price, in won, are delivered without a fee. */
export const isDeliveredFree = (price: number, { deliveryFee, freeDeliveryFrom }: DeliveryTerms): boolean =>
  deliveryFee === 0 || (freeDeliveryFrom !== null && price >= freeDeliveryFrom)

const sum = (amounts: readonly number[]): number => amounts.reduce((before, amount) => before + amount, 0)

/** Terms of a coupon. */
export interface CouponTerms {
  kind: 'amount' | 'percent'
  value: number
  /** Price of the goods from which on it counts, in won. */
  minimum: number
}

/** Returns what a coupon takes off goods of this price, in won: rounded down, and never more than they cost. */
export function discountOf(goods: number, { kind, value, minimum }: CouponTerms): number {
  if (goods < minimum) return 0
  return Math.min(goods, kind === 'amount' ? value : Math.floor((goods * value) / 100))
}

/** Value added tax is a tenth of the price before it (Value-Added Tax Act, article 30): an eleventh of the price with it, rounded down. */
const taxIn = (taxable: number): number => Math.floor(taxable / 11)

/**
 * Computes what an order costs. The free limit is judged after the coupon; delivery is taxable, whatever is in it.
 * @returns beside the total the share of the discount that each line has
 */
export function totalOf(
  lines: readonly PricedLine[],
  method: DeliveryMethod,
  terms: DeliveryTerms,
  coupon?: CouponTerms,
): { total: OrderTotal; shares: number[] } {
  const prices = lines.map(({ price, quantity }) => price * quantity)
  const goods = sum(prices)
  const discount = coupon === undefined ? 0 : discountOf(goods, coupon)
  const shares = spread(discount, prices)
  const isFree = method === 'pickUp' || goods === 0 || isDeliveredFree(goods - discount, terms)
  const deliveryFee = isFree ? 0 : terms.deliveryFee
  const taxable = lines.map(({ taxKind }, index) => (taxKind === 'taxable' ? (prices[index] ?? 0) - (shares[index] ?? 0) : 0))
  return { total: { goods, discount, deliveryFee, total: goods - discount + deliveryFee, vat: taxIn(sum(taxable) + deliveryFee) }, shares }
}

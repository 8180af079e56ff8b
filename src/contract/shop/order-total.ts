import { spread } from './spread.ts'

/** Delivery terms of the setting, in won. */
export interface DeliveryTerms {
  deliveryFee: number
  /** From this price of the goods on delivery costs nothing; null: it always costs. */
  freeDeliveryFrom: number | null
  /** What the place costs on top (places.ts), also where delivery is free. */
  remoteFee?: number
}

/** Ways to get what was ordered. */
export const deliveryMethods = ['delivery', 'pickUp'] as const
export type DeliveryMethod = (typeof deliveryMethods)[number]

/** Kinds of goods by their value added tax. */
export const taxKinds = ['taxable', 'exempt'] as const

interface PricedLine {
  /** Of one piece, in won, with the tax in it. */
  price: number
  quantity: number
  taxKind: (typeof taxKinds)[number]
}

/** Amounts of an order in won. */
export interface OrderTotal {
  goods: number
  /** What a coupon takes off the goods. */
  discount: number
  /** Points that it is paid with. */
  points: number
  /** All of the delivery. */
  deliveryFee: number
  /** Part of it that its place costs on top. */
  remoteFee: number
  total: number
  /** Value added tax within the total. */
  vat: number
}

/** Returns whether goods of this price, in won, are delivered without a fee. */
export const isDeliveredFree = (price: number, { deliveryFee, freeDeliveryFrom }: DeliveryTerms): boolean =>
  deliveryFee === 0 || (freeDeliveryFrom !== null && price >= freeDeliveryFrom)

const sum = (amounts: readonly number[]): number => amounts.reduce((before, amount) => before + amount, 0)

export const couponKinds = ['amount', 'percent'] as const
/** Terms of a coupon. */
export interface CouponTerms {
  kind: (typeof couponKinds)[number]
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
export const taxIn = (taxable: number): number => Math.floor(taxable / 11)

/** What makes an order cheaper. */
interface Reductions {
  coupon?: CouponTerms | undefined
  /** In won. Of more than the goods cost after the coupon, so many count. */
  points?: number
}

/** A line's share of the coupon and of the points, in won. */
export interface LineShare {
  discount: number
  points: number
}

/**
 * Computes what an order costs. The free limit is judged after the coupon and before the points, and does not look at what the place costs
 * on top; delivery is taxable, whatever is in it, and not paid with points. Points of the shop's own lower what is taxed as a discount does (Value-Added Tax Act, article 29, and its
 * decree, article 61).
 * @returns beside the total what each line has of the reductions
 */
export function totalOf(
  lines: readonly PricedLine[],
  method: DeliveryMethod,
  terms: DeliveryTerms,
  { coupon, points: wanted = 0 }: Reductions = {},
): { total: OrderTotal; shares: LineShare[] } {
  const prices = lines.map(({ price, quantity }) => price * quantity)
  const goods = sum(prices)
  const discount = coupon === undefined ? 0 : discountOf(goods, coupon)
  const discounts = spread(discount, prices)
  const left = prices.map((price, index) => price - (discounts[index] ?? 0))
  const points = Math.min(wanted, goods - discount)
  const pointShares = spread(points, left)
  const shares = prices.map((_, index) => ({ discount: discounts[index] ?? 0, points: pointShares[index] ?? 0 }))
  const isFree = method === 'pickUp' || goods === 0 || isDeliveredFree(goods - discount, terms)
  const remoteFee = method === 'pickUp' || lines.length === 0 ? 0 : (terms.remoteFee ?? 0)
  const deliveryFee = (isFree ? 0 : terms.deliveryFee) + remoteFee
  const taxable = lines.map(({ taxKind }, index) => (taxKind === 'taxable' ? (left[index] ?? 0) - (pointShares[index] ?? 0) : 0))
  const total = goods - discount - points + deliveryFee
  return { total: { goods, discount, points, deliveryFee, remoteFee, total, vat: taxIn(sum(taxable) + deliveryFee) }, shares }
}

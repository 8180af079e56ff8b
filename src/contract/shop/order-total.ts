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
  deliveryFee: number
  total: number
  /** Value added tax within the total. */
  vat: number
}

/** Returns whether goods of this price, in won, are delivered without a fee. */
export const isDeliveredFree = (price: number, { deliveryFee, freeDeliveryFrom }: DeliveryTerms): boolean =>
  deliveryFee === 0 || (freeDeliveryFrom !== null && price >= freeDeliveryFrom)

/** Value added tax is a tenth of the price before it (Value-Added Tax Act, article 30): an eleventh of the price with it, rounded down. */
const taxIn = (taxable: number): number => Math.floor(taxable / 11)

/** Computes what an order costs. Its delivery is taxable, whatever is in it. */
export function totalOf(lines: readonly PricedLine[], method: DeliveryMethod, terms: DeliveryTerms): OrderTotal {
  const sum = (some: readonly PricedLine[]) => some.reduce((before, { price, quantity }) => before + price * quantity, 0)
  const goods = sum(lines)
  const deliveryFee = method === 'pickUp' || goods === 0 || isDeliveredFree(goods, terms) ? 0 : terms.deliveryFee
  const vat = taxIn(sum(lines.filter(({ taxKind }) => taxKind === 'taxable')) + deliveryFee)
  return { goods, deliveryFee, total: goods + deliveryFee, vat }
}

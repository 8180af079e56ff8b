import type { Shop } from './queries.ts'

/** Returns whether goods of this price, in won, are delivered without a fee. */
export const isDeliveredFree = (
  price: number,
  { deliveryFee, freeDeliveryFrom }: Pick<Shop, 'deliveryFee' | 'freeDeliveryFrom'>,
): boolean => deliveryFee === 0 || (freeDeliveryFrom !== null && price >= freeDeliveryFrom)

interface Pieces {
  _variant: string | null
  quantity: number
}

/**
 * Returns what a piece of a line costs once it is changed, in won: what it was ordered at, as long as there are no more of the same;
 * otherwise what it costs now.
 */
export const changedPrice = (ordered: Pieces & { price: number }, wanted: Pieces, priceNow: number): number =>
  wanted._variant === ordered._variant && wanted.quantity <= ordered.quantity ? ordered.price : priceNow

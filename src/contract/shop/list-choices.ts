/** Orders of a list of products, by the name in its address: the newest first where it has none. */
export const productSorts = ['cheapest', 'dearest'] as const
/** Ranges of prices, by the name in an address: in thousands of won, the second number excluded. */
export const priceRanges = ['0-10', '10-30', '30-50', '50-100', '100-'] as const

/** Bounds of a range, in won: from the first, below the second. */
export function boundsOf(range: (typeof priceRanges)[number]): { from: number; to: number | undefined } {
  const [from = '0', to = ''] = range.split('-')
  return { from: Number(from) * 1000, to: to === '' ? undefined : Number(to) * 1000 }
}

/** Returns the range that a price is in. */
export const rangeOf = (price: number): (typeof priceRanges)[number] =>
  priceRanges.find((range) => price < (boundsOf(range).to ?? Infinity)) ?? '100-'

/** Averages that a list of products can be narrowed to, by the name in an address: this one and up. */
export const ratingFloors = ['4'] as const
/** Orders and choices of the reviews of a product, by the name in its address: the newest first where it has none. */
export const reviewChoices = ['best', 'pictures'] as const

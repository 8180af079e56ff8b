import { shopLimits } from '#contract/shop/limits.ts'

/** The places of a review that have no picture yet. */
export const freePlaces = (images: readonly { index: number }[]): number[] =>
  Array.from({ length: shopLimits.reviewImages }, (_none, index) => index).filter((index) => !images.some((image) => image.index === index))

/** Limits of the shop. */
export const shopLimits = {
  /** Levels of categories. */
  depth: 3,
  /** Choices of a product (colour, size) and values of each. */
  options: 3,
  values: 20,
  /** Pieces that differ in a choice. */
  variants: 100,
  /** Pictures beside the main one. */
  images: 8,
  /** From this number on, how many are left is not told. */
  left: 20,
  stock: 1_000_000,
} as const

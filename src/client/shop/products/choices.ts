import type { ShopVariant } from '../queries.ts'

/** Value that is chosen of each option, in their order. */
export type Chosen = readonly (string | undefined)[]

/** Returns the variant that has all that is chosen; undefined while something is left to choose, or where there is none of it. */
export const variantOf = (variants: readonly ShopVariant[], chosen: Chosen): ShopVariant | undefined =>
  variants.find(({ values }) => values.every((value, index) => value === chosen[index]))

/** Returns whether something can be bought that has this value, beside whatever else is chosen. */
export const canChoose = (variants: readonly ShopVariant[], chosen: Chosen, option: number, value: string): boolean =>
  variants.some(
    ({ values, left }) =>
      left > 0 &&
      values[option] === value &&
      values.every((each, index) => index === option || chosen[index] === undefined || chosen[index] === each),
  )

/** The choices with which a product is first shown: what there is only one of is chosen already. */
export const firstChoices = (options: readonly { values: readonly string[] }[]): Chosen =>
  options.map(({ values }) => (values.length === 1 ? values[0] : undefined))

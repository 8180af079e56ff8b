import { combinationsOf, makeStockCode } from '#contract/shop/stock-code.ts'

export interface Variant {
  code: string
  values: string[]
  priceDifference: number | ''
}

const textsIn = (value: unknown): string[] =>
  (Array.isArray(value) ? value : []).flatMap((text: { ko?: unknown } | null) => {
    const ko = typeof text?.ko === 'string' ? text.ko.trim() : ''
    return ko === '' ? [] : [ko]
  })

/** The options that a form holds, as far as they are written: their names and values in Korean. */
export function optionsIn(value: unknown): { name: string; values: string[] }[] {
  return (Array.isArray(value) ? value : []).flatMap((option: { name?: { ko?: unknown }; values?: unknown }) => {
    const values = textsIn(option.values)
    return values.length === 0 ? [] : [{ name: typeof option.name?.ko === 'string' ? option.name.ko : '', values }]
  })
}

export const variantsIn = (value: unknown): Variant[] => (Array.isArray(value) ? (value as Variant[]) : [])

const keyOf = (values: readonly string[]): string => values.join('\n')

/** A line of the grid: a combination of the options, and the variant that sells it, if there is one. */
export interface GridLine {
  values: readonly string[]
  variant: Variant | undefined
}

/** Returns the lines of a grid, and the variants whose values no option has any more. */
export function gridOf(
  options: readonly { values: string[] }[],
  variants: readonly Variant[],
): { lines: GridLine[]; left: Variant[] } | 'tooMany' {
  const combinations = combinationsOf(options.map(({ values }) => values))
  if (combinations === 'tooMany') return combinations
  const find = (values: readonly string[]) => variants.find((variant) => keyOf(variant.values) === keyOf(values))
  const known = new Set(combinations.map(keyOf))
  return {
    lines: combinations.map((values) => ({ values, variant: find(values) })),
    left: variants.filter(({ values }) => !known.has(keyOf(values))),
  }
}

/** Adds the combination to what is sold, or takes it out. */
export const withSold = (variants: readonly Variant[], values: readonly string[], isSold: boolean): Variant[] => [
  ...variants.filter((variant) => keyOf(variant.values) !== keyOf(values)),
  ...(isSold ? [{ code: makeStockCode(), values: [...values], priceDifference: 0 }] : []),
]

/** Changes the variant of a combination. */
export const withChange = (variants: readonly Variant[], values: readonly string[], change: Partial<Variant>): Variant[] =>
  variants.map((variant) => (keyOf(variant.values) === keyOf(values) ? { ...variant, ...change } : variant))

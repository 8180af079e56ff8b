import { shopLimits } from './limits.ts'

/** Signs that nobody takes for one another. */
export const signs = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

export const randomSigns = (length: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(length)), (byte) => signs[byte % signs.length]).join('')

/** Makes a stock code for goods that have none: `P-7K2M9QX4HT`. */
export const makeStockCode = (): string => `P-${randomSigns(10)}`

/** Makes the number of an order, by its day: `261127-7K2M9QX4`. Nobody can count from one to the next. */
export const makeOrderNumber = (day: string): string => `${day.replaceAll('-', '').slice(2)}-${randomSigns(8)}`

/**
 * Returns all combinations of one value of each option, in the order of the options: without options there is one, of nothing.
 * `tooMany`: they are more than a product can have.
 */
export function combinationsOf(options: readonly (readonly string[])[]): string[][] | 'tooMany' {
  if (options.reduce((count, values) => count * values.length, 1) > shopLimits.variants) return 'tooMany'
  return options.reduce<string[][]>((found, values) => found.flatMap((before) => values.map((value) => [...before, value])), [[]])
}

/** Signs that nobody takes for one another. */
const signs = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

/** Makes a stock code for goods that have none: `P-7K2M9QX4HT`. */
export const makeStockCode = (): string =>
  `P-${Array.from(crypto.getRandomValues(new Uint8Array(10)), (byte) => signs[byte % signs.length]).join('')}`

/** Returns all combinations of one value of each option, in the order of the options. Without options there is one, of nothing. */
export const combinationsOf = (options: readonly (readonly string[])[]): string[][] =>
  options.reduce<string[][]>((found, values) => found.flatMap((before) => values.map((value) => [...before, value])), [[]])

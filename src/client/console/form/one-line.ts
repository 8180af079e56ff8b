import type { Shape } from '#contract/shape.ts'

/** What schemas of texts say of their form: an address, a code. */
interface Schema {
  format?: string | null
  options?: readonly Schema[]
}

const hasFormat = ({ format, options }: Schema): boolean =>
  typeof format === 'string' || (options !== undefined && options.every(hasFormat))

/** Longest text that half of a form has room for, in characters. */
const longest = 100

/** Returns whether a text of the contract has one line: it is one by its kind, or an address, a time, or short. */
export const isOneLine = ({ kind, schema, maxLength }: Shape): boolean =>
  kind === 'line' || (kind === 'text' && (hasFormat(schema as Schema) || (maxLength !== undefined && maxLength <= longest)))

/** Returns whether half of a form has room for a text. */
export const isShortLine = (shape: Shape): boolean => isOneLine(shape) && (shape.maxLength === undefined || shape.maxLength <= longest)

import { heldOf } from '#contract/shop/held.ts'
import type { OwnOrder } from '../../queries.ts'

type Line = OwnOrder['lines'][number]

/** Returns how many pieces of a line can be given back. */
export const leftOf = (line: Line): number => heldOf(line).reduce((sum, { quantity }) => sum + quantity, 0)

/** Returns the values of what is one variant of a line: what was exchanged is not what was ordered. */
export const valuesOf = (line: Line, _variant: string): string[] =>
  _variant === line._variant ? line.values : (line.claims.findLast((claim) => claim._newVariant === _variant)?.newValues ?? line.values)

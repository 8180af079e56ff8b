import { isOpen } from './claim-states.ts'
import type { PieceClaim } from './held.ts'
import { type ClaimCause, type Refund, refundOf, type SoldLine, type SoldOrder } from './refund.ts'

type Waiting = Pick<PieceClaim, 'kind' | 'state' | 'quantity'>

/** Returns how many pieces of a line wait to come back for their money. */
const returningOf = (claims: readonly Waiting[]): number =>
  claims.filter((claim) => claim.kind === 'return' && isOpen(claim)).reduce((sum, { quantity }) => sum + quantity, 0)

/** An order as its shopper has it. */
interface ShownOrder {
  terms: SoldOrder
  lines: readonly (SoldLine & { _id: string; claims: readonly Waiting[] })[]
}

/** Computes what goes back for pieces of a line, as everything that is asked for stands now. */
export function refundShown({ terms, lines }: ShownOrder, _line: string, quantity: number, cause: ClaimCause): Refund {
  const sold = lines.map((line) => ({ ...line, ended: line.ended + returningOf(line.claims) }))
  const pieces = lines.map(({ _id }) => (_id === _line ? quantity : 0))
  return refundOf(terms, sold, pieces, cause).refund
}

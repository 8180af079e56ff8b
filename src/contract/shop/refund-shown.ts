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
  lines: readonly (SoldLine & { _id: string; claims: readonly (Waiting & Pick<Refund, 'delivery'>)[] })[]
}

/** Computes what goes back for pieces of a line that are not sent: they end at once, before what waits to come back. */
export function cancelShown({ terms, lines }: ShownOrder, _line: string, quantity: number): Refund {
  const waiting = lines.flatMap(({ claims }) => claims).filter((claim) => claim.kind === 'return' && claim.state === 'requested')
  const deliveryNow = waiting.reduce((fee, { delivery }) => fee + delivery, terms.deliveryNow)
  const pieces = lines.map(({ _id }) => (_id === _line ? quantity : 0))
  return refundOf({ ...terms, deliveryNow }, lines, pieces, 'changeOfMind', false).refund
}

/** Computes what goes back for pieces of a line that were sent, as everything that is asked for stands now. */
export function refundShown({ terms, lines }: ShownOrder, _line: string, quantity: number, cause: ClaimCause): Refund {
  const sold = lines.map((line) => ({ ...line, ended: line.ended + returningOf(line.claims) }))
  const pieces = lines.map(({ _id }) => (_id === _line ? quantity : 0))
  return refundOf(terms, sold, pieces, cause).refund
}

import type { OwnOrder } from '../queries.ts'

type Line = Pick<OwnOrder['lines'][number], 'quantity' | 'ended' | 'claims'>

/** Returns how many pieces of a line wait to come back. */
export const waitingOf = ({ claims }: Pick<Line, 'claims'>): number =>
  claims.filter(({ state }) => state === 'requested').reduce((sum, { quantity }) => sum + quantity, 0)

/** Returns how many pieces of a line can still be cancelled or given back. */
export const leftOf = (line: Line): number => line.quantity - line.ended - waitingOf(line)

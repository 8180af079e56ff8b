import type { OrderState } from './order-states.ts'
import { isSent } from './parcel-states.ts'
import { type ClaimCause, claimCauses } from './refund.ts'

const dayMs = 24 * 60 * 60 * 1000
/** Days in which what is not wanted can be given back (Act on Consumer Protection in Electronic Commerce, article 17, paragraph 1). */
export const returnDays = 7
/** Months for what is not as it was said to be (paragraph 3); its 30 days of knowing nobody can check. */
const defectMonths = 3

interface SentOrder {
  state: OrderState
  /** What was won at the auction is given back by staff alone. */
  _lot: string | null
  /** Parcels that have been sent. */
  parcels: number
  /** When the last of it came, an exchanged piece as well; null: it has not been noted that it has. */
  deliveredAt: string | null
}

/** Returns why pieces of an order can be given back at a moment; none: they cannot. Confirming takes no right away. */
export function returnCausesAt({ state, parcels, deliveredAt, _lot }: SentOrder, at: string): ClaimCause[] {
  if (!isSent({ state, parcels }) || state === 'refunded' || _lot !== null) return []
  if (deliveredAt === null) return claimCauses.filter((cause) => cause !== 'soldOut')
  const defectUntil = new Date(deliveredAt)
  defectUntil.setUTCMonth(defectUntil.getUTCMonth() + defectMonths)
  const isFresh = Date.parse(at) < Date.parse(deliveredAt) + returnDays * dayMs
  return [...(isFresh ? (['changeOfMind'] as const) : []), ...(at < defectUntil.toISOString() ? (['defect', 'wrong'] as const) : [])]
}

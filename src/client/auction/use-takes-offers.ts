import type { PublicLot } from '#contract/auction/lot.ts'
import { offersEnd } from './bids/queries.ts'
import { useServerNow } from './use-server-now.ts'

/** Tells whether a lot has passed and takes offers now. */
export function useTakesOffers(lot: Pick<PublicLot, 'state' | 'endsAt'>): boolean {
  const end = offersEnd(lot)
  const now = useServerNow(...(lot.state === 'passed' ? [end] : []))
  return lot.state === 'passed' && now !== undefined && now < Date.parse(end)
}

import type { Answer, Body } from '#contract/api.ts'
import { createContext, use } from 'react'

export type Rostrum = Answer<'GET /api/console/auction/programs/{_id}/rostrum'>
export type RostrumLot = Rostrum['next'][number]

/** Steps of the auctioneer's desk: on the lots of a sale, or on those of a rehearsal. */
export interface Desk {
  take: (_work: string, step: Body<'POST /api/console/auction/works/{_work}/rostrum'>) => void
  bid: (_work: string, bid: Body<'POST /api/console/auction/works/{_work}/paddle-bids'>, onTaken: () => void) => void
  /** Whether one of them is under way. */
  isPending: boolean
}

export const DeskContext = createContext<Desk | undefined>(undefined)

/** @throws Error outside of a desk */
export function useDesk(): Desk {
  const desk = use(DeskContext)
  if (desk === undefined) throw new Error('there is no desk')
  return desk
}

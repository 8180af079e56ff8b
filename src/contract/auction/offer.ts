import * as z from 'zod'
import { id, instant, money } from '../field.ts'
import type { LotCost } from './cost.ts'

/** Lines of what a lot costs at a hammer price, in won (cost.ts). A line that is null is told later, and not in the total. */
export const lotCost: z.ZodType<LotCost> = z
  .strictObject({
    hammer: money,
    hammerVat: money,
    premium: money,
    premiumVat: money,
    resaleShare: money.nullable(),
    delivery: money.nullable(),
    total: money,
  })
  .meta({ id: 'AuctionCost' })

/** `next`: to who comes after a winner who has not paid; `passed`: to the highest bidder of what was not sold; `own`: by the member. */
const kinds = ['next', 'passed', 'own'] as const
/** `standing`: it waits for its answer; `overtaken`: somebody else has the lot. */
const states = ['standing', 'accepted', 'declined', 'withdrawn', 'expired', 'overtaken'] as const

/** An offer of a lot after its close, as the member who is asked, or who has made it, reads it. */
export interface OwnOffer {
  _id: string
  createdAt: string
  kind: (typeof kinds)[number]
  state: (typeof states)[number]
  /** Until then it can be answered. */
  until: string
  /** For its sum, which is its `hammer`. */
  cost: LotCost
}

export const offerFields = {
  _id: id,
  createdAt: instant,
  kind: z.enum(kinds),
  state: z.enum(states),
  until: instant,
  cost: lotCost,
}
export const ownOffer: z.ZodType<OwnOffer> = z.strictObject(offerFields).meta({ id: 'AuctionOffer' })

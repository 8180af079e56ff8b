import * as z from 'zod'
import { id, instant } from '../field.ts'

const states = ['passed', 'withdrawn'] as const

/** A sale in which a work was offered before, and not sold. */
export interface EarlierListing {
  _work: string
  lot: string
  program: { _id: string; title: string }
  /** When it ended there. */
  endedAt: string
  state: (typeof states)[number]
}
export const earlierListing: z.ZodType<EarlierListing> = z
  .strictObject({
    _work: id,
    lot: z.string(),
    program: z.strictObject({ _id: id, title: z.string() }),
    endedAt: instant,
    state: z.enum(states),
  })
  .meta({ id: 'AuctionEarlierListing' })

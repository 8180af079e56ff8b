import { biddingTimes } from '#contract/auction/bidding-times.ts'
import { auctionLimits } from '#contract/auction/limits.ts'
import { lotStreams } from '#server/auction/bids/lot-events.ts'
import { quick } from './auction/quick-times.ts'

/** The real server, on which lots close within seconds and nobody waits for a turn to bid. */
Object.assign(biddingTimes, quick)
Object.assign(auctionLimits, { bidStepsPerMinute: 1_000_000_000 })
// All open pages of a trial are of one address.
Object.assign(lotStreams, { each: 100_000, all: 100_000 })
await import('#server/main.ts')

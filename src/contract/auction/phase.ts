import { biddingTimes } from './bidding-times.ts'

/** Endings of the lots of a sale: by their times, or by the hammer of an auctioneer in its hall. */
export const closings = ['timed', 'hammer'] as const
export type Closing = (typeof closings)[number]

/** Where a sale or a lot is on its way: nobody can bid yet, bidding runs, it has ended. */
export const phases = ['coming', 'running', 'ended'] as const
export type Phase = (typeof phases)[number]

interface Bounds {
  opensAt: string
  endsAt: string
}

/** The phase at an instant (ISO 8601, UTC): the end itself is no longer time to bid. */
export const phaseAt = ({ opensAt, endsAt }: Bounds, now: string): Phase =>
  now >= endsAt ? 'ended' : now >= opensAt ? 'running' : 'coming'

/** The instants after `now` at which it can change. */
export const phaseChanges = ({ opensAt, endsAt }: Bounds, now: string): string[] => [opensAt, endsAt].filter((at) => at > now)

/** When a lot is expected (ISO 8601, UTC): where a hammer ends it, about then it is called, and its time is a good while later. */
export const expectedAt = ({ endsAt, closing }: { endsAt: string; closing: Closing }): string =>
  closing === 'hammer' ? new Date(Date.parse(endsAt) - biddingTimes.hammerGrace).toISOString() : endsAt

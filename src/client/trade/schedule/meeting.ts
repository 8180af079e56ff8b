import type { Matching } from '#contract/trade/matchings.ts'

/** A matching with an agreed time. */
export type Meeting = Matching & { startsAt: string; endsAt: string }
export const hasTime = (matching: Matching): matching is Meeting => matching.startsAt !== null && matching.endsAt !== null

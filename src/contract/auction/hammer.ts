import type { LotEvent, LotState } from './bidding.ts'
import { biddingTimes } from './bidding-times.ts'

/** Price and leader as the auctioneer saw them. */
interface Seen {
  price: number | null
  leader: number | null
}

/** A step of the auctioneer on a lot. */
export type RostrumStep = { step: 'called' } | { step: 'warned' | 'hammered'; seen: Seen }

const isSeen = ({ price, leader }: LotState, seenThen: Seen): boolean =>
  price === seenThen.price && (leader === null ? null : Number(leader)) === seenThen.leader

/** Decides what a hammer does: once, however many of the staff press. */
function underHammer(state: LotState, seenThen: Seen, at: number): LotEvent | 'done' | 'lotStep' | 'lotMoved' | 'lotUnwarned' {
  const { phase, call: own } = state
  if (phase === 'sold' || phase === 'passed') return isSeen(state, seenThen) ? 'done' : 'lotStep'
  if (phase !== 'open' || own === undefined || at >= state.endsAt) return 'lotStep'
  if (!isSeen(state, seenThen)) return 'lotMoved'
  return own.state === 'called' || at < own.since + biddingTimes.warning ? 'lotUnwarned' : { kind: 'closed', at }
}

/**
 * Decides a step of the auctioneer.
 * @returns the entry that it is in the log of the lot; `done` where that is there already; else why it is refused, by the code of the error
 */
export function rostrumEvent(state: LotState, step: RostrumStep, at: number): LotEvent | ReturnType<typeof underHammer> {
  const { phase, terms, call: own, endsAt } = state
  if (terms.byHammer !== true) return 'lotStep'
  if (step.step === 'hammered') return underHammer(state, step.seen, at)
  if (phase !== 'open' || at < terms.opensAt || at >= endsAt) return 'lotStep'
  if (step.step === 'called') return own === undefined ? { kind: 'called', at } : 'done'
  if (own === undefined) return 'lotStep'
  if (!isSeen(state, step.seen)) return 'lotMoved'
  return own.state === 'warned' ? 'done' : { kind: 'warned', at }
}

import { isReserveMet, isUnderWay, leastBid, type LotState, maximumOf } from '#contract/auction/bidding.ts'
import { proposalsFrom } from '#contract/auction/increments.ts'
import type { Picture } from '#contract/field.ts'
import type { Rostrum, RostrumLot } from '../rostrum/desk.ts'
import type { RehearsedWork, Rehearsal } from './rehearse.ts'

/** A work with what is shown of it. */
export interface ShownWork extends RehearsedWork {
  lot: string
  title: string
  image: Picture | null
}

/** So many lots are shown as next, and as decided, as on the desk itself. */
const shown = { next: 10, decided: 5 }
export const iso = (ms: number): string => new Date(ms).toISOString()

/** Tells whether no lot of a rehearsal is left. */
export const isOver = ({ lots }: Rehearsal): boolean => Object.values(lots).every((lot) => !isUnderWay(lot))

/** The state of a lot as it is shown. */
export const stateOf = ({ phase, endsAt }: LotState, now: number): RostrumLot['state'] =>
  phase === 'open' && now >= endsAt ? 'closing' : phase

/** A lot of a rehearsal as the desk shows it. */
function toRostrumLot({ _id, lot, title, image, estimateLow, estimateHigh, reserve }: ShownWork, state: LotState, now: number): RostrumLot {
  const { leader, maxima, call, terms, endsAt, price } = state
  return {
    _work: _id,
    lot,
    title,
    author: '',
    image,
    estimateLow,
    estimateHigh,
    reserve,
    state: stateOf(state, now),
    opensAt: iso(terms.opensAt),
    endsAt: iso(endsAt),
    price,
    leader: leader === null ? null : Number(leader),
    leaderName: null,
    channel: (leader === null ? undefined : maxima[leader]?.at(-1)?.channel) ?? null,
    proposals: proposalsFrom(terms.increments, leastBid(state)),
    bids: Object.keys(maxima).filter((bidder) => maximumOf(state, bidder) !== undefined).length,
    isReserveMet: isReserveMet(state),
    call: call?.state ?? 'waiting',
    calledAt: call === undefined ? null : iso(call.since),
  }
}

/** A rehearsal as the desk shows a sale. @param works in the order of their numbers */
export function rostrumOf({ lots, now }: Rehearsal, works: readonly ShownWork[]): Omit<Rostrum, 'now'> {
  const all = works.flatMap((work) => {
    const state = lots[work._id]
    return state === undefined ? [] : [{ work, state }]
  })
  const show = (some: typeof all) => some.map(({ work, state }) => toRostrumLot(work, state, now))
  const called = all.filter(({ state }) => state.call !== undefined)
  const next = all.filter(({ state }) => isUnderWay(state) && state.call === undefined)
  const decided = all.filter(({ state }) => !isUnderWay(state)).toSorted((a, b) => b.state.endsAt - a.state.endsAt)
  return { called: show(called)[0] ?? null, next: show(next.slice(0, shown.next)), decided: show(decided.slice(0, shown.decided)) }
}

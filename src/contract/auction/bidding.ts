import { type BidChannel, biddingTimes } from './bidding-times.ts'
import { type Increment, priceAbove } from './increments.ts'

/** Terms of a lot before anybody bids. Instants are ms since 1970. */
export interface LotTerms {
  startPrice: number
  /** It is not sold below; null: it is sold from the start price on. */
  reserve: number | null
  increments: readonly Increment[]
  opensAt: number
  endsAt: number
  /** An auctioneer calls it in a hall and closes it; absent: its time does. */
  byHammer?: true
}

/** An entry of the log of a lot, as the state follows from it. A refused step is an entry, too, and changes nothing. */
export type LotEvent = { at: number } & (
  | { kind: 'opened' | 'revised'; terms: LotTerms }
  | { kind: 'placed' | 'changed'; bidder: string; maximum: number; channel?: BidChannel }
  | { kind: 'retracted' | 'cancelled'; bidder: string }
  | { kind: 'extended'; endsAt: number }
  | { kind: 'paused' | 'resumed' | 'withdrawn' | 'closed' | 'refused' }
  /** The auctioneer begins with it, and warns that the hammer falls next. */
  | { kind: 'called' | 'warned' }
  /** What is stated of it was changed after bids: its artist, its condition (stated.ts). */
  | { kind: 'restated' }
  /** After the close: who has won has not paid, a lot is offered for a sum, and that is accepted. */
  | { kind: 'defaulted'; bidder: string }
  | { kind: 'offered' | 'accepted'; bidder: string; maximum: number }
)

/** A maximum, and the number of the entry from which on it has stood. */
interface Maximum {
  at: number
  maximum: number
  since: number
  channel?: BidChannel
}

export interface LotState {
  terms: LotTerms
  phase: 'open' | 'paused' | 'sold' | 'passed' | 'withdrawn'
  /** When it was paused, while it is. */
  pausedAt: number | null
  endsAt: number
  /** The sum that the leader would pay now; null: there is no bid. */
  price: number | null
  leader: string | null
  /** Maxima that bidders have had, the standing one last: those before are needed as long as it can be retracted. */
  maxima: Readonly<Record<string, readonly Maximum[]>>
  /** Number of entries of the log that it follows from. */
  entries: number
  /** Absent: no auctioneer is at it. A bid that changes price or leader takes a warning back. */
  call?: { state: 'called' | 'warned'; since: number }
  /** Until when bidders can retract all of what they had bid before it was stated otherwise; absent: nobody can by that. */
  free?: Readonly<Record<string, number>>
}

/** A reason why a step is refused, with what would be possible. */
export type BidRefusal =
  | { code: 'notOpen'; opensAt: number }
  | { code: 'closed'; lateMs: number }
  | { code: 'withdrawn' | 'paused' | 'bidStands' | 'noBid' | 'retractionOver' | 'retractionLate' }
  | { code: 'tooLow'; least: number }
  | { code: 'belowPrice'; price: number }

/** A step that a bidder takes. */
export type BidStep = { at: number; bidder: string } & ({ kind: 'placed' | 'changed'; maximum: number } | { kind: 'retracted' })

interface Standing extends Maximum {
  bidder: string
}

/** Returns whether a lot can still be bid on, now or once it is resumed. */
export const isUnderWay = ({ phase }: LotState): boolean => phase === 'open' || phase === 'paused'

/** Standing maximum of a bidder. */
export const maximumOf = ({ maxima }: LotState, bidder: string): number | undefined => maxima[bidder]?.at(-1)?.maximum

/** Standing bids, the leading one first: of equal maxima the earlier one in the log. */
const ranking = (maxima: LotState['maxima']): Standing[] =>
  Object.entries(maxima)
    .flatMap(([bidder, own]) => own.slice(-1).map((last) => ({ ...last, bidder })))
    .toSorted((a, b) => b.maximum - a.maximum || a.since - b.since)

const meetsReserve = ({ reserve }: LotTerms, maximum: number): boolean => reserve === null || maximum >= reserve

/** Tells whether the highest maximum reaches the reserve, where there is one. Of what is sold nobody learns that it was below. */
export const isReserveMet = (state: LotState): boolean =>
  state.phase === 'sold' || (state.leader !== null && meetsReserve(state.terms, maximumOf(state, state.leader) ?? 0))

/** The least bid that is taken now. */
export const leastBid = ({ price, terms }: LotState): number => (price === null ? terms.startPrice : priceAbove(terms.increments, price))

/** The price among maxima that stand: one increment above the second highest, within what the terms and the highest allow. */
function priceAmong(terms: LotTerms, [first, second]: readonly Standing[]): number | null {
  if (first === undefined) return null
  const contested = second === undefined ? 0 : priceAbove(terms.increments, second.maximum)
  const reserved = terms.reserve !== null && meetsReserve(terms, first.maximum) ? terms.reserve : 0
  return Math.min(first.maximum, Math.max(contested, terms.startPrice, reserved))
}

/** The state as other maxima give it. */
function withMaxima(state: LotState, maxima: LotState['maxima'], price: (among: number | null, leads: string | null) => number | null) {
  const ranked = ranking(maxima)
  const leader = ranked[0]?.bidder ?? null
  return { ...state, maxima, leader, price: price(priceAmong(state.terms, ranked), leader) }
}

/** Maxima of a bidder after another one: of those whose time to retract is over the last one is enough. */
function afterMaximum(own: readonly Maximum[], next: Maximum): readonly Maximum[] {
  const firm = own.findLastIndex(({ at }) => next.at - at > biddingTimes.retraction)
  return [...own.slice(Math.max(firm, 0)), next]
}

/**
 * Finds to whom a lot comes next, where some of its bidders do not get it, and the price without them: never above the own maximum, nor
 * above what the lot was sold for. @returns undefined where nobody is left who reaches the reserve
 */
export function nextWithout(state: LotState, gone: ReadonlySet<string>): { bidder: string; price: number } | undefined {
  const ranked = ranking(state.maxima).filter(({ bidder }) => !gone.has(bidder))
  const [first] = ranked
  const among = priceAmong(state.terms, ranked)
  if (first === undefined || among === null || !meetsReserve(state.terms, first.maximum)) return undefined
  return { bidder: first.bidder, price: Math.min(among, state.price ?? among) }
}

/** A lot is sold after its close, for a sum that is accepted: it counts as the maximum of its buyer, where that was lower. */
function withBuyer(state: LotState, { at, bidder, maximum }: { at: number; bidder: string; maximum: number }): LotState {
  const own = state.maxima[bidder] ?? []
  const isBid = (own.at(-1)?.maximum ?? 0) >= maximum
  const maxima = isBid ? state.maxima : { ...state.maxima, [bidder]: afterMaximum(own, { at, maximum, since: state.entries }) }
  return { ...state, phase: 'sold', leader: bidder, price: maximum, maxima }
}

/** A lot after price or leader has changed: a warning counts no more. */
const afterNews = (state: LotState, at: number): LotState =>
  state.call?.state === 'warned' ? { ...state, call: { state: 'called', since: at } } : state

/** A lot at which no auctioneer is any more. */
const setAside = ({ call: _over, ...state }: LotState): LotState => state

/** A maximum becomes another one. Who leads and leads on pays no more for it, unless the reserve is reached. */
function withBid(state: LotState, { at, bidder, maximum, channel }: Extract<LotEvent, { kind: 'placed' | 'changed' }>): LotState {
  const by = channel === undefined ? {} : { channel }
  const own = afterMaximum(state.maxima[bidder] ?? [], { at, maximum, since: state.entries, ...by })
  const after = withMaxima(state, { ...state.maxima, [bidder]: own }, (among, leader) => {
    const { price, terms } = state
    if (price === null || leader !== bidder || state.leader !== bidder) return among
    return terms.reserve !== null && maximum >= terms.reserve ? Math.max(price, terms.reserve) : price
  })
  const isNews = after.price !== state.price || after.leader !== state.leader
  return isNews ? afterNews({ ...after, endsAt: Math.max(state.endsAt, at + biddingTimes.extension) }, at) : after
}

/** Returns what is left of a bidder's maxima where those of the last minutes are taken back: the least that has stood all the time. */
function beforeRetraction(own: readonly Maximum[], at: number): readonly Maximum[] {
  const since = own.findLastIndex((one) => at - one.at > biddingTimes.retraction)
  const firm = own[since]
  if (firm === undefined) return []
  // As old as the one that cannot be retracted any more.
  return [{ ...own.slice(since).reduce((least, one) => (one.maximum < least.maximum ? one : least)), at: firm.at }]
}

/** Tells until when a bidder can retract all that was bid before a lot was stated otherwise; undefined: not by that. */
export const freeUntil = ({ free }: LotState, bidder: string, at: number): number | undefined => {
  const until = free?.[bidder]
  return until !== undefined && at < until ? until : undefined
}

/** A lot on which a bidder is bound like any other: that bid is gone, or was raised on what is stated now. */
function bound(state: LotState, bidder: string): LotState {
  const { free = {}, ...rest } = state
  const { [bidder]: _own, ...others } = free
  return Object.keys(others).length === 0 ? rest : { ...rest, free: others }
}

/** A bid on what is stated of the lot now. Who lowers one has not taken the change for good. */
const withInformedBid = (state: LotState, event: Extract<LotEvent, { kind: 'placed' | 'changed' }>): LotState =>
  withBid(event.maximum > (maximumOf(state, event.bidder) ?? 0) ? bound(state, event.bidder) : state, event)

/** Whoever has bid can retract for a while. */
const restated = (state: LotState, at: number): LotState => ({
  ...state,
  free: Object.fromEntries(Object.keys(state.maxima).map((bidder) => [bidder, at + biddingTimes.restatement])),
})

/** What is left of a bidder's maxima after a retraction at an instant. */
const afterRetraction = (state: LotState, bidder: string, at: number): readonly Maximum[] =>
  freeUntil(state, bidder, at) === undefined ? beforeRetraction(state.maxima[bidder] ?? [], at) : []

/** A maximum is lowered or goes: it is computed anew, and never costs anybody more than before. */
function without(before: LotState, bidder: string, left: readonly Maximum[]): LotState {
  const state = bound(before, bidder)
  const { [bidder]: _gone, ...others } = state.maxima
  const maxima = left.length === 0 ? others : { ...others, [bidder]: left }
  return withMaxima(state, maxima, (among) => (among === null || state.price === null ? among : Math.min(among, state.price)))
}

/** The end of a lot after a pause: nothing of its time is lost, and there is time for an answer. */
const endAfterPause = ({ endsAt, pausedAt }: LotState, at: number): number =>
  Math.max(endsAt + at - (pausedAt ?? at), at + biddingTimes.extension)

/** A lot as its terms open it, before the first entry of its log is counted. */
const opened = (terms: LotTerms): LotState => ({
  terms,
  phase: 'open',
  pausedAt: null,
  endsAt: terms.endsAt,
  price: null,
  leader: null,
  maxima: {},
  entries: 0,
})

/** The state after one entry more. The entry is one that was allowed: nothing is checked again. */
function changed(state: LotState, event: LotEvent): LotState {
  switch (event.kind) {
    case 'opened':
    case 'revised':
      return { ...opened(event.terms), entries: state.entries }
    case 'placed':
    case 'changed':
      return withInformedBid(state, event)
    case 'retracted':
      return afterNews(without(state, event.bidder, afterRetraction(state, event.bidder, event.at)), event.at)
    case 'cancelled':
      return afterNews(without(state, event.bidder, []), event.at)
    case 'extended':
      return { ...state, endsAt: event.endsAt }
    case 'paused':
      return { ...setAside(state), phase: 'paused', pausedAt: event.at }
    case 'resumed':
      return { ...state, phase: 'open', pausedAt: null, endsAt: endAfterPause(state, event.at) }
    case 'withdrawn':
      return { ...setAside(state), phase: 'withdrawn' }
    case 'closed':
      // The hammer falls before its time is over.
      return { ...setAside(state), phase: isReserveMet(state) ? 'sold' : 'passed', endsAt: Math.min(state.endsAt, event.at) }
    case 'called':
    case 'warned':
      return { ...state, call: { state: event.kind, since: event.at } }
    case 'accepted':
      return withBuyer(state, event)
    case 'restated':
      return restated(state, event.at)
    case 'refused':
    case 'defaulted':
    case 'offered':
      return state
  }
}

/**
 * Computes the state of a lot after one entry more of its log.
 * @param state undefined: the entry is the first, which opens it
 * @throws Error where the first entry does not open it, or it was opened before
 */
export function afterEvent(state: LotState | undefined, event: LotEvent): LotState {
  if ((state === undefined) !== (event.kind === 'opened')) throw new Error(`${event.kind} is out of place in the log of a lot`)
  const before = state ?? opened((event as Extract<LotEvent, { terms: LotTerms }>).terms)
  return changed({ ...before, entries: before.entries + 1 }, event)
}

/** Computes the state of a lot from its log alone: all of its entries, in their order. */
export const stateOf = (log: Iterable<LotEvent>): LotState | undefined => {
  let state: LotState | undefined
  for (const event of log) state = afterEvent(state, event)
  return state
}

/** Returns why nothing can be bid on a lot at an instant, whatever it would be. */
function closedTo({ phase, terms, endsAt }: LotState, at: number): BidRefusal | undefined {
  if (phase === 'withdrawn' || phase === 'paused') return { code: phase }
  if (phase !== 'open' || at >= endsAt) return { code: 'closed', lateMs: Math.max(0, at - endsAt) }
  return at < terms.opensAt ? { code: 'notOpen', opensAt: terms.opensAt } : undefined
}

/** Returns why a maximum is not taken. */
function maximumRefusal(state: LotState, { kind, bidder, maximum }: { kind: 'placed' | 'changed'; bidder: string; maximum: number }) {
  const own = maximumOf(state, bidder)
  if (kind === 'placed' && own !== undefined) return { code: 'bidStands' } as const
  if (kind === 'changed' && own === undefined) return { code: 'noBid' } as const
  const { price, leader } = state
  // Who leads lowers it down to the price.
  if (leader === bidder && price !== null) return maximum < price ? ({ code: 'belowPrice', price } as const) : undefined
  const least = leastBid(state)
  return maximum < least ? ({ code: 'tooLow', least } as const) : undefined
}

/** Returns why a bid cannot be retracted. While a lot is paused its end does not come nearer. */
function retractionRefusal(state: LotState, { at, bidder }: { at: number; bidder: string }): BidRefusal | undefined {
  if (state.phase !== 'paused') {
    const closed = closedTo(state, at)
    if (closed !== undefined) return closed
  }
  const own = state.maxima[bidder]
  if (own === undefined) return { code: 'noBid' }
  if (freeUntil(state, bidder, at) !== undefined) return undefined
  if (state.call !== undefined || (state.pausedAt ?? at) >= state.endsAt - biddingTimes.noRetraction) return { code: 'retractionLate' }
  const left = beforeRetraction(own, at)
  return left.length > 0 && left[0]?.maximum === own.at(-1)?.maximum ? { code: 'retractionOver' } : undefined
}

/** Returns why a step of a bidder is refused at its instant; undefined: it is allowed. Who may bid, and up to what, is not looked at. */
export const refusalOf = (state: LotState, step: BidStep): BidRefusal | undefined =>
  step.kind === 'retracted' ? retractionRefusal(state, step) : (closedTo(state, step.at) ?? maximumRefusal(state, step))

import { expect, it } from 'vitest'
import { afterEvent, type BidStep, isReserveMet, type LotEvent, type LotState, type LotTerms, refusalOf, stateOf } from './bidding.ts'

const minute = 60_000
const bidders = ['A', 'B'] as const
const increments = [
  { from: 0, step: 10 },
  { from: 100, step: 20 },
  { from: 300, step: 50 },
]

/**
 * The rules once more, computed from the whole log each time, by a program that shares nothing with the first: bids are intervals of
 * time, the price is looked for among all of them, and nothing is carried from one entry to the next but price, leader and end.
 */
function naive(log: readonly LotEvent[]) {
  let terms: LotTerms | undefined
  let [price, leader, endsAt, phase]: [number, string, number, string] = [0, '', 0, 'none']
  let pausedAt = 0
  /** Maxima by bidder, each from its instant on; 0: none stands. */
  const stood = new Map<string, { from: number; maximum: number; entry: number; noted: number }[]>()
  const restatements: { at: number; entry: number }[] = []
  const nowOf = (bidder: string) => stood.get(bidder)?.at(-1)
  const stepAt = (amount: number) => (amount >= 300 ? 50 : amount >= 100 ? 20 : 10)
  const best = () => {
    let found: { bidder: string; maximum: number; entry: number } | undefined
    let next = 0
    for (const bidder of stood.keys()) {
      const own = nowOf(bidder)
      if (own === undefined || own.maximum === 0) continue
      const isBetter = found === undefined || own.maximum > found.maximum || (own.maximum === found.maximum && own.entry < found.entry)
      next = Math.max(next, isBetter ? (found?.maximum ?? 0) : own.maximum)
      if (isBetter) found = { bidder, ...own }
    }
    return { found, next }
  }
  const fair = () => {
    const { found, next } = best()
    if (found === undefined || terms === undefined) return { price: 0, leader: '' }
    const candidates = [terms.startPrice]
    if (next > 0) candidates.push(next + stepAt(next))
    if (terms.reserve !== null && found.maximum >= terms.reserve) candidates.push(terms.reserve)
    const wanted = Math.max(...candidates)
    return { price: wanted > found.maximum ? found.maximum : wanted, leader: found.bidder }
  }
  /** The least that a bidder has had at any time of the five minutes before; 0 where nothing stood for a moment. */
  const leastOf = (bidder: string, at: number) => {
    const all = stood.get(bidder) ?? []
    const begin = all.findLastIndex(({ from }) => from < at - 5 * minute)
    if (begin < 0) return { maximum: 0, entry: 0 }
    let least = all[begin]
    for (const one of all.slice(begin)) if (least === undefined || one.maximum < least.maximum) least = one
    return { maximum: least?.maximum ?? 0, entry: least?.entry ?? 0 }
  }
  /** Looks back over everything that a bidder had: nothing was more, and nothing was gone, since a change that is not a day old. */
  const isFree = (bidder: string, at: number) =>
    restatements.some((change) => {
      const all = stood.get(bidder) ?? []
      const then = all.findLast(({ noted }) => noted < change.entry)?.maximum ?? 0
      const since = all.filter(({ noted }) => noted > change.entry).map(({ maximum }) => maximum)
      return then > 0 && at - change.at < 24 * 60 * minute && !since.some((maximum, index) => maximum > (since[index - 1] ?? then))
    })
  const isReached = () => {
    const { found } = best()
    return found !== undefined && (terms?.reserve === null || (terms !== undefined && found.maximum >= (terms.reserve ?? 0)))
  }
  log.forEach((event, index) => {
    const entry = index + 1
    const was = { price, leader }
    if (event.kind === 'opened' || event.kind === 'revised') [terms, endsAt, phase] = [event.terms, event.terms.endsAt, 'open']
    if (event.kind === 'placed' || event.kind === 'changed') {
      const own = stood.get(event.bidder) ?? []
      stood.set(event.bidder, [...own, { from: event.at, maximum: event.maximum, entry, noted: entry }])
      const now = fair()
      const isOwn = was.leader === event.bidder && now.leader === event.bidder
      const reserve = terms?.reserve ?? 0
      price = isOwn ? (reserve > 0 && event.maximum >= reserve && was.price < reserve ? reserve : was.price) : now.price
      leader = now.leader
      if ((price !== was.price || leader !== was.leader) && endsAt - event.at < 3 * minute) endsAt = event.at + 3 * minute
    }
    if (event.kind === 'retracted' || event.kind === 'cancelled') {
      const isWhole = event.kind === 'cancelled' || isFree(event.bidder, event.at)
      const least = isWhole ? { maximum: 0, entry } : leastOf(event.bidder, event.at)
      const own = stood.get(event.bidder) ?? []
      stood.set(event.bidder, [...own, { from: event.at, ...least, noted: entry }])
      const now = fair()
      price = now.price < was.price ? now.price : was.price
      leader = now.leader
    }
    if (event.kind === 'restated') restatements.push({ at: event.at, entry })
    if (event.kind === 'extended') endsAt = event.endsAt
    if (event.kind === 'paused') [phase, pausedAt] = ['paused', event.at]
    if (event.kind === 'resumed') {
      phase = 'open'
      endsAt += event.at - pausedAt
      if (endsAt < event.at + 3 * minute) endsAt = event.at + 3 * minute
    }
    if (event.kind === 'withdrawn') phase = 'withdrawn'
    if (event.kind === 'closed') phase = isReached() ? 'sold' : 'passed'
  })
  const has = (bidder: string) => nowOf(bidder)?.maximum ?? 0
  const allows = (step: BidStep): boolean => {
    const isIn = phase === 'open' && step.at < endsAt && step.at >= (terms?.opensAt ?? 0)
    const own = has(step.bidder)
    if (step.kind === 'retracted') {
      if (isFree(step.bidder, step.at) && own > 0) return isIn || phase === 'paused'
      const clock = phase === 'paused' ? pausedAt : step.at
      return (isIn || phase === 'paused') && own > 0 && clock < endsAt - 60 * minute && leastOf(step.bidder, step.at).maximum < own
    }
    if (!isIn || own > 0 !== (step.kind === 'changed')) return false
    if (leader === step.bidder) return step.maximum >= price
    return step.maximum >= (leader === '' ? (terms?.startPrice ?? 0) : price + stepAt(price))
  }
  return { price, leader, endsAt, phase, isReached: isReached(), has, allows }
}

it('two bidders, staff and the clock agree with a second computation over 100,000 random steps', () => {
  let seed = 20_261_129
  const below = (most: number) => (seed = (seed * 48_271) % 2_147_483_647) % most
  const wrong: string[] = []
  const counts: Record<string, number> = {}
  let [at, lots] = [0, 0]
  let log: LotEvent[] = []
  let state: LotState | undefined
  const newTerms = (): LotTerms => ({
    startPrice: 50 + below(3) * 25,
    reserve: below(2) === 0 ? null : 100 + below(200),
    increments,
    opensAt: at + below(2) * minute,
    endsAt: at + ([5, 70, 70, 70, 60 * 60][below(5)] ?? 70) * minute,
  })
  const write = (event: LotEvent) => {
    const before = state
    log.push(event)
    state = afterEvent(state, event)
    counts[event.kind] = (counts[event.kind] ?? 0) + 1
    if (before === undefined) return
    const isRemoval = event.kind === 'retracted' || event.kind === 'cancelled'
    if (isRemoval && (state.price ?? 0) > (before.price ?? 0)) wrong.push('somebody pays more')
    if (event.kind !== 'revised' && state.endsAt < before.endsAt) wrong.push('an end has come back')
  }
  for (let step = 0; step < 100_000 && wrong.length === 0; step += 1) {
    if (state === undefined || ['sold', 'passed', 'withdrawn'].includes(state.phase) || log.length > 120) {
      log = []
      state = undefined
      lots += 1
      write({ kind: 'opened', at, terms: newTerms() })
    } else {
      at += below(4) === 0 ? below(3 * minute) : below(20_000)
      // A day after a change.
      if (state.free !== undefined && below(25) === 0) at += below(26 * 60) * minute
      const dice = below(100)
      const { phase, endsAt } = state
      if (phase === 'open' && at >= endsAt && dice < 50) write({ kind: 'closed', at })
      else if (dice < 3 && phase === 'open') write({ kind: 'paused', at })
      else if (dice < 20 && phase === 'paused') write({ kind: 'resumed', at })
      else if (dice < 4) write({ kind: 'extended', at, endsAt: endsAt + below(10 * minute) })
      else if (dice === 5 && below(6) === 0) write({ kind: 'withdrawn', at })
      else if (dice === 6 && Object.keys(state.maxima).length > 0 && (phase === 'paused' || (phase === 'open' && at < endsAt))) {
        if (below(2) === 0) write({ kind: 'restated', at })
      } else if (dice < 8 && Object.keys(state.maxima).length === 0 && phase === 'open' && at < endsAt)
        write({ kind: 'revised', at, terms: newTerms() })
      else if (dice < 10) {
        const bidder = bidders[below(2)] ?? 'A'
        if (state.maxima[bidder] !== undefined) write({ kind: 'cancelled', bidder, at })
      } else {
        const kind = (['placed', 'changed', 'changed', 'retracted'] as const)[below(4)] ?? 'placed'
        const maximum = Math.max(1, (state.price ?? state.terms.startPrice) - 15 + below(8) * 10 + below(2) * below(40))
        const wanted: BidStep = { kind, bidder: bidders[below(2)] ?? 'A', maximum, at }
        const [refusal, isAllowed] = [refusalOf(state, wanted), naive(log).allows(wanted)]
        const isLate = phase === 'open' && at >= endsAt - 60 * minute
        if (isAllowed && kind === 'retracted' && isLate) counts['retractedLate'] = (counts['retractedLate'] ?? 0) + 1
        if ((refusal === undefined) !== isAllowed) wrong.push(`step ${step}: ${JSON.stringify({ wanted, refusal, isAllowed, log })}`)
        write(isAllowed ? wanted : { kind: 'refused', at })
      }
    }
    const second = naive(log)
    const isSame =
      (state?.price ?? 0) === second.price &&
      (state?.leader ?? '') === second.leader &&
      state?.endsAt === second.endsAt &&
      state.phase === second.phase &&
      isReserveMet(state) === second.isReached &&
      bidders.every((bidder) => (state?.maxima[bidder]?.at(-1)?.maximum ?? 0) === second.has(bidder))
    if (!isSame) wrong.push(`step ${step}: ${JSON.stringify({ state, second, log })}`)
    if (step % 97 === 0 && JSON.stringify(stateOf(log)) !== JSON.stringify(state)) wrong.push(`step ${step}: the log gives another state`)
  }
  expect(wrong).toEqual([])
  // Each kind of step has had its share.
  for (const kind of [
    'placed',
    'changed',
    'retracted',
    'cancelled',
    'paused',
    'resumed',
    'extended',
    'revised',
    'withdrawn',
    'closed',
    'refused',
    'restated',
    'retractedLate',
  ])
    expect(counts[kind], kind).toBeGreaterThan(100)
  expect(lots).toBeGreaterThan(1000)
})

import { afterEvent, type LotEvent, type LotState, type LotTerms, leastBid, maximumOf, refusalOf } from '#contract/auction/bidding.ts'
import type { BidChannel } from '#contract/auction/bidding-times.ts'
import { incrementsOf } from '#contract/auction/increments.ts'
import type { Closing } from '#contract/auction/phase.ts'
import { rostrumEvent, type RostrumStep } from '#contract/auction/hammer.ts'

/** A work as it is rehearsed. Sums are in won. */
export interface RehearsedWork {
  _id: string
  startPrice: number
  reserve: number | null
  estimateLow: number
  estimateHigh: number
}

/** A sale as it is rehearsed: its works in the order of their numbers. */
export interface RehearsedSale {
  works: readonly RehearsedWork[]
  increments: LotTerms['increments']
  closing: Closing
  secondsApart: number
}

/** A rehearsal at an instant of its own clock. Nothing of it is anywhere but here. */
export interface Rehearsal {
  /** The clock of the rehearsal, in ms since 1970. */
  now: number
  lots: Readonly<Record<string, LotState>>
  /** What each robot would pay at most, by the work; those that do not want it are not there. */
  wishes: Readonly<Record<string, readonly { paddle: number; most: number }[]>>
  /** State of the generator of chance, so that the same rehearsal can be had again. */
  seed: number
}

const second = 1000
const minute = 60 * second
/** The first lot ends so long after the rehearsal begins. */
const lead = 3 * minute
/** Robots, by the paddles that they have: a sale begins with the same one. */
const robots = { first: 101, count: 20 }
/** In so many of a hundred seconds somebody bids on a lot that robots look at. */
const eagerness = 25
/** Robots look at lots that end within so long. */
const attention = 5 * minute

/** Returns the next number of a generator of chance, from 0 to below 1, and its state. */
function chance(seed: number): [number, number] {
  const next = (seed * 48_271) % 2_147_483_647
  return [next / 2_147_483_647, next]
}

/** What robots would pay: about a third of them want a work, for half of its low estimate to a third above its high one. */
function wishesFor({ _id, estimateLow, estimateHigh }: RehearsedWork, seed: number): [Rehearsal['wishes'], number] {
  const own: { paddle: number; most: number }[] = []
  let [luck, state] = [0, seed]
  for (let paddle = robots.first; paddle < robots.first + robots.count; paddle += 1) {
    ;[luck, state] = chance(state)
    if (luck > 1 / 3) continue
    ;[luck, state] = chance(state)
    const [low, high] = [estimateLow * 0.5, estimateHigh * 1.3]
    own.push({ paddle, most: Math.round((low + luck * (high - low)) / 10_000) * 10_000 })
  }
  return [{ [_id]: own }, state]
}

/** Begins a rehearsal: all lots are open, and the first one ends in three minutes, or can be called. @param seed from 1 on */
export function begin({ works, increments, closing, secondsApart }: RehearsedSale, now: number, seed: number): Rehearsal {
  let [state, wishes]: [number, Rehearsal['wishes']] = [seed, {}]
  const lots = works.map((work, index): [string, LotState] => {
    const [own, next] = wishesFor(work, state)
    ;[state, wishes] = [next, { ...wishes, ...own }]
    const { _id, startPrice, reserve } = work
    const endsAt = closing === 'hammer' ? now + 24 * 60 * minute : now + lead + index * secondsApart * second
    const by = closing === 'hammer' ? ({ byHammer: true } as const) : {}
    const terms = { startPrice, reserve, increments: incrementsOf([...increments]), opensAt: now, endsAt, ...by }
    return [_id, afterEvent(undefined, { kind: 'opened', at: now, terms })]
  })
  return { now, lots: Object.fromEntries(lots), wishes, seed: state }
}

/** Writes an entry of a lot. */
const write = (rehearsal: Rehearsal, _work: string, event: LotEvent): Rehearsal => {
  const lot = rehearsal.lots[_work]
  return lot === undefined ? rehearsal : { ...rehearsal, lots: { ...rehearsal.lots, [_work]: afterEvent(lot, event) } }
}

/** Tells whether robots look at a lot now. */
const isLookedAt = ({ phase, call, terms, endsAt }: LotState, now: number): boolean =>
  phase === 'open' && (terms.byHammer === true ? call !== undefined : endsAt - now <= attention)

/** Lets a robot bid on a lot, where one wants it: the next sum, or all that it would pay. */
function robotBids(rehearsal: Rehearsal, _work: string, lot: LotState): Rehearsal {
  const [[luck, one], least] = [chance(rehearsal.seed), leastBid(lot)]
  const willing = (rehearsal.wishes[_work] ?? []).filter(({ paddle, most }) => String(paddle) !== lot.leader && most >= least)
  const [boldness, seed] = chance(one)
  const robot = willing[Math.floor(luck * willing.length)]
  const after = { ...rehearsal, seed }
  if (robot === undefined) return after
  const bidder = String(robot.paddle)
  const kind = maximumOf(lot, bidder) === undefined ? 'placed' : 'changed'
  const step = { kind, bidder, maximum: boldness < 0.3 ? robot.most : least, at: rehearsal.now } as const
  return refusalOf(lot, step) === undefined ? write(after, _work, step) : after
}

/** One second of a rehearsal: lots whose end has come close, and robots bid. */
function tick(rehearsal: Rehearsal): Rehearsal {
  let after: Rehearsal = { ...rehearsal, now: rehearsal.now + second }
  for (const [_work, lot] of Object.entries(rehearsal.lots)) {
    if (lot.phase === 'open' && after.now >= lot.endsAt) after = write(after, _work, { kind: 'closed', at: after.now })
    else if (isLookedAt(lot, after.now)) {
      const [luck, seed] = chance(after.seed)
      after = { ...after, seed }
      if (luck * 100 < eagerness) after = robotBids(after, _work, lot)
    }
  }
  return after
}

/** Lets the clock of a rehearsal go on by whole seconds. */
export function advance(rehearsal: Rehearsal, seconds: number): Rehearsal {
  let after = rehearsal
  for (let left = seconds; left > 0; left -= 1) after = tick(after)
  return after
}

/** Takes a step of the auctioneer. @returns undefined where it is refused */
export function takeStep(rehearsal: Rehearsal, _work: string, step: RostrumStep): Rehearsal | undefined {
  const lot = rehearsal.lots[_work]
  const isBusy = step.step === 'called' && Object.entries(rehearsal.lots).some(([other, { call }]) => other !== _work && call !== undefined)
  if (lot === undefined || isBusy) return undefined
  const event = rostrumEvent(lot, step, rehearsal.now)
  if (event === 'done') return rehearsal
  return typeof event === 'string' ? undefined : write(rehearsal, _work, event)
}

/** Enters the bid of a paddle. @returns undefined where it is refused */
export function enterBid(
  rehearsal: Rehearsal,
  _work: string,
  { paddle, maximum, channel }: { paddle: number; maximum: number; channel: BidChannel },
): Rehearsal | undefined {
  const lot = rehearsal.lots[_work]
  if (lot === undefined) return undefined
  const bidder = String(paddle)
  const kind = maximumOf(lot, bidder) === undefined ? 'placed' : 'changed'
  const step = { kind, bidder, maximum, at: rehearsal.now } as const
  return refusalOf(lot, step) === undefined ? write(rehearsal, _work, { ...step, channel }) : undefined
}

/** Pauses a lot, or lets it go on. */
export function setPaused(rehearsal: Rehearsal, _work: string, isPaused: boolean): Rehearsal {
  const phase = rehearsal.lots[_work]?.phase
  if (phase !== (isPaused ? 'open' : 'paused')) return rehearsal
  return write(rehearsal, _work, { kind: isPaused ? 'paused' : 'resumed', at: rehearsal.now })
}

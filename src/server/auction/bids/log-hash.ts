import { createHash } from 'node:crypto'
import { type LotEvent, type LotState, type LotTerms, stateOf } from '#contract/auction/bidding.ts'
import type { BidChannel } from '#contract/auction/bidding-times.ts'
import type { AuctionTables } from '../tables.ts'

export type LogRow = AuctionTables['auctionLog']
type Hashed = Omit<LogRow, '_id' | '_staff' | 'hash'>

/** Hash before the first entry of a log. */
export const noHash = ''

/** The hash of an entry: of everything that it says but names, and of the hash of the entry before. */
export function hashOf(entry: Hashed, before: string): string {
  const { _work, _program, number, at, arrivedAt, kind, paddle, maximum, details, price, leader, isPublic } = entry
  const said = [before, _work, _program, number, at, arrivedAt, kind, paddle, maximum, details, price, leader, isPublic]
  return createHash('sha256').update(JSON.stringify(said)).digest('hex')
}

/** The hash that an entry `restated` has of what was and is stated, all three JSON texts: nothing can be put in its place later. */
export const changeHash = (fields: string, before: string, after: string): string =>
  createHash('sha256')
    .update(JSON.stringify([fields, before, after]))
    .digest('hex')

/** Returns what an entry does to the state of its lot. Bidders are their paddles. */
export function eventOf({
  kind,
  at: instant,
  paddle,
  maximum,
  details,
}: Pick<LogRow, 'kind' | 'at' | 'paddle' | 'maximum' | 'details'>): LotEvent {
  const at = Date.parse(instant)
  const bidder = String(paddle)
  // Written by `append` alone.
  const said = JSON.parse(details) as { terms?: LotTerms; endsAt?: number; channel?: BidChannel }
  switch (kind) {
    case 'opened':
    case 'revised':
      if (said.terms === undefined) throw new Error(`an entry ${kind} has no terms`)
      return { kind, at, terms: said.terms }
    case 'placed':
    case 'changed':
      return { kind, at, bidder, maximum: maximum ?? 0, ...(said.channel === undefined ? {} : { channel: said.channel }) }
    case 'offered':
    case 'accepted':
      return { kind, at, bidder, maximum: maximum ?? 0 }
    case 'retracted':
    case 'cancelled':
    case 'defaulted':
      return { kind, at, bidder }
    case 'extended':
      return { kind, at, endsAt: said.endsAt ?? 0 }
    default:
      return { kind, at }
  }
}

/**
 * Computes the state of a lot from its log, all of whose entries are checked: their numbers, their hashes, their order in time.
 * @param log in the order of the numbers
 * @throws Error which names the entry that is not as it was written
 */
export function checkedState(log: readonly LogRow[]): LotState {
  let [before, last] = [noHash, '']
  for (const [index, entry] of log.entries()) {
    const isRight = entry.number === index + 1 && entry.at >= last && hashOf(entry, before) === entry.hash
    if (!isRight) throw new Error(`entry ${index + 1} of the log of ${entry._work} is not as it was written`)
    ;[before, last] = [entry.hash, entry.at]
  }
  const state = stateOf(log.map(eventOf))
  if (state === undefined) throw new Error('a lot has no log')
  return state
}

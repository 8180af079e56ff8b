import { type BidRefusal, type LotState, maximumOf, refusalOf } from '#contract/auction/bidding.ts'
import { type BidChannel, biddingTimes } from '#contract/auction/bidding-times.ts'
import type { ErrorCode } from '#contract/api.ts'
import type { Db } from '../../db/schema.ts'
import { NotedRefusal } from '../../http/noted-refusal.ts'
import { hasConsigned } from '../consigned/consignors.ts'
import { inKorea, iso } from './clock.ts'
import { append, type Hung, type Lot, lockLotOf } from './lot-rows.ts'
import { readLimitLeft, type Registration } from './registrations.ts'

/** A step that a bidder wants to take, without its instant: that is not the bidder's to say. */
export type WantedStep = { kind: 'placed' | 'changed'; maximum: number; channel?: BidChannel } | { kind: 'retracted' }

type Refusal = BidRefusal | { code: 'overLimit'; left: number } | { code: 'consignor' }

/** A bid that comes later than this, in ms, is answered that the lot is closed: by how much it was late is no news. */
const late = 60_000
const won = (amount: number): string => amount.toLocaleString('en')

/** The text that the refused bidder reads: what is possible now, and nothing of others but the price. */
function errorOf(refusal: Refusal): { code: ErrorCode; values?: Record<string, string> } {
  switch (refusal.code) {
    case 'tooLow':
      return { code: 'bidTooLow', values: { least: won(refusal.least) } }
    case 'belowPrice':
      return { code: 'bidBelowPrice', values: { price: won(refusal.price) } }
    case 'overLimit':
      return { code: 'bidOverLimit', values: { left: won(refusal.left) } }
    case 'closed':
      return refusal.lateMs > late ? { code: 'lotClosed' } : { code: 'bidTooLate', values: { late: (refusal.lateMs / 1000).toFixed(3) } }
    case 'notOpen':
      return { code: 'lotNotOpen', values: { opens: inKorea(refusal.opensAt) } }
    case 'retractionOver':
      return { code: 'retractionOver', values: { minutes: String(biddingTimes.retraction / 60_000) } }
    case 'consignor':
      return { code: 'consignorCannotBid' }
    case 'paused':
      return { code: 'lotPaused' }
    case 'withdrawn':
      return { code: 'lotWithdrawn' }
    default:
      return { code: refusal.code }
  }
}

/** Returns whether a step wants more than what a bidder is bound by. Whoever lowers a maximum owes less by it. */
const isMore = (state: LotState, bidder: string, step: WantedStep): step is Extract<WantedStep, { maximum: number }> =>
  step.kind !== 'retracted' && step.maximum > (maximumOf(state, bidder) ?? 0)

/** Refuses a maximum with which the lots that a bidder leads, this one among them, would come to more than the limit. */
async function limitRefusal(db: Db, { row, state }: Lot, registration: Registration, step: WantedStep): Promise<Refusal | undefined> {
  if (!isMore(state, String(registration.paddle), step)) return undefined
  const left = await readLimitLeft(db, registration, row._work)
  return step.maximum > left ? { code: 'overLimit', left } : undefined
}

/** Notes whom a bid has outbid: it is told once it is committed (tell-bidders.ts). Who had already been outbid is in no hurry to hear it again. */
async function noteOutbid(db: Db, before: LotState, { row, state }: Lot, at: number): Promise<void> {
  const { leader } = before
  if (leader === null || leader === state.leader || maximumOf(state, leader) === undefined) return
  const { _work, _program } = row
  await db
    .insertInto('auctionOutbid')
    .values({ _work, _program, paddle: Number(leader), since: iso(at), toldAt: null })
    .onConflict((conflict) => conflict.columns(['_work', 'paddle']).doUpdateSet({ toldAt: null }))
    .execute()
}

/** Returns whether a step would change nothing: sent twice, it is taken once. */
const isDone = (state: LotState, bidder: string, step: WantedStep): boolean =>
  step.kind === 'changed' && state.phase === 'open' && maximumOf(state, bidder) === step.maximum

interface Taken {
  hung: Hung
  registration: Registration
  step: WantedStep
  /** When the request arrived, in ms. */
  arrivedAt: number
  /** Who of the staff enters it for the bidder; absent: nobody does. */
  _staff?: string
}

/**
 * Decides a step of a bidder, by the instant at which its transaction holds the lot, and notes it in the log: a refused one, too.
 * @param registration held by the transaction, and before the lot
 * @param clock reads the clock of the database
 * @returns the lot after it, the instant that counts, and the entry of the log; without one nothing was to be changed
 * @throws NotedRefusal which says what is possible
 */
export async function takeStep(
  db: Db,
  { hung, registration, step, arrivedAt, _staff }: Taken,
  clock: () => Promise<number>,
): Promise<Lot & { at: number; _entry?: string }> {
  // Before the lot is held: others wait for it.
  const isConsignor = await hasConsigned(db, hung.work, registration)
  const { lot, at } = await lockLotOf(db, hung, clock)
  const { paddle } = registration
  const wanted = { ...step, at, bidder: String(paddle) }
  const by = _staff === undefined ? {} : { _staff }
  if (isDone(lot.state, wanted.bidder, step)) return { ...lot, at }
  const refusal =
    (isMore(lot.state, wanted.bidder, step) && isConsignor ? { code: 'consignor' as const } : undefined) ??
    refusalOf(lot.state, wanted) ??
    (await limitRefusal(db, lot, registration, step))
  if (refusal === undefined) {
    const after = await append(db, lot, { event: wanted, arrivedAt, ...by })
    if (step.kind !== 'retracted') await noteOutbid(db, lot.state, after, at)
    return { ...after, at }
  }
  const details = { refusal: { ...refusal, step: step.kind, ...('maximum' in step ? { maximum: step.maximum } : {}) } }
  await append(db, lot, { event: { kind: 'refused', at }, arrivedAt, paddle, details, ...by })
  const { code, values = {} } = errorOf(refusal)
  throw new NotedRefusal(code, { values })
}

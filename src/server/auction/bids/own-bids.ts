import { bidCalls } from '#contract/auction/bids.ts'
import { freeUntil, isUnderWay, type LotState, maximumOf, refusalOf } from '#contract/auction/bidding.ts'
import { biddingTimes } from '#contract/auction/bidding-times.ts'
import { costOf } from '#contract/auction/cost.ts'
import { auctionLimits } from '#contract/auction/limits.ts'
import type { Answer } from '#contract/api.ts'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../../db/schema.ts'
import { ApiError } from '../../http/api-error.ts'
import { lockCaller } from '../../http/lock-caller.ts'
import type { Caller } from '../../http/platform.ts'
import { type Context, inSteps, serve, type WriteContext } from '../../http/route.ts'
import { countUses } from '../../http/usage-limits.ts'
import { type AuctionDeps, requireOpen } from '../auction.ts'
import { requireNotBlocked } from '../won/defaults.ts'
import { findLastOffer, toOwnOffer } from '../won/offer-rows.ts'
import { dayOf, iso, readClock } from './clock.ts'
import { originNotes } from './origins.ts'
import { type Hung, requireHung, storedState } from './lot-rows.ts'
import { readLot, toPublicLot } from './public-lots.ts'
import { findRegistration, lockRegistration, readLimitLeft, type Registration, requireMayBid } from './registrations.ts'
import { takeStep, type WantedStep } from './take-step.ts'
import type { SaleWatch } from './watch.ts'

type OwnBid = Answer<'GET /api/v1/auction/works/{_work}/bids/{_id}'>['bid']

/** Steps of a bidder, and offers. */
export const stepsPerMinute = { name: 'auctionSteps', max: auctionLimits.bidStepsPerMinute, windowMs: 60_000 }

/** Returns how a bid of a bidder stands. */
export function standingOf(state: LotState, bidder: string): OwnBid['state'] {
  const { phase, leader } = state
  if (phase === 'sold' && leader === bidder) return 'won'
  if (!isUnderWay(state)) return 'lost'
  return leader === bidder ? 'leading' : 'outbid'
}

/** Returns until when a bid that can be retracted now can be; null: it cannot. While a lot is paused its end does not come nearer. */
function retractableUntil(state: LotState, bidder: string, at: number): string | null {
  const last = state.maxima[bidder]?.at(-1)
  if (last === undefined || refusalOf(state, { kind: 'retracted', bidder, at }) !== undefined) return null
  const free = freeUntil(state, bidder, at)
  if (free !== undefined) return iso(state.phase === 'paused' ? free : Math.min(free, state.endsAt))
  return iso(Math.min(last.at + biddingTimes.retraction, state.endsAt - biddingTimes.noRetraction))
}

/** Finds the last entry by which a bidder placed a bid on a lot, or the one with an id. */
function findPlaced(db: Db, { work, program }: Hung, { paddle }: Registration, _id?: string) {
  const own = db
    .selectFrom('auctionLog')
    .select(['_id', 'at'])
    .where('_program', '=', program._id)
    .where('paddle', '=', paddle)
    .where('_work', '=', work._id)
    .where('kind', '=', 'placed')
    .orderBy('number', 'desc')
    .limit(1)
  return (_id === undefined ? own : own.where('_id', '=', _id)).executeTakeFirst()
}

/** State of a lot, and the entry by which a bidder placed the bid that stands there. */
interface Standing {
  state: LotState
  placed: { _id: string; at: string }
}

/** Reads how a bidder stands on a lot. @returns undefined where no bid of this bidder does */
async function readStanding(db: Db, hung: Hung, registration: Registration): Promise<Standing | undefined> {
  const row = await db.selectFrom('auctionLots').select('state').where('_work', '=', hung.work._id).executeTakeFirst()
  const state = row && storedState(row)
  if (state === undefined || maximumOf(state, String(registration.paddle)) === undefined) return undefined
  const placed = await findPlaced(db, hung, registration)
  return placed && { state, placed }
}

/** The bid of a bidder as its owner reads it. @throws Error where none stands */
function toOwnBid({ work, program }: Hung, { paddle }: Registration, { state, placed }: Standing, at: number): OwnBid {
  const bidder = String(paddle)
  const maximum = maximumOf(state, bidder)
  if (maximum === undefined) throw new Error(`bid ${placed._id} does not stand`)
  const cost = costOf({ hammer: maximum, premium: program.premium, taxKind: work.taxKind, delivery: null, day: dayOf(state.endsAt) })
  const until = retractableUntil(state, bidder, at)
  const isFree = until !== null && freeUntil(state, bidder, at) !== undefined
  const { _id, at: createdAt } = placed
  return { _id, _work: work._id, createdAt, maximum, state: standingOf(state, bidder), retractableUntil: until, isFree, cost }
}

type Taking = { _work: string; _bid?: string; step: WantedStep }

/** Serves members their bids. */
export function serveBids(app: FastifyInstance, deps: AuctionDeps, watch: SaleWatch): void {
  const { serverKey, database } = app.platform
  const { engine } = database
  const noteOrigin = originNotes(serverKey)

  /** Notes when a step arrived, and waits until it is known whether bids could be taken until now. */
  const arrive = async () => {
    const arrivedAt = Date.now()
    await watch.isServing()
    return arrivedAt
  }

  /** Takes a step of the caller. Locks in this order: the account, its registration, the lot. */
  const take = async (context: WriteContext<Caller>, { _work, _bid, step }: Taking, arrivedAt: number) => {
    const { db } = context
    await requireOpen(db, deps)
    const hung = await requireHung(db, _work)
    requireMayBid(context)
    const { _user } = await lockCaller(context)
    if (step.kind !== 'retracted') await requireNotBlocked(db, serverKey, _user)
    const registration = await lockRegistration(db, hung.program._id, _user)
    // Of another one's bid nobody learns that it is there.
    if (registration === undefined) throw new ApiError(_bid === undefined ? 'notRegistered' : 'notFound')
    await countUses(db, [{ limit: stepsPerMinute, key: _user, amount: 1 }])
    // The lot is not held yet, but what the bidder has there changes under the lock of the registration alone, or by staff.
    const before = _bid === undefined ? undefined : await readStanding(db, hung, registration)
    if (_bid !== undefined && before?.placed._id !== _bid)
      throw new ApiError((await findPlaced(db, hung, registration, _bid)) === undefined ? 'notFound' : 'noBid')
    const { row, state, at, _entry } = await takeStep(db, { hung, registration, step, arrivedAt }, () => readClock(db, engine))
    if (step.kind !== 'retracted') await noteOrigin(context, _work, registration)
    const placed = before?.placed ?? (_entry === undefined ? undefined : { _id: _entry, at: iso(at) })
    if (placed === undefined) throw new Error(`a bid on lot ${_work} was placed and is not in its log`)
    return { hung, registration, row, state, at, placed }
  }
  /** Answers from what was read under the lock. */
  const answerOf = async ({ db }: Pick<Context, 'db'>, { hung, registration, row, at, ...standing }: Awaited<ReturnType<typeof take>>) => ({
    bid: toOwnBid(hung, registration, standing, at),
    lot: toPublicLot({ ...row, place: hung.work.place }, at),
    limitLeft: await readLimitLeft(db, registration),
  })
  const readOwnOf = async ({ db, caller }: Context<Caller>, _work: string) => {
    await requireOpen(db, deps)
    const hung = await requireHung(db, _work)
    const registration = await findRegistration(db, hung.program._id, caller._id)
    const at = await readClock(db, engine)
    const standing = registration && (await readStanding(db, hung, registration))
    return { hung, registration, at, bid: standing && toOwnBid(hung, registration, standing, at) }
  }

  serve(app, bidCalls, {
    'GET /api/v1/auction/works/{_work}/bids': async ({ params: { _work } }, context) => {
      const { db } = context
      const { hung, registration, at, bid } = await readOwnOf(context, _work)
      const bids = bid === undefined ? [] : [bid]
      const limitLeft = registration === undefined ? null : await readLimitLeft(db, registration)
      const last = registration && (await findLastOffer(db, { ...registration, _work }))
      const offer = last === undefined ? null : toOwnOffer(last, at)
      return { bids, lot: await readLot(db, hung, at), limitLeft, offer, summary: { total: bids.length, limit: 1, skip: 0 } }
    },
    'GET /api/v1/auction/works/{_work}/bids/{_id}': async ({ params: { _work, _id } }, context) => {
      const { bid } = await readOwnOf(context, _work)
      if (bid?._id !== _id) throw new ApiError('notFound')
      return { bid }
    },
    'POST /api/v1/auction/works/{_work}/bids': inSteps(async ({ params: { _work }, body: { maximum } }) => {
      const arrivedAt = await arrive()
      return async (context) => answerOf(context, await take(context, { _work, step: { kind: 'placed', maximum } }, arrivedAt))
    }),
    'PUT /api/v1/auction/works/{_work}/bids/{_id}': inSteps(async ({ params: { _work, _id: _bid }, body: { maximum } }) => {
      const arrivedAt = await arrive()
      return async (context) => answerOf(context, await take(context, { _work, _bid, step: { kind: 'changed', maximum } }, arrivedAt))
    }),
    'DELETE /api/v1/auction/works/{_work}/bids/{_id}': inSteps(async ({ params: { _work, _id: _bid } }) => {
      const arrivedAt = await arrive()
      return async (context) => void (await take(context, { _work, _bid, step: { kind: 'retracted' } }, arrivedAt))
    }),
  })
}

import { auctionLimits } from '#contract/auction/limits.ts'
import { offerCalls } from '#contract/auction/offers.ts'
import type { Body } from '#contract/api.ts'
import type { FastifyInstance } from 'fastify'
import type { Database } from '../../db/database.ts'
import type { Db } from '../../db/schema.ts'
import { ApiError } from '../../http/api-error.ts'
import { lockCaller } from '../../http/lock-caller.ts'
import type { Caller } from '../../http/platform.ts'
import { serve, type WriteContext } from '../../http/route.ts'
import { countUses } from '../../http/usage-limits.ts'
import { tellOffice } from '../../mail/office-alerts.ts'
import type { Change } from '../../notifications/notify.ts'
import { type AuctionDeps, requireOpen } from '../auction.ts'
import { iso, readClock } from '../bids/clock.ts'
import { append, instantOf, type Lot, lockLot, requireHung } from '../bids/lot-rows.ts'
import { stepsPerMinute } from '../bids/own-bids.ts'
import { lockRegistration, readLimitLeft, type Registration, requireMayBid } from '../bids/registrations.ts'
import { hasConsigned } from '../consigned/consignors.ts'
import { requireNotBlocked } from './defaults.ts'
import { findAgain } from './listings.ts'
import { endOffer, findOffer, insertOffer, type OfferRow, readOffers, toOwnOffer } from './offer-rows.ts'
import { sell } from './sell.ts'
import { readSold } from './sold-item.ts'

const day = 24 * 60 * 60_000
const won = (amount: number): string => amount.toLocaleString('en')

const changeOf = ({ db, request, afterCommit }: WriteContext<Caller>): Change => ({
  db,
  platform: request.server.platform,
  afterCommit,
  now: new Date().toISOString(),
})

/** Sums what a bidder offers in a sale, and what waits for its answer. */
async function readStanding(db: Db, { _program, paddle }: Registration): Promise<number> {
  const { sum } = await db
    .selectFrom('auctionOffers')
    .select(({ fn }) => fn.sum<number | string | null>('hammer').as('sum'))
    .where('_program', '=', _program)
    .where('paddle', '=', paddle)
    .where('kind', '=', 'own')
    .where('state', '=', 'standing')
    .executeTakeFirstOrThrow()
  return Number(sum ?? 0)
}

/** Refuses an offer that cannot be made now. @param lot held, or none */
async function requireRoomFor(db: Db, lot: Lot | undefined, registration: Registration, amount: number, at: number): Promise<void> {
  const { offerDays, offersPerLot } = auctionLimits
  const until = (lot?.state.endsAt ?? 0) + offerDays * day
  const isOpen = lot?.state.phase === 'passed' && at < until && (await findAgain(db, lot.row._work)) === undefined
  if (lot === undefined || !isOpen) throw new ApiError('offersClosed', { values: { days: offerDays } })
  const own = (await readOffers(db, lot.row._work)).filter(({ paddle }) => paddle === registration.paddle)
  if (own.some(({ state }) => state === 'standing')) throw new ApiError('offerStands')
  if (own.filter(({ kind }) => kind === 'own').length >= offersPerLot) throw new ApiError('offersUsed', { values: { limit: offersPerLot } })
  const left = Math.max(0, (await readLimitLeft(db, registration)) - (await readStanding(db, registration)))
  if (amount > left) throw new ApiError('bidOverLimit', { values: { left: won(left) } })
}

/**
 * Takes an offer of a member for a lot that has passed. From the reserve on it is accepted at once; of one that is less nobody learns
 * by how much. Locks in this order: the account, its registration, the lot.
 */
async function makeOffer(
  context: WriteContext<Caller>,
  _work: string,
  amount: number,
  { engine, deps }: { engine: Database['engine']; deps: AuctionDeps },
): Promise<OfferRow> {
  const { db } = context
  await requireOpen(db, deps)
  const { work, program } = await requireHung(db, _work)
  requireMayBid(context)
  const { _user } = await lockCaller(context)
  const registration = await lockRegistration(db, program._id, _user)
  if (registration === undefined) throw new ApiError('notRegistered')
  if (await hasConsigned(db, work, registration)) throw new ApiError('consignorCannotBid')
  const change = changeOf(context)
  await requireNotBlocked(db, change.platform.serverKey, _user)
  await countUses(db, [{ limit: stepsPerMinute, key: _user, amount: 1 }])
  const found = await lockLot(db, _work)
  const clock = await readClock(db, engine)
  const at = found === undefined ? clock : instantOf(found, clock)
  await requireRoomFor(db, found, registration, amount, at)
  if (found === undefined) throw new Error('what takes offers is a lot')
  const { paddle } = registration
  const offer = await insertOffer(db, found, { kind: 'own', paddle, hammer: amount, at, until: at + auctionLimits.offerDays * day })
  const { _entry, ...lot } = await append(db, found, { event: { kind: 'offered', at, bidder: String(paddle), maximum: amount } })
  const { reserve, startPrice } = lot.state.terms
  if (amount >= (reserve ?? startPrice)) return sell(change, { lot, at, offer, _user }, deps)
  await tellOffice(change, 'offer')
  return offer
}

/** Answers an offer, or takes back one's own. What was answered so before stays. */
async function answerOffer(
  context: WriteContext<Caller>,
  _id: string,
  state: Body<'PUT /api/v1/auction/offers/{_id}'>['state'],
  { engine, deps }: { engine: Database['engine']; deps: AuctionDeps },
): Promise<OfferRow> {
  const { db } = context
  await requireOpen(db, deps)
  const { _user } = await lockCaller(context)
  const asked = await findOffer(db, _id)
  const registration = asked && (await lockRegistration(db, asked._program, _user))
  // Of another one's offer nobody learns that it is there.
  if (asked === undefined || registration?.paddle !== asked.paddle) throw new ApiError('notFound')
  const lot = await lockLot(db, asked._work)
  const offer = await findOffer(db, _id)
  if (lot === undefined || offer === undefined) throw new ApiError('notFound')
  if (offer.state === state) return offer
  if ((offer.kind === 'own') !== (state === 'withdrawn')) throw new ApiError('lotStep')
  const at = instantOf(lot, await readClock(db, engine))
  if (offer.state !== 'standing' || offer.until <= iso(at)) throw new ApiError('offerOver')
  if (state !== 'accepted') {
    if (state === 'declined') await tellOffice(changeOf(context), 'offer')
    return endOffer(db, offer, state)
  }
  requireMayBid(context)
  const { work } = await readSold(db, lot.row)
  if (await hasConsigned(db, work, registration)) throw new ApiError('consignorCannotBid')
  const change = changeOf(context)
  await requireNotBlocked(db, change.platform.serverKey, _user)
  return sell(change, { lot, at, offer, _user }, deps)
}

/** Serves members what they are offered, and what they offer, after the close of a lot. */
export function serveOffers(app: FastifyInstance, deps: AuctionDeps): void {
  const { engine } = app.platform.database
  const shown = async (db: Db, offer: OfferRow) => ({ offer: toOwnOffer(offer, await readClock(db, engine)) })
  serve(app, offerCalls, {
    'POST /api/v1/auction/works/{_id}/offers': async ({ params, body }, context) =>
      shown(context.db, await makeOffer(context, params._id, body.amount, { engine, deps })),
    'PUT /api/v1/auction/offers/{_id}': async ({ params, body }, context) =>
      shown(context.db, await answerOffer(context, params._id, body.state, { engine, deps })),
  })
}

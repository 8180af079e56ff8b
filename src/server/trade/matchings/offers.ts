import type { Body } from '#contract/api.ts'
import { tradeLimits } from '#contract/trade/limits.ts'
import { openStates } from '#contract/trade/matching-states.ts'
import { v7 as uuid } from 'uuid'
import type { Db } from '../../db/schema.ts'
import { ApiError } from '../../http/api-error.ts'
import { insertOffered, noteEvent } from './change-state.ts'
import { findLiveOfCompanies, lockCompanies } from './company-pairs.ts'
import { type Fair, requireOpenFair, requireSlots } from '../fairs/fair-plan.ts'
import type { MatchingRow } from './matching-rows.ts'
import type { Change } from '../../notifications/notify.ts'
import { notifyParties } from '../notify.ts'
import { readFree } from './occupancy.ts'
import { findParticipant, type Participant, requireParticipant } from '../fairs/participation.ts'
import { requireProduct } from './require-product.ts'
import { answerBy } from './steps.ts'
import { stateIn } from '../fairs/state-in.ts'

type Offer = Body<'POST /api/v1/me/matchings'>

async function requireSides(db: Db, _fair: string, _user: string, _seller: string) {
  const buyer = await requireParticipant(db, _fair, _user)
  if (buyer.role !== 'BUYER') throw new ApiError('wrongRole')
  const seller = await findParticipant(db, _fair, _seller)
  if (seller?.role !== 'SELLER') throw new ApiError('notFound')
  return { buyer, seller }
}

/** Who offers, and to whom, held until the transaction ends. @throws ApiError `notParticipating`, `wrongRole`, `notFound` */
async function lockSides(db: Db, ...asked: [_fair: string, _user: string, _seller: string]) {
  const { buyer, seller } = await requireSides(db, ...asked)
  await lockCompanies(db, { _buyer: buyer._user, _seller: seller._user })
  // One of them may have left while this waited: what it had was cancelled before there was this.
  return requireSides(db, ...asked)
}

/** One matching of a buyer with a seller at a time, and of their companies. @throws ApiError `matchingExists`, `colleagueMeets` */
async function requireNoOther(db: Db, { _fair, _user: _buyer }: Participant, _seller: string): Promise<void> {
  const found = await findLiveOfCompanies(db, { _fair, _buyer, _seller })
  if (found === undefined) return
  if (found._buyer !== _buyer || found._seller !== _seller) throw new ApiError('colleagueMeets')
  throw new ApiError('matchingExists', { current: { _id: found._id } })
}

const dayMs = 24 * 60 * 60_000

/** Offers that are made and cancelled again and again are no use but to disturb. @throws ApiError `tooManyToday` */
async function requireFewToday(db: Db, { _fair, _user: _buyer }: Participant, _seller: string, now: string): Promise<void> {
  const limit = tradeLimits.offersPerDay
  const { count } = await db
    .selectFrom('matchings')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('_buyer', '=', _buyer)
    .where('createdAt', '>', new Date(Date.parse(now) - dayMs).toISOString())
    .where('_seller', '=', _seller)
    .where('_fair', '=', _fair)
    .executeTakeFirstOrThrow()
  if (Number(count) >= limit) throw new ApiError('tooManyToday', { values: { limit } })
}

/** @throws ApiError `limitReached` */
async function requireRoom(db: Db, fair: Fair, _buyer: string): Promise<void> {
  const { count } = await db
    .selectFrom('matchings')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('_fair', '=', fair._id)
    .where('_buyer', '=', _buyer)
    .where(stateIn(openStates))
    .executeTakeFirstOrThrow()
  if (Number(count) >= fair.maxOffers) throw new ApiError('limitReached', { values: { limit: fair.maxOffers } })
}

/**
 * Offers times to a seller: the first step of a matching.
 * @throws ApiError `notFound`, `notParticipating`, `wrongRole`, `matchingExists`, `colleagueMeets`, `tooManyToday`, `limitReached`,
 * `slotTaken` with what is free
 */
export async function offer(change: Change, _user: string, sent: Offer): Promise<MatchingRow> {
  const { db, now } = change
  const fair = await requireOpenFair(db, sent._fair)
  const { buyer, seller } = await lockSides(db, fair._id, _user, sent._seller)
  await requireNoOther(db, buyer, seller._user)
  await requireFewToday(db, buyer, seller._user, now)
  await requireRoom(db, fair, _user)
  if (sent._product != null) await requireProduct(db, fair._id, seller._user, sent._product)
  const free = await readFree(db, fair, { users: [_user, seller._user], method: sent.method, now })
  if (sent.slots.some((start) => !free.includes(start))) throw new ApiError('slotTaken', { field: 'slots', current: { free } })
  const slots = requireSlots(fair, sent.slots, now)
  const _id = uuid()
  const row = await db
    .insertInto('matchings')
    .values({
      _id,
      createdAt: now,
      updatedAt: now,
      _fair: fair._id,
      _buyer: _user,
      _seller: seller._user,
      _product: sent._product ?? null,
      method: sent.method,
      state: 'offered',
      awaits: 'seller',
      message: sent.message ?? null,
      expiresAt: answerBy(fair, slots, now),
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  await insertOffered(db, _id, slots)
  await noteEvent(db, row, { action: 'offer', by: 'buyer' }, now, null)
  await notifyParties(change, row, 'offered', [seller._user])
  return row
}

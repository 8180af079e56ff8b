import type { PairObstacle } from '#contract/trade/fair-schedule.ts'
import { v7 as uuid } from 'uuid'
import { isUniqueViolation } from '../../../db/database.ts'
import type { Db } from '../../../db/schema.ts'
import { ApiError } from '../../../http/api-error.ts'
import { type Fair, requireSlots } from '../../fairs/fair-plan.ts'
import { findParticipant } from '../../fairs/participation.ts'
import type { DraftRow } from './draft-meetings.ts'
import { freeOf, readLoad, readPairObstacle, readPairSlots, type Sides } from './pair-slots.ts'

/** The accounts of two participants of a fair. @throws ApiError `notParticipating` beside the side that takes no part, or not as such */
export async function requireSides(db: Db, _fair: string, { _seller, _buyer, method }: Sides): Promise<Sides> {
  const [seller, buyer] = [await findParticipant(db, _fair, _seller), await findParticipant(db, _fair, _buyer)]
  if (seller?.role !== 'SELLER') throw new ApiError('notParticipating', { field: '_seller' })
  if (buyer?.role !== 'BUYER') throw new ApiError('notParticipating', { field: '_buyer' })
  return { _seller: seller._user, _buyer: buyer._user, method }
}

async function refuse(db: Db, fair: Fair, sides: Sides, obstacle: PairObstacle): Promise<never> {
  if (obstacle === 'agreed' || obstacle === 'inDraft') throw new ApiError('matchingExists', { field: '_buyer' })
  const isSeller = obstacle === 'sellerMaximum'
  const { maximum: limit } = await readLoad(db, fair, isSeller ? sides._seller : sides._buyer)
  throw new ApiError('limitReached', { field: isSeller ? '_seller' : '_buyer', values: { limit } })
}

/**
 * Adds a meeting to a draft that nobody else changes (`lockSchedule`). It is locked, since staff have decided it.
 * @throws ApiError `notParticipating`, `matchingExists`, `limitReached`, `slotTaken` with what is free
 */
export async function addDraft(db: Db, fair: Fair, { startsAt, ...asked }: Sides & { startsAt: string }, now: string): Promise<DraftRow> {
  const sides = await requireSides(db, fair._id, asked)
  const obstacle = await readPairObstacle(db, fair, sides)
  if (obstacle !== null) return refuse(db, fair, sides, obstacle)
  const free = freeOf(await readPairSlots(db, fair, sides, now))
  const [slot] = free.includes(startsAt) ? requireSlots(fair, [startsAt], now) : []
  if (slot === undefined) throw new ApiError('slotTaken', { field: 'startsAt', current: { free } })
  // What had become of the pair before: it was agreed and cancelled, or could not be agreed.
  const former = db.deleteFrom('scheduledMeetings').where('_fair', '=', fair._id).where('state', '!=', 'draft')
  await former.where('_buyer', '=', sides._buyer).where('_seller', '=', sides._seller).execute()
  try {
    return await db
      .insertInto('scheduledMeetings')
      .values({ _id: uuid(), _fair: fair._id, ...sides, ...slot, state: 'draft', isLocked: 1 })
      .returningAll()
      .executeTakeFirstOrThrow()
  } catch (error) {
    throw isUniqueViolation(error) ? new ApiError('slotTaken', { field: 'startsAt', current: { free } }) : error
  }
}

/**
 * Takes a meeting out of a draft that nobody else changes.
 * @param anyway also where a side gets less than its minimum by it
 * @throws ApiError `belowMinimum`
 */
export async function removeDraft(db: Db, fair: Fair, { _id, _seller, _buyer, state }: DraftRow, anyway: boolean): Promise<void> {
  if (state === 'draft' && !anyway) {
    const needing: string[] = []
    for (const _user of [_seller, _buyer]) {
      const load = await readLoad(db, fair, _user).catch(leftOrThrow)
      if (load !== undefined && load.meetings <= load.minimum) needing.push(load.name)
    }
    if (needing.length > 0) throw new ApiError('belowMinimum', { values: { names: needing.join(', ') } })
  }
  await db.deleteFrom('scheduledMeetings').where('_id', '=', _id).execute()
}

/** Who takes part no longer needs no meetings. */
function leftOrThrow(error: unknown): undefined {
  if (error instanceof ApiError && error.code === 'notParticipating') return undefined
  throw error
}

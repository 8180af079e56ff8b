import { slotsOf } from '#contract/trade/slots.ts'
import type { Change } from '../../notifications/notify.ts'
import { ApiError } from '../../http/api-error.ts'
import { cancelMatching, isCancellable } from '../matchings/cancel.ts'
import { lockMatching } from '../matchings/change-state.ts'
import { strikeSlots } from '../matchings/competing-offers.ts'
import type { MatchingRow } from '../matchings/matching-rows.ts'
import { takeStep } from '../matchings/steps.ts'
import { notifyParticipants } from '../notify.ts'
import type { Fair } from './fair-plan.ts'
import { ahead, outsideOf } from './outside-plan.ts'
import { stateIn } from './state-in.ts'

interface Changed {
  before: Fair
  after: Fair
}

const hasSameSlots = (before: Fair, after: Fair): boolean => JSON.stringify(slotsOf(before)) === JSON.stringify(slotsOf(after))

const cancel = (change: Change, row: MatchingRow, staff: string) =>
  cancelMatching(change, row, { by: 'staff', _user: staff }, { kind: 'planChanged', users: [row._buyer, row._seller] })

/** Cancels agreed meetings at times that the fair no longer has. */
async function cancelAt(change: Change, fair: Fair, starts: readonly string[], staff: string): Promise<void> {
  if (starts.length === 0) return
  const rows = await ahead(change.db, fair._id, change.now).select('_id').where('startsAt', 'in', starts).orderBy('_id').execute()
  for (const { _id } of rows) {
    const row = await lockMatching(change.db, _id)
    if (isCancellable(row, change.now) && starts.includes(row.startsAt ?? '')) await cancel(change, row, staff)
  }
}

/** Gives agreed meetings at a table that is no longer there another one, or cancels them where none is free. */
async function reseat(change: Change, fair: Fair, staff: string): Promise<void> {
  const rows = await ahead(change.db, fair._id, change.now).select('_id').where('tableNumber', '>', fair.tables).orderBy('_id').execute()
  for (const { _id } of rows) {
    const row = await lockMatching(change.db, _id)
    if (!isCancellable(row, change.now) || row.startsAt === null || (row.tableNumber ?? 0) <= fair.tables) continue
    try {
      await takeStep(change, row, { actor: 'staff', _user: staff }, { action: 'move', slot: row.startsAt })
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'slotTaken') throw error
      await cancel(change, row, staff)
    }
  }
}

/** Takes times that the fair no longer has out of offers and proposals; those with no time left end. */
async function strikeAt(change: Change, fair: Fair, starts: readonly string[]): Promise<void> {
  if (starts.length === 0) return
  const found = await change.db
    .selectFrom('matchings as m')
    .innerJoin('matchingSlots as s', 's._matching', 'm._id')
    .select('m._id')
    .distinct()
    .where('m._fair', '=', fair._id)
    .where(stateIn(['offered', 'accepted', 'rescheduling'], 'm.state'))
    .where('s.startsAt', 'in', starts)
    .where('s.state', 'in', ['offered', 'picked', 'proposed'])
    .orderBy('m._id')
    .execute()
  for (const { _id } of found) await strikeSlots(change, _id, starts, 'planChanged')
}

/** Sides of meetings at a table hear of another venue once, and calendars take it over. */
async function tellVenue(change: Change, { before, after }: Changed): Promise<void> {
  if (JSON.stringify(before.venue) === JSON.stringify(after.venue)) return
  const { db, now } = change
  const moved = await db
    .updateTable('matchings')
    .set((eb) => ({ sequence: eb('sequence', '+', 1), updatedAt: now, version: eb('version', '+', 1) }))
    .where('_id', 'in', ahead(db, after._id, now).select('_id').where('method', '=', 'OFFLINE'))
    .returning(['_buyer', '_seller'])
    .execute()
  const users = [...new Set(moved.flatMap(({ _buyer, _seller }) => [_buyer, _seller]))]
  await notifyParticipants(change, after._id, users, 'venueChanged')
}

/**
 * Settles what was agreed and offered at a fair that staff have changed: meetings at a time that it no longer has are cancelled,
 * those at a table that is gone get another one, offers lose such times, and both sides hear of it. In the transaction of the change.
 */
export async function settlePlan(change: Change, { before, after }: Changed, staff: string): Promise<void> {
  const outside = hasSameSlots(before, after) ? undefined : await outsideOf(change.db, after, change.now)
  if (outside !== undefined) await cancelAt(change, after, outside.held, staff)
  if (after.tables < before.tables) await reseat(change, after, staff)
  if (outside !== undefined) await strikeAt(change, after, [...new Set([...outside.offered, ...outside.proposed])])
  await tellVenue(change, { before, after })
}

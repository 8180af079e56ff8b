import type { Slot } from '#contract/trade/slots.ts'
import { ApiError } from '../../http/api-error.ts'
import { requireFair, requireSlots } from '../fairs/fair-plan.ts'
import type { Change } from '../../notifications/notify.ts'
import { changeState } from './change-state.ts'
import { findLiveOfCompanies } from './company-pairs.ts'
import type { MatchingRow } from './matching-rows.ts'
import { type Before, beforeOf, dropQueuedMove, findQueued, type Queued } from './queued-moves.ts'
import { agreeOn, requireTransition, type StepContext, wrongState } from './steps.ts'

const hasBegun = ({ startsAt }: Pick<MatchingRow, 'startsAt'>, now: string): boolean => startsAt === null || startsAt <= now

/** Puts a moved meeting back at the time and table that its sides know. */
async function moveBack(context: StepContext, { startsAt, tableNumber, hadProposal }: Queued): Promise<void> {
  const { change, fair, row } = context
  requireTransition(row, 'move', 'staff', change.now)
  const method = tableNumber === null ? 'ONLINE' : 'OFFLINE'
  for (const slot of requireSlots(fair, [startsAt], change.now))
    await agreeOn({ ...context, row: { ...row, method } }, slot, tableNumber ?? undefined)
  // That the proposal of another time has ended is news all the same.
  if (hadProposal === 0) await dropQueuedMove(change.db, row._id)
}

/** Makes an offer of a meeting again, or nothing where there was none. */
async function unplace({ change, row, done }: StepContext, { isNew, ...before }: Before): Promise<void> {
  const { db, now } = change
  if (row.state !== 'confirmed' || hasBegun(row, now)) throw wrongState(row, 'staff', now)
  if (isNew) {
    await db.deleteFrom('matchings').where('_id', '=', row._id).execute()
    return
  }
  const { state, startsAt, endsAt, tableNumber, method, expiresAt } = before
  await changeState(change, row, done, { state, startsAt, endsAt, tableNumber, method, expiresAt, sequence: row.sequence + 1 })
  await dropQueuedMove(db, row._id)
}

/** Gives a cancelled meeting its time and table again. @throws ApiError `slotTaken` where somebody else has them now, `matchingExists` where they or colleagues have begun anew */
async function restore(context: StepContext, before: Before): Promise<void> {
  const { change, row } = context
  const { db, now } = change
  const { startsAt, endsAt, method, tableNumber, queued } = before
  if (row.state !== 'cancelled' || startsAt === null || endsAt === null || startsAt <= now) throw wrongState(row, 'staff', now)
  if ((await findLiveOfCompanies(db, row)) !== undefined) throw new ApiError('matchingExists')
  const slot: Slot = { startsAt, endsAt }
  await agreeOn({ ...context, row: { ...row, method } }, slot, tableNumber ?? undefined)
  await db.updateTable('matchings').set({ reason: null, endedBy: null }).where('_id', '=', row._id).execute()
  // A proposal of another time has ended with it: that is news.
  const news =
    before.state === 'rescheduling' ? { ...(queued ?? { kind: 'moved' as const, before: null }), hadProposal: 1 } : (queued ?? undefined)
  if (news === undefined) await dropQueuedMove(db, row._id)
  else await db.updateTable('queuedMoves').set(news).where('_matching', '=', row._id).execute()
}

/**
 * Takes back what staff have done with a meeting, as long as nobody was told. The caller holds both companies.
 * @throws ApiError `matchingState` where that is over, `slotTaken`
 */
export async function takeBack(change: Change, row: MatchingRow, _user: string): Promise<void> {
  const { db, now } = change
  const queued = await findQueued(db, row._id)
  if (queued === undefined || queued.dueAt <= now) throw wrongState(row, 'staff', now)
  const fair = await requireFair(db, row._fair)
  const context = { change, fair, row, done: { action: 'undo', by: 'staff', _user }, by: { actor: 'staff', _user } } as const
  const before = beforeOf(queued)
  if (before === undefined) return moveBack(context, queued)
  return queued.kind === 'placed' ? unplace(context, before) : restore(context, before)
}

import {
  type Actor,
  actionsOf,
  heldStates,
  type MatchingAction,
  otherParty,
  outcomeOf,
  type Party,
  transitionOf,
} from '#contract/trade/matching-states.ts'
import { tradeLimits } from '#contract/trade/limits.ts'
import type { Step } from '#contract/trade/matchings.ts'
import type { Slot } from '#contract/trade/slots.ts'
import { ApiError } from '../../http/api-error.ts'
import { changeState, type Done, dropProposals, insertOffered, noteEvent } from './change-state.ts'
import { type Fair, requireFair, requireSlots } from '../fairs/fair-plan.ts'
import { holdOpen } from '../fairs/closed.ts'
import { dropQueuedMove, queueCancellation, queueMove, queuePlacement } from './queued-moves.ts'
import { reserveSlot } from './reserve-slot.ts'
import { type MatchingRow, userOf } from './matching-rows.ts'
import { requireProduct } from './require-product.ts'
import type { Change } from '../../notifications/notify.ts'
import { notifyOfScheduled, notifyParties } from '../notify.ts'
import { readFree } from './occupancy.ts'
import { requireParticipant } from '../fairs/participation.ts'
import { countMeetings, withdrawCompetingOffers } from './competing-offers.ts'

/** Initiator of a step: one of the two sides, or staff. */
export interface Initiator {
  actor: Exclude<Actor, 'system'>
  _user: string
}

export interface StepContext {
  change: Change
  fair: Fair
  row: MatchingRow
  done: Done
  by: Initiator
}

/** Returns the refusal of an action, with what is possible instead. */
export const wrongState = (row: MatchingRow, by: Actor, now: string) =>
  new ApiError('matchingState', { current: { state: row.state, version: row.version, actions: actionsOf(row, by, now) } })

/** Actions that choose among what was offered, picked or proposed: no other time can be had by them. */
const ofOwnSlots: ReadonlySet<Done['action']> = new Set(['accept', 'confirm', 'agree'])

/** A time is not to be had: what still is, by the same action. */
async function slotTaken({ change: { db, now }, fair, row, done }: Omit<StepContext, 'by'>): Promise<ApiError> {
  const { _id, _buyer, _seller, method } = row
  const free = await readFree(db, fair, { users: [_buyer, _seller], method, now, except: _id })
  const slots = await db
    .selectFrom('matchingSlots')
    .select(['startsAt', 'state'])
    .where('_matching', '=', _id)
    .orderBy('startsAt')
    .execute()
  // Of what was offered or picked, these are the ones that can still be agreed on.
  const left = slots.filter(({ state, startsAt }) => state !== 'struck' && free.includes(startsAt)).map(({ startsAt }) => startsAt)
  return new ApiError('slotTaken', {
    current: { free: ofOwnSlots.has(done.action) ? left : free, left, state: row.state, version: row.version },
  })
}

/** The slots of a matching in a certain state, of which all that are wanted have to be. @throws ApiError `slotTaken` */
async function requireOwnSlots(context: StepContext, state: 'offered' | 'picked' | 'proposed', wanted: readonly string[]): Promise<Slot[]> {
  const { change, row } = context
  const found = await change.db
    .selectFrom('matchingSlots')
    .select(['startsAt', 'endsAt'])
    .where('_matching', '=', row._id)
    .where('state', '=', state)
    .where('startsAt', '>', change.now)
    .execute()
  const slots = found.filter(({ startsAt }) => wanted.includes(startsAt))
  if (slots.length < new Set(wanted).size) throw await slotTaken(context)
  return slots
}

/** @throws ApiError `slotTaken` where a slot is not free for both sides */
async function requireFree(context: StepContext, starts: readonly string[]): Promise<Slot[]> {
  const { change, fair, row } = context
  const { _id, _buyer, _seller, method } = row
  const free = await readFree(change.db, fair, { users: [_buyer, _seller], method, now: change.now, except: _id, starts })
  if (starts.some((start) => !free.includes(start))) throw await slotTaken(context)
  return requireSlots(fair, starts, change.now)
}

/** The end of the time for an answer: not after the last slot begins. */
export const answerBy = (fair: Pick<Fair, 'offerHours'>, slots: readonly Slot[], now: string): string => {
  const last =
    slots
      .map(({ startsAt }) => startsAt)
      .toSorted()
      .at(-1) ?? now
  const usual = new Date(Date.parse(now) + fair.offerHours * 60 * 60_000).toISOString()
  return usual < last ? usual : last
}

/** Both sides hear of what staff do, the other one of what one of them does. */
const recipientsOf = (row: MatchingRow, { actor }: Initiator): string[] =>
  actor === 'staff' ? [row._buyer, row._seller] : [userOf(row, otherParty(actor))]

const hourMs = 60 * 60_000
/** A reminder that would come at once, right after one was told the time, is none. */
const remindersFor = (startsAt: string, now: string) => {
  const ahead = Date.parse(startsAt) - Date.parse(now)
  return { remindedDay: ahead <= 24 * hourMs ? 1 : 0, remindedSoon: ahead <= hourMs / 4 ? 1 : 0 }
}

/** Gives a matching a time, and settles what else was open for it. @throws ApiError `slotTaken` */
export async function agreeOn(context: StepContext, slot: Slot, tableNumber?: number): Promise<MatchingRow> {
  const { change, fair, row, done } = context
  const { db, now } = change
  const reminders = remindersFor(slot.startsAt, now)
  const table = await reserveSlot(db, fair, row, slot, { updatedAt: now, ...reminders }, tableNumber)
  if (table === undefined) throw await slotTaken(context)
  await dropProposals(db, row._id)
  const after = await db.selectFrom('matchings').selectAll().where('_id', '=', row._id).executeTakeFirstOrThrow()
  await noteEvent(db, after, done, now, row.state)
  await withdrawCompetingOffers(change, after, slot.startsAt)
  return after
}

/** @throws ApiError `limitReached`, `notParticipating` */
async function requireRoomFor({ change: { db }, fair, row }: StepContext): Promise<void> {
  for (const _user of [row._buyer, row._seller]) {
    const { maxMeetings } = await requireParticipant(db, fair._id, _user)
    const limit = maxMeetings ?? fair.maxMeetings
    if ((await countMeetings(db, fair._id, _user)) >= limit) throw new ApiError('limitReached', { values: { limit } })
  }
}

/** Of some slots that were offered, those that can still be had; all of them where none can, which is refused then. */
async function leftOf({ change: { db, now }, fair, row }: StepContext, wanted: readonly string[]): Promise<readonly string[]> {
  const { _id, _buyer, _seller, method } = row
  const free = await readFree(db, fair, { users: [_buyer, _seller], method, now, except: _id })
  const found = await db
    .selectFrom('matchingSlots')
    .select('startsAt')
    .where('_matching', '=', _id)
    .where('state', '=', 'offered')
    .where('startsAt', 'in', wanted)
    .execute()
  const left = found.map(({ startsAt }) => startsAt).filter((start) => free.includes(start))
  return left.length === 0 ? wanted : left
}

async function accept(
  context: StepContext,
  { slots: picks, takesLeft = false }: Extract<Step, { action: 'accept' }>,
): Promise<MatchingRow> {
  const { change, fair, row, done, by } = context
  const wanted = takesLeft ? await leftOf(context, picks) : picks
  const slots = await requireOwnSlots(context, 'offered', wanted)
  await requireFree(context, wanted)
  const starts = slots.map(({ startsAt }) => startsAt)
  const own = change.db.updateTable('matchingSlots').set({ state: 'picked' }).where('_matching', '=', row._id)
  await own.where('startsAt', 'in', starts).execute()
  const after = await changeState(change, row, done, { state: 'accepted', expiresAt: answerBy(fair, slots, change.now) })
  await notifyParties(change, after, 'accepted', by.actor === 'staff' ? [row._buyer, row._seller] : [row._buyer])
  return after
}

/** Refuses the same step again and again, which disturbs the other side. @throws ApiError `tooManyToday` */
async function requireFewToday({ change: { db, now }, row, by }: StepContext, action: 'propose' | 'change'): Promise<void> {
  const limit = tradeLimits.proposalsPerDay
  const { count } = await db
    .selectFrom('matchingEvents')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('_matching', '=', row._id)
    .where('action', '=', action)
    .where('by', '=', by.actor)
    .where('at', '>', new Date(Date.parse(now) - 24 * hourMs).toISOString())
    .executeTakeFirstOrThrow()
  if (Number(count) >= limit) throw new ApiError('tooManyToday', { values: { limit } })
}

async function propose(context: StepContext, { slots: wanted, method }: Extract<Step, { action: 'propose' }>): Promise<MatchingRow> {
  const { change, row, done, by } = context
  await requireFewToday(context, 'propose')
  const proposedMethod = method === undefined || method === row.method ? null : method
  if (proposedMethod === null && wanted.includes(row.startsAt ?? '')) throw new ApiError('invalid', { field: 'slots' })
  const slots = await requireFree({ ...context, row: { ...row, method: method ?? row.method } }, wanted)
  const rows = slots.map((slot) => ({ ...slot, _matching: row._id, state: 'proposed' as const }))
  await change.db
    .insertInto('matchingSlots')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['_matching', 'startsAt']).doUpdateSet({ state: 'proposed' }))
    .execute()
  // Staff never propose: the table of states says so.
  const after = await changeState(change, row, done, { state: 'rescheduling', proposedBy: by.actor as Party, proposedMethod })
  await notifyParties(change, after, 'proposed', recipientsOf(row, by))
  return after
}

/**
 * Changes times and method of an offer that nobody has answered.
 * @returns what becomes of it
 * @throws ApiError `slotTaken` with what is free
 */
async function changeTimes(context: StepContext, wanted: readonly string[] | undefined, method: MatchingRow['method']) {
  const { change, fair, row } = context
  const own = change.db.selectFrom('matchingSlots').select('startsAt').where('_matching', '=', row._id).where('state', '=', 'offered')
  const starts = wanted ?? (await own.where('startsAt', '>', change.now).execute()).map(({ startsAt }) => startsAt)
  const slots = await requireFree({ ...context, row: { ...row, method } }, starts)
  if (wanted === undefined) return { method }
  await change.db.deleteFrom('matchingSlots').where('_matching', '=', row._id).execute()
  await insertOffered(change.db, row._id, slots)
  return { method, expiresAt: answerBy(fair, slots, change.now) }
}

/** @throws ApiError `matchingState` for times or a method that the seller has answered, `slotTaken`, `invalid`, `tooManyToday` */
async function edit(context: StepContext, { slots, method, _product, message }: Extract<Step, { action: 'change' }>): Promise<MatchingRow> {
  const { change, fair, row, done, by } = context
  await requireFewToday(context, 'change')
  if (_product != null) await requireProduct(change.db, fair._id, row._seller, _product)
  const hasTimes = slots !== undefined || method !== undefined
  if (hasTimes && row.state !== 'offered') throw wrongState(row, by.actor, change.now)
  const after = await changeState(change, row, done, {
    state: row.state,
    ...(hasTimes ? await changeTimes(context, slots, method ?? row.method) : {}),
    ...(_product === undefined ? {} : { _product }),
    ...(message === undefined ? {} : { message }),
  })
  await notifyParties(change, after, 'changed', recipientsOf(row, by))
  return after
}

async function keepTime({ change, row, done, by }: StepContext): Promise<MatchingRow> {
  await dropProposals(change.db, row._id)
  const after = await changeState(change, row, done, { state: 'confirmed', proposedBy: null })
  await notifyParties(change, after, 'kept', recipientsOf(row, by))
  return after
}

async function end({ change, row, done, by }: StepContext, state: 'declined' | 'cancelled', reason: string | null): Promise<MatchingRow> {
  const wasAgreed = heldStates.some((held) => held === row.state)
  const after = await changeState(change, row, done, {
    state,
    reason,
    endedBy: by.actor,
    expiresAt: null,
    proposedBy: null,
    sequence: row.sequence + (wasAgreed ? 1 : 0),
  })
  if (wasAgreed && by.actor === 'staff') await queueCancellation(change, row)
  else await notifyParties(change, after, state, recipientsOf(row, by))
  return after
}

async function mark({ change, row, done, by }: StepContext, outcome: 'met' | 'missed'): Promise<MatchingRow> {
  if (by.actor === 'staff') {
    const judged = await changeState(change, row, done, { state: outcome })
    // Said once more by staff it is no news.
    if (row.state !== outcome) await notifyParties(change, judged, outcome === 'met' ? 'judgedMet' : 'judgedMissed', recipientsOf(row, by))
    return judged
  }
  const marks = { buyer: row.buyerMark, seller: row.sellerMark, [by.actor]: outcome }
  const after = await changeState(change, row, done, { state: outcomeOf(marks), buyerMark: marks.buyer, sellerMark: marks.seller })
  if (after.state === 'disputed') await notifyParties(change, after, 'disputed', recipientsOf(row, by))
  return after
}

const isTaken = (error: unknown): boolean => error instanceof ApiError && error.code === 'slotTaken'

/** Gives a matching one of its own slots, of which nothing is changed where it is taken. @throws ApiError `slotTaken` */
async function agreeOnOwn(context: StepContext, start: string, state: 'picked' | 'proposed'): Promise<MatchingRow> {
  const [slot] = await requireOwnSlots(context, state, [start])
  if (slot === undefined) throw await slotTaken(context)
  await requireFree(context, [start])
  return agreeOn(context, slot)
}

/** The first of some times that can be had, in their order. @throws ApiError `slotTaken` where none can */
async function agreeOnFirst(
  context: StepContext,
  [start = '', ...rest]: readonly string[],
  state: 'picked' | 'proposed',
): Promise<MatchingRow> {
  try {
    return await agreeOnOwn(context, start, state)
  } catch (error) {
    if (rest.length === 0 || !isTaken(error)) throw error
    return agreeOnFirst(context, rest, state)
  }
}

async function confirm(context: StepContext, starts: readonly string[], state: 'picked' | 'proposed'): Promise<MatchingRow> {
  if (state === 'picked') await requireRoomFor(context)
  const { row } = context
  const agreed = { ...context, row: { ...row, method: row.proposedMethod ?? row.method } }
  const after = await agreeOnFirst(agreed, starts, state)
  await dropQueuedMove(context.change.db, after._id)
  await notifyParties(context.change, after, state === 'picked' ? 'confirmed' : 'moved', recipientsOf(context.row, context.by))
  return after
}

async function move(context: StepContext, { slot: start, tableNumber, method }: Extract<Step, { action: 'move' }>): Promise<MatchingRow> {
  const { change, fair, row } = context
  const moved = { ...context, row: { ...row, method: method ?? row.method } }
  const [slot] = start === row.startsAt ? requireSlots(fair, [start], change.now) : await requireFree(moved, [start])
  if (slot === undefined) throw await slotTaken(moved)
  const after = await agreeOn(moved, slot, tableNumber)
  await queueMove(change, row)
  return after
}

function perform(context: StepContext, step: Step): Promise<MatchingRow> {
  switch (step.action) {
    case 'accept':
      return accept(context, step)
    case 'decline':
      return end(context, 'declined', step.reason)
    case 'cancel':
      return end(context, 'cancelled', step.reason)
    case 'confirm':
      return confirm(context, [step.slot, ...(step.orElse ?? [])], 'picked')
    case 'propose':
      return propose(context, step)
    case 'agree':
      return confirm(context, [step.slot, ...(step.orElse ?? [])], 'proposed')
    case 'refuse':
      return keepTime(context)
    case 'mark':
      return mark(context, step.outcome)
    case 'move':
      return move(context, step)
    case 'change':
      return edit(context, step)
  }
}

/** @throws ApiError `matchingState` with what can be done instead, where the table of states does not have it */
export function requireTransition(row: MatchingRow, action: MatchingAction, by: Actor, now: string): void {
  if (transitionOf(row, action, by, now) === undefined) throw wrongState(row, by, now)
}

/**
 * Does one step with a matching that is held by its two accounts (`lockParties`), and read after that.
 * @throws ApiError `matchingState`, `slotTaken`, `limitReached`, `tooManyToday`, `notParticipating`, `fairClosed`
 */
export async function takeStep(change: Change, row: MatchingRow, by: Initiator, step: Step): Promise<MatchingRow> {
  requireTransition(row, step.action, by.actor, change.now)
  if (step.action === 'mark') await holdOpen(change.db, row._fair)
  const fair = await requireFair(change.db, row._fair)
  const done = { action: step.action, by: by.actor, ...(by.actor === 'staff' ? { _user: by._user } : {}) }
  return perform({ change, fair, row, done, by }, step)
}

/**
 * Gives an offer the time that staff have found for it, as a confirmation does. The caller holds both accounts.
 * @throws ApiError `matchingState`, `slotTaken`, `limitReached`, `notParticipating`
 */
async function agreeAt(change: Change, row: MatchingRow, start: string, _user: string): Promise<MatchingRow> {
  requireTransition(row, 'schedule', 'system', change.now)
  const fair = await requireFair(change.db, row._fair)
  const done = { action: 'schedule', by: 'staff', _user } as const
  const context = { change, fair, row, done, by: { actor: 'staff', _user } } as const
  await requireRoomFor(context)
  const [slot] = await requireFree(context, [start])
  if (slot === undefined) throw await slotTaken(context)
  return agreeOn(context, slot)
}

/** Gives an offer the time of the organiser's schedule (`agreeAt`), and notifies both sides in the app: it is announced as a whole. */
export async function agreeBySchedule(...given: Parameters<typeof agreeAt>): Promise<MatchingRow> {
  const after = await agreeAt(...given)
  await notifyOfScheduled(given[0], after)
  return after
}

/** Gives an offer a time by hand (`agreeAt`), of which both sides are notified a moment later. */
export async function agreeByStaff(...given: Parameters<typeof agreeAt>): Promise<MatchingRow> {
  const [change, before] = given
  const after = await agreeAt(...given)
  await queuePlacement(change, before, after, before.createdAt === change.now)
  return after
}

/** Cancels a matching, or declines it, without a reason, as one of its sides may. */
export async function endWithoutReason(
  change: Change,
  row: MatchingRow,
  by: Initiator,
  action: 'cancel' | 'decline',
): Promise<MatchingRow> {
  requireTransition(row, action, by.actor, change.now)
  const fair = await requireFair(change.db, row._fair)
  return end({ change, fair, row, done: { action, by: by.actor }, by }, action === 'cancel' ? 'cancelled' : 'declined', null)
}

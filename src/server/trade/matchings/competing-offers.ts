import { heldStates, openStates } from '#contract/trade/matching-states.ts'
import type { Db } from '../../db/schema.ts'
import type { MatchingRow } from './matching-rows.ts'
import type { Change } from '../../notifications/notify.ts'
import { notifyParties } from '../notify.ts'
import { changeState, lockMatching } from './change-state.ts'
import { stateIn } from '../fairs/state-in.ts'

/** Others of the same two accounts for which a slot was among what is left. */
const competing = (db: Db, { _id, _buyer, _seller }: MatchingRow, startsAt: string) =>
  db
    .selectFrom('matchings as m')
    .innerJoin('matchingSlots as s', 's._matching', 'm._id')
    .select('m._id')
    .where((eb) => eb.or([eb('m._buyer', 'in', [_buyer, _seller]), eb('m._seller', 'in', [_buyer, _seller])]))
    .where('m._id', '!=', _id)
    .where(stateIn([...openStates, 'rescheduling'], 'm.state'))
    .where('s.startsAt', '=', startsAt)
    .where('s.state', 'in', ['offered', 'picked', 'proposed'])
    .orderBy('m._id')
    .execute()

/** The states of slots that a matching lives by. */
const livesBy = { offered: 'offered', accepted: 'picked', rescheduling: 'proposed' } as const

/** Whoever leaves a fair, and whoever agrees with the other side, ends it as well. */
const isLiving = <Row extends Pick<MatchingRow, 'state'>>(row: Row): row is Row & { state: keyof typeof livesBy } => row.state in livesBy

/**
 * Takes times out of what a matching lives by. An offer with no time left ends, a proposal with none leaves the old time; both sides
 * are told. In a transaction.
 * @param ended what the sides of an offer that ends are told
 */
export async function strikeSlots(
  change: Change,
  _matching: string,
  starts: readonly string[],
  ended: 'settled' | 'planChanged',
): Promise<void> {
  const { db } = change
  const other = await lockMatching(db, _matching)
  if (!isLiving(other)) return
  const ofOther = db.updateTable('matchingSlots').set({ state: 'struck' }).where('_matching', '=', _matching)
  await ofOther.where('startsAt', 'in', starts).execute()
  const left = await db
    .selectFrom('matchingSlots')
    .select('startsAt')
    .where('_matching', '=', _matching)
    .where('state', '=', livesBy[other.state])
    .where('startsAt', '>', change.now)
    .limit(1)
    .executeTakeFirst()
  if (left !== undefined) return
  const both = [other._buyer, other._seller]
  if (other.state === 'rescheduling') {
    await changeState(change, other, { action: 'lapse', by: 'system' }, { state: 'confirmed', proposedBy: null })
    await notifyParties(change, other, 'kept', both)
  } else {
    await changeState(change, other, { action: 'settle', by: 'system' }, { state: 'cancelled', endedBy: 'system', expiresAt: null })
    await notifyParties(change, other, ended, both)
  }
}

/** After a matching has got its time: takes that time out of what else is open between its two accounts and others. */
export async function withdrawCompetingOffers(change: Change, matching: MatchingRow, startsAt: string): Promise<void> {
  for (const { _id } of await competing(change.db, matching, startsAt)) await strikeSlots(change, _id, [startsAt], 'settled')
}

/** Counts an account's agreed meetings at a fair, by side, since each has an index that holds little more. */
export async function countMeetings(db: Db, _fair: string, _user: string): Promise<number> {
  const of = (side: '_buyer' | '_seller') => {
    const held = db.selectFrom('matchings').where(side, '=', _user).where('_fair', '=', _fair).where(stateIn(heldStates))
    return held.select(({ fn }) => fn.countAll().as('count'))
  }
  const { bought, sold } = await db.selectNoFrom([of('_buyer').as('bought'), of('_seller').as('sold')]).executeTakeFirstOrThrow()
  return Number(bought) + Number(sold)
}

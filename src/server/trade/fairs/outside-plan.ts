import { heldStates, openStates } from '#contract/trade/matching-states.ts'
import { slotsOf } from '#contract/trade/slots.ts'
import type { Db } from '../../db/schema.ts'
import type { Fair } from './fair-plan.ts'
import { stateIn } from './state-in.ts'

/** Meetings that are still to come. */
export const ahead = (db: Db, _fair: string, now: string) =>
  db.selectFrom('matchings').where('_fair', '=', _fair).where(stateIn(heldStates)).where('startsAt', '>', now)

/** Offers that somebody still has to answer, with the times that they live by. */
export const openSlots = (db: Db, _fair: string) =>
  db
    .selectFrom('matchings as m')
    .innerJoin('matchingSlots as s', 's._matching', 'm._id')
    .where('m._fair', '=', _fair)
    .where(stateIn(openStates, 'm.state'))
    .where('s.state', 'in', ['offered', 'picked'])

/** Other times that were proposed for agreed meetings. */
const proposedSlots = (db: Db, _fair: string) =>
  db
    .selectFrom('matchings as m')
    .innerJoin('matchingSlots as s', 's._matching', 'm._id')
    .where('m._fair', '=', _fair)
    .where('m.state', '=', 'rescheduling')
    .where('s.state', '=', 'proposed')

/** Finds the times of a fair's meetings and offers that a plan has not: there are as many at most as plans ever had slots. */
export async function outsideOf(db: Db, plan: Fair, now: string) {
  const slots = new Map(slotsOf(plan).map((slot) => [slot.startsAt, slot.endsAt]))
  const held = await ahead(db, plan._id, now).select(['startsAt', 'endsAt']).groupBy(['startsAt', 'endsAt']).execute()
  const found = [openSlots(db, plan._id), proposedSlots(db, plan._id)].map((each) =>
    each.select(['s.startsAt', 's.endsAt']).groupBy(['s.startsAt', 's.endsAt']).execute(),
  )
  const [offered = [], proposed = []] = await Promise.all(found)
  const isOutside = ({ startsAt, endsAt }: { startsAt: string | null; endsAt: string | null }) => slots.get(startsAt ?? '') !== endsAt
  const starts = (rows: readonly { startsAt: string | null; endsAt: string | null }[]) => [
    ...new Set(rows.filter(isOutside).map(({ startsAt }) => startsAt ?? '')),
  ]
  return { slots: slots.size, held: starts(held), offered: starts(offered), proposed: starts(proposed) }
}

import type { PairObstacle } from '#contract/trade/fair-schedule.ts'
import { heldStates } from '#contract/trade/matching-states.ts'
import type { Db } from '../../../db/schema.ts'
import { findCompanyOwner, peopleOfCompany } from '../../../http/company-of.ts'
import { type Fair, slotsByStart } from '../../fairs/fair-plan.ts'
import { obstacleOf, readOccupancy } from '../../matchings/occupancy.ts'
import { requireParticipant } from '../../fairs/participation.ts'
import { stateIn } from '../../fairs/state-in.ts'
import { readFullSlots, readMeetings } from './explain.ts'
import { limitsOf, readMinimums } from './meeting-limits.ts'

/** A seller and a buyer by their accounts. */
export interface Sides {
  _seller: string
  _buyer: string
  method: 'ONLINE' | 'OFFLINE'
}

/**
 * The slots of a fair that are still to come, with what is in the way of a meeting of two: by what is agreed and by the draft.
 * @param except a meeting of the draft that is left out of account: the one that is to be moved
 */
export async function readPairSlots(db: Db, fair: Fair, { _seller, _buyer, method }: Sides, now: string, except?: string) {
  const users = [_seller, _buyer]
  const { blocked, meetings } = await readOccupancy(db, fair, users)
  const drafts = await db
    .selectFrom('scheduledMeetings')
    .select(['_id', '_seller', '_buyer', 'startsAt'])
    .where('_fair', '=', fair._id)
    .where('state', '=', 'draft')
    .where((eb) => eb.or([eb('_buyer', 'in', users), eb('_seller', 'in', users)]))
    .execute()
  const busy = new Set(
    drafts.filter(({ _id }) => _id !== except).flatMap((draft) => [draft._seller, draft._buyer].map((user) => `${user} ${draft.startsAt}`)),
  )
  const full = method === 'OFFLINE' ? await readFullSlots(db, fair) : new Set<string>()
  const starts = [...slotsByStart(fair).keys()].filter((start) => start > now)
  return starts.map((startsAt) => {
    const isAway = (user: string) => blocked.get(user)?.has(startsAt) === true
    const isBusy = (user: string) => meetings.get(user)?.has(startsAt) === true || busy.has(`${user} ${startsAt}`)
    return { startsAt, obstacle: obstacleOf({ _seller, _buyer }, { isAway, isBusy, isFull: full.has(startsAt) }) }
  })
}

export const freeOf = (slots: Awaited<ReturnType<typeof readPairSlots>>): string[] =>
  slots.filter(({ obstacle }) => obstacle === null).map(({ startsAt }) => startsAt)

/** Counts an account's meetings, agreed or in the draft, beside its limits. */
export async function readLoad(db: Db, fair: Fair, _user: string) {
  const own = await requireParticipant(db, fair._id, _user)
  const met = await readMeetings(db, fair._id, [_user])
  return { name: own.name, meetings: met.get(_user)?.size ?? 0, ...limitsOf(own, fair, await readMinimums(db, fair._id)) }
}

/** Why two cannot be added to the draft in any slot. */
export async function readPairObstacle(db: Db, fair: Fair, { _seller, _buyer }: Sides): Promise<PairObstacle | null> {
  // Two companies meet once, whoever of their people does (matchings/company-pairs.ts).
  const sellers = peopleOfCompany(db, await findCompanyOwner(db, _seller))
  const buyers = peopleOfCompany(db, await findCompanyOwner(db, _buyer))
  const agreed = db.selectFrom('matchings').select('_id').where('_fair', '=', fair._id).where(stateIn(heldStates))
  if ((await agreed.where('_seller', 'in', sellers).where('_buyer', 'in', buyers).executeTakeFirst()) !== undefined) return 'agreed'
  const drafted = db.selectFrom('scheduledMeetings').select('_id').where('_fair', '=', fair._id).where('state', '=', 'draft')
  if ((await drafted.where('_seller', 'in', sellers).where('_buyer', 'in', buyers).executeTakeFirst()) !== undefined) return 'inDraft'
  const [seller, buyer] = [await readLoad(db, fair, _seller), await readLoad(db, fair, _buyer)]
  if (seller.meetings >= seller.maximum) return 'sellerMaximum'
  return buyer.meetings >= buyer.maximum ? 'buyerMaximum' : null
}

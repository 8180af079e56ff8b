import type { Db } from '../../../db/schema.ts'
import type { Fair } from '../../fairs/fair-plan.ts'
import type { Participant } from '../../fairs/participation.ts'

/** What each seller and each buyer should get at least, where they have no minimum of their own. */
export interface Minimums {
  sellerMinimum: number
  buyerMinimum: number
}

export interface MeetingLimits {
  minimum: number
  maximum: number
}

type Own = Pick<Participant, 'role' | 'minMeetings' | 'maxMeetings'>

/** How many meetings a member should get, and may have: its own limits, or those of the fair and its schedule. */
export function limitsOf({ role, minMeetings, maxMeetings }: Own, fair: Fair, { sellerMinimum, buyerMinimum }: Minimums): MeetingLimits {
  const maximum = maxMeetings ?? fair.maxMeetings
  return { minimum: Math.min(minMeetings ?? (role === 'SELLER' ? sellerMinimum : buyerMinimum), maximum), maximum }
}

/** What the last schedule of a fair was asked to give at least. */
export async function readMinimums(db: Db, _fair: string): Promise<Minimums> {
  const asked = db.selectFrom('fairSchedules').select(['sellerMinimum', 'buyerMinimum']).where('_fair', '=', _fair)
  return (await asked.executeTakeFirst()) ?? { sellerMinimum: 0, buyerMinimum: 0 }
}

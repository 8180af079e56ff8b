import type { Db } from '../../../db/schema.ts'
import type { Fair } from '../../fairs/fair-plan.ts'
import type { Participant } from '../../fairs/participation.ts'

/** Default minimums of meetings for sellers and buyers without one of their own. */
export interface Minimums {
  sellerMinimum: number
  buyerMinimum: number
}

export interface MeetingLimits {
  minimum: number
  maximum: number
}

type Own = Pick<Participant, 'role' | 'minMeetings' | 'maxMeetings'>

/** Returns the minimum and maximum of a member's meetings: its own, or those of the fair and its schedule. */
export function limitsOf({ role, minMeetings, maxMeetings }: Own, fair: Fair, { sellerMinimum, buyerMinimum }: Minimums): MeetingLimits {
  const maximum = maxMeetings ?? fair.maxMeetings
  return { minimum: Math.min(minMeetings ?? (role === 'SELLER' ? sellerMinimum : buyerMinimum), maximum), maximum }
}

/** Reads the minimums that the last schedule of a fair was asked for. */
export async function readMinimums(db: Db, _fair: string): Promise<Minimums> {
  const asked = db.selectFrom('fairSchedules').select(['sellerMinimum', 'buyerMinimum']).where('_fair', '=', _fair)
  return (await asked.executeTakeFirst()) ?? { sellerMinimum: 0, buyerMinimum: 0 }
}

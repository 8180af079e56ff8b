import type { Party } from '#contract/trade/matching-states.ts'
import { type MeetingOutcome, outcomeNames } from '#contract/trade/outcomes.ts'
import type { Db } from '../../db/schema.ts'

export const outcomeColumns = [...outcomeNames, 'updatedAt'] as const

/** Reads what the sides reported of some matchings. */
export async function readOutcomes(db: Db, ids: readonly string[]): Promise<(_matching: string, party: Party) => MeetingOutcome | null> {
  const rows = await db
    .selectFrom('matchingOutcomes')
    .select([...outcomeColumns, '_matching', 'party'])
    .where('_matching', 'in', ids)
    .execute()
  const found = new Map(rows.map(({ _matching, party, ...outcome }) => [`${_matching} ${party}`, outcome]))
  return (_matching, party) => found.get(`${_matching} ${party}`) ?? null
}

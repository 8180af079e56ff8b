import { heldStates } from '#contract/trade/matching-states.ts'
import { type Expression, type RawBuilder, sql, type SqlBool } from 'kysely'
import type { Db } from '../../db/schema.ts'
import { stateIn } from '../fairs/state-in.ts'

const held = stateIn(heldStates, 'm.state')

/** Condition on meetings (`m`) that have begun, and of which the sides have not both said whether they took place. */
export const isUnmarked = (now: string): Expression<SqlBool> =>
  sql<SqlBool>`(${stateIn(['confirmed', 'rescheduling'], 'm.state')} and "m"."startsAt" <= ${now})`

/** Condition on meetings (`m`) of which an outcome is expected: they have begun, and nobody has said that they did not take place. */
const isExpected = (now: string) => sql<SqlBool>`(${held} and "m"."state" <> 'missed' and "m"."startsAt" <= ${now})`

const hasSaid = (party: 'buyer' | 'seller') => sql`exists (
  select 1 from "matchingOutcomes" as "o" where "o"."_matching" = "m"."_id" and "o"."party" = ${sql.lit(party)})`

/** Condition on meetings (`m`) of which an outcome of a side is expected, and is not there. */
export const isWithoutOutcome = (now: string): Expression<SqlBool> =>
  sql<SqlBool>`(${isExpected(now)} and not (${hasSaid('buyer')} and ${hasSaid('seller')}))`

/** Accounts that owe outcomes of a fair's meetings, once for each of these: `_user`, `_matching`. */
const owing = (_fair: string, now: string): RawBuilder<unknown> => sql`(
  select "m"."_buyer" as "_user", "m"."_id" as "_matching" from "matchings" as "m"
  where "m"."_fair" = ${_fair} and ${isExpected(now)} and not ${hasSaid('buyer')}
  union all
  select "m"."_seller" as "_user", "m"."_id" as "_matching" from "matchings" as "m"
  where "m"."_fair" = ${_fair} and ${isExpected(now)} and not ${hasSaid('seller')})`

/** Condition on participants (`p`) who owe outcomes of a fair's meetings. */
export const owesOutcome = (_fair: string, now: string) =>
  sql<SqlBool>`"p"."_user" in (select "w"."_user" from ${owing(_fair, now)} as "w")`

/** Counts meetings of a fair without an outcome of both sides, and the sides. */
export async function countOwed(db: Db, _fair: string, now: string): Promise<{ meetings: number; sides: number }> {
  const { rows } = await sql<{ meetings: number | string; sides: number | string }>`
    select count(distinct "w"."_matching") as "meetings", count(*) as "sides" from ${owing(_fair, now)} as "w"`.execute(db)
  return { meetings: Number(rows[0]?.meetings ?? 0), sides: Number(rows[0]?.sides ?? 0) }
}

import { interests, nextSteps } from '#contract/trade/outcomes.ts'
import { type FairGroup, type FairOutcomes, mostGroups } from '#contract/trade/results.ts'
import { type RawBuilder, sql } from 'kysely'
import { heldStates } from '#contract/trade/matching-states.ts'
import { joinCompanyOf } from '../../http/company-of.ts'
import type { Db } from '../../db/schema.ts'
import { stateIn } from '../fairs/state-in.ts'

type Counted = number | string

/** Matchings of a fair with what is expected of them in won: what the seller says, else what the buyer says. */
const valued = (_fair: string) => sql`(
  select m."_seller", m."_buyer", m."state", coalesce(s."amount", b."amount", 0) as "amount"
  from "matchings" as m
  left join "matchingOutcomes" as s on s."_matching" = m."_id" and s."party" = 'seller'
  left join "matchingOutcomes" as b on b."_matching" = m."_id" and b."party" = 'buyer'
  where m."_fair" = ${_fair})`

/** Counts what the sides of a fair's meetings have reported. */
export async function readOutcomeFigures(db: Db, _fair: string): Promise<FairOutcomes> {
  const rows = await db
    .selectFrom('matchingOutcomes as o')
    .innerJoin('matchings as m', 'm._id', 'o._matching')
    .select(({ fn }) => ['o.interest', 'o.nextStep', 'o.rating', fn.countAll().as('count')])
    .where('m._fair', '=', _fair)
    .groupBy(['o.interest', 'o.nextStep', 'o.rating'])
    .execute()
  const { rows: sums } = await sql<{ amount: Counted | null }>`select sum("amount") as "amount" from ${valued(_fair)} as v`.execute(db)
  const sum = (isWanted: (row: (typeof rows)[number]) => boolean) =>
    rows.filter(isWanted).reduce((total, row) => total + Number(row.count), 0)
  return {
    reports: sum(() => true),
    amount: Number(sums[0]?.amount ?? 0),
    interest: Object.fromEntries(interests.map((each) => [each, sum(({ interest }) => interest === each)])) as FairOutcomes['interest'],
    nextSteps: Object.fromEntries(nextSteps.map((each) => [each, sum(({ nextStep }) => nextStep === each)])) as FairOutcomes['nextSteps'],
    ratings: [1, 2, 3, 4, 5].map((each) => sum(({ rating }) => rating === each)),
  }
}

/** Agreed meetings, those that took place, and expected amounts of each account at a fair: `_user`, `agreed`, `met`, `amount`. */
export const perAccount = (_fair: string): RawBuilder<unknown> => sql`(
  select "_user", sum(case when ${stateIn(heldStates)} then 1 else 0 end) as "agreed", sum(case when "state" = 'met' then 1 else 0 end) as "met", sum("amount") as "amount"
  from (
    select "_seller" as "_user", "state", "amount" from ${valued(_fair)} as sold
    union all
    select "_buyer" as "_user", "state", "amount" from ${valued(_fair)} as bought
  ) as sides group by "_user")`

/** Approved companies of a fair by one of their fields: the largest groups first, at most `mostGroups`. */
export async function readGroups(db: Db, _fair: string, by: 'sector' | 'country'): Promise<FairGroup[]> {
  const of = (role: string) => sql`sum(case when p."role" = ${role} then 1 else 0 end)`
  const { rows } = await sql<{ name: string | null; sellers: Counted; buyers: Counted; met: Counted; amount: Counted }>`
    select nullif(c.${sql.ref(by)}, '') as "name", ${of('SELLER')} as "sellers", ${of('BUYER')} as "buyers",
      coalesce(sum(a."met"), 0) as "met", coalesce(sum(a."amount"), 0) as "amount"
    from "fairs_participants" as p
    ${joinCompanyOf('p._user')}
    left join ${perAccount(_fair)} as a on a."_user" = p."_user"
    where p."_fair" = ${_fair} and p."state" = 'APPROVED'
    group by nullif(c.${sql.ref(by)}, '')
    order by count(*) desc, 1
    limit ${mostGroups}`.execute(db)
  return rows.map(({ name, sellers, buyers, met, amount }) => ({
    name,
    sellers: Number(sellers),
    buyers: Number(buyers),
    met: Number(met),
    amount: Number(amount),
  }))
}

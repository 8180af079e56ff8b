import { homeCountry } from '#contract/platform/countries.ts'
import { joiningDays, type JoiningStep, joiningSteps, remindedSteps } from '#contract/trade/joining.ts'
import { heldStates } from '#contract/trade/matching-states.ts'
import { sql, type SqlBool } from 'kysely'
import { companyOwner } from '../../http/company-of.ts'
import type { Db } from '../../db/schema.ts'
import { stateIn } from '../fairs/state-in.ts'

const day = 24 * 60 * 60_000

/** Whether a company (`c`) says what a participant (`p`) has to say before staff look at it. */
const isComplete = sql<SqlBool>`(coalesce("c"."ceo", '') <> '' and coalesce("c"."category", '') <> '' and coalesce("c"."address", '') <> ''
  and case when "p"."role" = 'SELLER' then "c"."certificate" is not null and "c"."productCategory" is not null
    and (coalesce("c"."country", '') <> ${sql.lit(homeCountry)} or "c"."registrationNumber" is not null)
    else "c"."buyerType" is not null and "c"."city" is not null
    and (coalesce("c"."country", ${sql.lit(homeCountry)}) <> ${sql.lit(homeCountry)} or "c"."district" is not null) end)`

const hasDocuments = sql<SqlBool>`("p"."role" <> 'SELLER' or exists (
  select 1 from "companyFiles" as "d" where "d"."_user" = "c"."_user" and "d"."kind" = 'businessRegistration'))`

/** The step at which a participant stands (contract/trade/joining.ts). */
export const stepOf = sql<JoiningStep>`case
  when "p"."state" = 'REJECTED' then 'rejected'
  when "u"."status" = 'invited' and "i"."invitedAt" is null then 'listed'
  when "u"."status" = 'invited' then 'invited'
  when "p"."state" = 'APPROVED' then 'approved'
  when not ${isComplete} then 'joined'
  when not ${hasDocuments} then 'profile'
  else 'documents' end`

/** Participants of some fairs (`p`) with their accounts (`u`), companies (`c`) and what they were sent (`i`). */
export const joiningOf = (db: Db, ids: readonly string[]) =>
  db
    .selectFrom('fairs_participants as p')
    .innerJoin('users as u', 'u._id', 'p._user')
    .leftJoin('companies as c', (join) => join.on('c._user', '=', companyOwner('u')))
    .leftJoin('fairInvitations as i', 'i._participant', 'p._id')
    .where('p._fair', 'in', ids)

/** Participants of a fair, as `joiningOf` has them. */
export const joining = (db: Db, _fair: string) => joiningOf(db, [_fair])

const canBeSent = sql<SqlBool>`("p"."state" <> 'REJECTED' and "u"."status" in ('active', 'invited') and "u"."email" is not null
  and "i"."requestedAt" is null)`

/** Condition on whom staff have added and who was sent nothing yet: members that were there before are told that they take part. */
export const isToBeInvited = sql<SqlBool>`(${canBeSent} and "i"."_participant" is not null and "i"."invitedAt" is null)`

/** Condition on who stands still and has had no such mail for some days, of whatever fair. */
export const isToBeReminded = (now: Date) =>
  sql<SqlBool>`(${canBeSent} and ${stepOf} in (${sql.join(remindedSteps.map((step) => sql.lit(step)))}) and not exists (
    select 1 from "fairInvitations" as "o" where "o"."_user" = "p"."_user"
    and ("o"."sentAt" > ${new Date(now.getTime() - joiningDays.betweenMails * day).toISOString()} or "o"."requestedAt" is not null)))`

/** Condition on approved participants of a fair (`p`) who have no agreed meeting there. */
export const isWithoutMeeting = (_fair: string) => {
  const held = sql`"_fair" = ${_fair} and ${stateIn(heldStates)}`
  return sql<SqlBool>`("p"."state" = 'APPROVED' and "p"."_user" not in (
    select "_seller" from "matchings" where ${held} union select "_buyer" from "matchings" where ${held}))`
}

const way = joiningSteps.filter((step) => step !== 'rejected')

/** Sums those who stand at a step or further on the way. */
export const reachedOf = (step: JoiningStep, standing: (step: JoiningStep) => number): number =>
  way.slice(way.findIndex((each) => each === step)).reduce((sum, later) => sum + standing(later), 0)

/**
 * Counts who has come how far, the mails that would be sent or wait, and companies that are to be approved before their participants,
 * who have done everything, can be.
 */
export async function readFigures(db: Db, _fair: string, now: Date) {
  const counted = (condition: ReturnType<typeof sql<SqlBool>>) => sql<number | string>`sum(case when ${condition} then 1 else 0 end)`
  const rows = await joining(db, _fair)
    .select(({ fn }) => [
      stepOf.as('step'),
      fn.countAll().as('standing'),
      counted(isToBeInvited).as('invite'),
      counted(isToBeReminded(now)).as('remind'),
      counted(sql<SqlBool>`"i"."requestedAt" is not null`).as('waiting'),
      counted(sql<SqlBool>`"c"."state" = 'PENDING'`).as('companies'),
    ])
    .groupBy('step')
    .execute()
  const of = (step: JoiningStep, name: 'standing' | 'remind' | 'companies') => Number(rows.find((row) => row.step === step)?.[name] ?? 0)
  const all = (name: 'invite' | 'waiting') => rows.reduce((sum, row) => sum + Number(row[name]), 0)
  const steps = joiningSteps.map((step) => ({
    step,
    standing: of(step, 'standing'),
    reached: step === 'rejected' ? of(step, 'standing') : reachedOf(step, (later) => of(later, 'standing')),
    due: step === 'listed' ? all('invite') : of(step, 'remind'),
  }))
  return { figures: { steps, waiting: all('waiting') }, companies: of('documents', 'companies') }
}

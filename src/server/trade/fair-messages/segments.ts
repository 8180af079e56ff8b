import type { MessageKind, MessageSegment, SkipReason } from '#contract/trade/fair-messages.ts'
import { heldStates } from '#contract/trade/matching-states.ts'
import { type RawBuilder, sql, type SqlBool } from 'kysely'
import type { Db } from '../../db/schema.ts'
import { dayAt, dayAfter, spanOfDay } from '../fairs/fair-day.ts'
import type { Fair } from '../fairs/fair-plan.ts'
import { stateIn } from '../fairs/state-in.ts'
import { isWithoutMeeting, joining, stepOf } from '../joining/steps-of-joining.ts'

type Condition = RawBuilder<SqlBool>

/** The day that a segment is about, `YYYY-MM-DD` on the fair's clock; undefined where it is about none. */
export function dayOf(segment: MessageSegment, { timeZone }: Pick<Fair, 'timeZone'>, now: string): string | undefined {
  const today = dayAt(now, timeZone)
  if (segment === 'notArrived') return today
  return segment === 'meetingTomorrow' ? dayAfter(today) : undefined
}

/** Condition on participants (`p`) who have an agreed meeting on a day. */
function hasMeetingOn(day: string, { _id, timeZone }: Fair): Condition {
  const [from, to] = spanOfDay(day, timeZone)
  const held = sql`"_fair" = ${_id} and ${stateIn(heldStates)} and "startsAt" >= ${from} and "startsAt" < ${to}`
  return sql`("p"."state" = 'APPROVED' and "p"."_user" in (
    select "_seller" from "matchings" where ${held} union select "_buyer" from "matchings" where ${held}))`
}

/** Condition on participants whose answer the other side of a matching waits for. */
const owesAnswer = (_fair: string): Condition => sql`("p"."state" = 'APPROVED' and "p"."_user" in (
  select "_seller" from "matchings" where "_fair" = ${_fair} and "awaits" = 'seller'
  union select "_buyer" from "matchings" where "_fair" = ${_fair} and "awaits" = 'buyer'))`

/** The one condition of each segment, on the rows of `joining`: for their number and for who they are. */
function conditionOf(segment: MessageSegment, fair: Fair, now: string): Condition {
  const day = dayOf(segment, fair, now) ?? ''
  switch (segment) {
    case 'approved':
      return sql`("p"."state" = 'APPROVED')`
    case 'waiting':
      return sql`(${stepOf} = 'documents')`
    case 'unfinished':
      return sql`(${stepOf} in ('joined', 'profile'))`
    case 'withoutMeeting':
      return isWithoutMeeting(fair._id)
    case 'meetingTomorrow':
      return hasMeetingOn(day, fair)
    case 'notArrived':
      return sql`(${hasMeetingOn(day, fair)} and not exists (
        select 1 from "checkIns" as "a" where "a"."_participant" = "p"."_id" and "a"."day" = ${day}))`
    case 'awaitingAnswer':
      return owesAnswer(fair._id)
  }
}

const refuses = sql<SqlBool>`exists (select 1 from "fairNewsRefusals" as "n" where "n"."_user" = "u"."_id")`
/** The newest agreement of a member to advertising of the trade centre; null where there was none. */
const agreed = sql`(select "s"."isAgreed" from "consents" as "s" where "s"."_user" = "u"."_id" and "s"."site" = 'centre'
  and "s"."code" = 'marketing' order by "s"."receivedAt" desc, "s"."_id" desc limit 1)`

/** Why an account (`u`) gets no message of a kind; null where it gets it. */
export function reasonOf(kind: MessageKind): RawBuilder<SkipReason | null> {
  const news = kind === 'necessary' ? sql`` : sql`when ${refuses} then 'refused'`
  const advertising = kind === 'advertising' ? sql`when coalesce(${agreed}, 0) <> 1 then 'notAgreed'` : sql``
  return sql`case when "u"."status" not in ('active', 'invited') then 'left' when "u"."email" is null then 'noAddress'
    ${news} ${advertising} else null end`
}

export interface Segment {
  segment: MessageSegment
  role: 'SELLER' | 'BUYER' | null
}

/** The participants of a segment, with their accounts (`u`) and companies (`c`). Of those who are invited, too: they have a part. */
export const inSegment = (db: Db, fair: Fair, { segment, role }: Segment, now: string) =>
  joining(db, fair._id)
    .where(conditionOf(segment, fair, now))
    .$if(role !== null, (some) => some.where('p.role', '=', role ?? ''))

/** Counts the people of a segment, and why some of them would not get a message of a kind. */
export async function countAudience(db: Db, fair: Fair, segment: Segment, kind: MessageKind, now: string) {
  const rows = await inSegment(db, fair, segment, now)
    .select(({ fn }) => [reasonOf(kind).as('skip'), fn.countAll().as('count')])
    .groupBy('skip')
    .execute()
  const of = (reason: SkipReason | null) => Number(rows.find(({ skip }) => skip === reason)?.count ?? 0)
  return {
    people: rows.reduce((sum, { count }) => sum + Number(count), 0) - of('left'),
    reached: of(null),
    noAddress: of('noAddress'),
    refused: of('refused'),
    notAgreed: of('notAgreed'),
  }
}

import type { ResponseGoal } from '#contract/law/assignment.ts'
import type { forms } from '#contract/law/forms.ts'
import type { ItemOf } from '#contract/resource.ts'
import type { Db } from '../db/schema.ts'
import { afterWorkingMinutes, workingMinutes } from './working-time.ts'

/** The one row of the table. */
const _id = 'goal'

/** What holds until staff say otherwise. */
const usual: ResponseGoal = { hours: null, days: [1, 2, 3, 4, 5], opens: '09:00', closes: '18:00', closedOn: [] }

/** Reads within how many working hours the office wants to get in touch, and when it works. */
export async function readGoal(db: Db): Promise<ResponseGoal> {
  const row = await db.selectFrom('requestGoals').selectAll().where('_id', '=', _id).executeTakeFirst()
  if (row === undefined) return usual
  const { hours, opens, closes, days, closedOn } = row
  return { hours, days: JSON.parse(days) as number[], opens, closes, closedOn: JSON.parse(closedOn) as string[] }
}

export async function writeGoal(db: Db, { days, closedOn, ...goal }: ResponseGoal): Promise<void> {
  const row = { ...goal, days: JSON.stringify(days), closedOn: JSON.stringify(closedOn) }
  await db
    .insertInto('requestGoals')
    .values({ _id, ...row })
    .onConflict((conflict) => conflict.column('_id').doUpdateSet(row))
    .execute()
}

/** The instant until which somebody is to get in touch about what arrives now: later changes of the goal do not move it. */
export async function goalAtOf(db: Db, arrival = new Date()): Promise<string | null> {
  const goal = await readGoal(db)
  return goal.hours === null ? null : (afterWorkingMinutes(goal, arrival, goal.hours * 60)?.toISOString() ?? null)
}

type Form = ItemOf<typeof forms>
type Response = Pick<Form, 'contactedAt' | 'responseMinutes'>

/** Notes when the sender of a request was first got in touch with, and how long the office has worked until then. */
export async function responseTo({ createdAt }: Pick<Form, 'createdAt'>, db: Db, now = new Date()): Promise<Response> {
  return { contactedAt: now.toISOString(), responseMinutes: workingMinutes(await readGoal(db), new Date(createdAt), now) }
}

import type { Body } from '#contract/api.ts'
import type { Locale } from '#contract/locale.ts'
import { taskLimits } from '#contract/trade/limits.ts'
import { canReport } from '#contract/trade/matching-states.ts'
import { instantOf } from '#contract/trade/slots.ts'
import { type DueTask, type Task, taskCalls } from '#contract/trade/tasks.ts'
import type { FastifyInstance } from 'fastify'
import type { Selectable } from 'kysely'
import { v7 as uuid } from 'uuid'
import { inPages } from '../../db/in-pages.ts'
import type { Db } from '../../db/schema.ts'
import { ApiError } from '../../http/api-error.ts'
import { serve } from '../../http/route.ts'
import type { Schema } from '../../schema.ts'
import { dayAt } from '../fairs/fair-day.ts'
import { requireFair } from '../fairs/fair-plan.ts'
import { lockAccounts } from '../fairs/participation.ts'
import { type MatchingRow, ownMatchings, partyOf, requireOwnMatching, toOwn } from '../matchings/matching-rows.ts'
import { wrongState } from '../matchings/steps.ts'

/** On the clock of the fair, on the day on which a task is due. */
const remindedAt = '09:00'
const dayMs = 24 * 60 * 60_000

type TaskRow = Selectable<Schema['matchingTasks']>

const toTask = ({ _id, text, day, isDone }: Pick<TaskRow, '_id' | 'text' | 'day' | 'isDone'>): Task => ({
  _id,
  text,
  day,
  isDone: isDone === 1,
})

/** The tasks of an account after one meeting. */
const ofMatching = (db: Db, _matching: string, _user: string) =>
  db.selectFrom('matchingTasks').where('_matching', '=', _matching).where('_user', '=', _user)

/** When to remind of a task; null where that has passed, or none is due. */
async function remindAtOf(db: Db, { _fair }: Pick<MatchingRow, '_fair'>, day: string | null): Promise<string | null> {
  if (day === null) return null
  const { timeZone } = await requireFair(db, _fair)
  const now = new Date().toISOString()
  if (day < dayAt(now, timeZone)) return null
  const at = new Date(instantOf(day, remindedAt, timeZone)).toISOString()
  return at > now ? at : null
}

/** @throws ApiError `matchingState` before the meeting, and where there is none; `tooManyTasks` */
async function add(db: Db, _user: string, _matching: string, { text, day }: Body<'POST /api/v1/me/matchings/{_id}/tasks'>): Promise<Task> {
  // Of two at once, the second counts the first.
  await lockAccounts(db, [_user])
  const row = await requireOwnMatching(db, _user, _matching)
  const now = new Date().toISOString()
  if (!canReport(row, now)) throw wrongState(row, partyOf(row, _user), now)
  const { count } = await ofMatching(db, _matching, _user)
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow()
  if (Number(count) >= taskLimits.tasks) throw new ApiError('tooManyTasks', { values: { limit: taskLimits.tasks } })
  const task = { _id: uuid(), _matching, _user, text, day, isDone: 0, createdAt: now, remindAt: await remindAtOf(db, row, day) }
  await db.insertInto('matchingTasks').values(task).execute()
  return toTask(task)
}

/** Those to do by their days, then those that are done; of a day, the oldest first. */
const inOrder = <Row extends Pick<TaskRow, '_id' | 'isDone' | 'day'>>(rows: readonly Row[]): Row[] => {
  const place = ({ isDone, day, _id }: Row) => `${isDone} ${day ?? '~'} ${_id}`
  return rows.toSorted((a, b) => (place(a) < place(b) ? -1 : 1))
}

/** Reads the tasks of an account after one meeting. */
const readTasks = async (db: Db, _user: string, _matching: string): Promise<Task[]> =>
  inOrder(await ofMatching(db, _matching, _user).selectAll().execute()).map(toTask)

/** Reads what is due of the tasks of an account, or is soon; or the newest of all, in the order of each meeting. */
async function readOwn(db: Db, _user: string, locale: Locale, isAll: boolean): Promise<DueTask[]> {
  const now = new Date()
  const own = db.selectFrom('matchingTasks').select(['_id', '_matching', 'text', 'day', 'isDone']).where('_user', '=', _user)
  const due = own
    .where('isDone', '=', 0)
    .where('day', '<=', dayAt(new Date(now.getTime() + taskLimits.dueDays * dayMs).toISOString(), 'Asia/Seoul'))
    .orderBy('day')
    .orderBy('_id')
    .limit(taskLimits.due)
  const tasks = isAll ? inOrder(await own.orderBy('_id', 'desc').limit(taskLimits.taken).execute()) : await due.execute()
  if (tasks.length === 0) return []
  const ids = [...new Set(tasks.map(({ _matching }) => _matching))]
  const rows = await ownMatchings(db, _user).selectAll().where('_id', 'in', ids).execute()
  const known = new Map((await toOwn(db, rows, _user, locale, now.toISOString())).map((matching) => [matching._id, matching]))
  return tasks.flatMap((task) => {
    const { _matching } = task
    const matching = known.get(_matching)
    return matching === undefined ? [] : [{ ...toTask(task), _matching, other: matching.other.name, timeZone: matching.fair.timeZone }]
  })
}

/** Serves what members note to do after their meetings: also where the fair is closed, which is when they do it. */
export function serveTasks(app: FastifyInstance): void {
  serve(app, taskCalls, {
    'GET /api/v1/me/tasks': async ({ query }, { db, caller, locale }) => ({
      tasks: await readOwn(db, caller._id, locale, query.isAll === true),
    }),
    'GET /api/v1/me/matchings/{_id}/tasks': async ({ params }, { db, caller }) => {
      const { _id } = await requireOwnMatching(db, caller._id, params._id)
      return { tasks: await readTasks(db, caller._id, _id) }
    },
    'POST /api/v1/me/matchings/{_id}/tasks': async ({ params, body }, { db, caller }) => ({
      task: await add(db, caller._id, params._id, body),
    }),
    'PUT /api/v1/me/matchings/{_id}/tasks/{tid}': async ({ params, body }, { db, caller }) => {
      const row = await requireOwnMatching(db, caller._id, params._id)
      const task = await ofMatching(db, row._id, caller._id).selectAll().where('_id', '=', params.tid).executeTakeFirst()
      if (task === undefined) throw new ApiError('notFound')
      const remindAt = body.isDone || task.remindedAt !== null ? null : await remindAtOf(db, row, task.day)
      const change = { isDone: body.isDone ? 1 : 0, remindAt }
      await db.updateTable('matchingTasks').set(change).where('_id', '=', task._id).execute()
      return { task: toTask({ ...task, ...change }) }
    },
    'DELETE /api/v1/me/matchings/{_id}/tasks/{tid}': async ({ params }, { db, caller }) => {
      const removed = await db
        .deleteFrom('matchingTasks')
        .where('_id', '=', params.tid)
        .where('_matching', '=', params._id)
        .where('_user', '=', caller._id)
        .returning('_id')
        .executeTakeFirst()
      if (removed === undefined) throw new ApiError('notFound')
    },
  })
}

/** Reads an account's tasks for its data export. */
export const tasksOf = (db: Db, _user: string) =>
  inPages(({ limit, skip }) =>
    db
      .selectFrom('matchingTasks as t')
      .innerJoin('matchings as m', 'm._id', 't._matching')
      .where('t._user', '=', _user)
      .select(['m.startsAt', 't.text', 't.day', 't.isDone', 't.createdAt'])
      .orderBy('t._id')
      .limit(limit)
      .offset(skip)
      .execute(),
  )

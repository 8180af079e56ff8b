import * as z from 'zod'
import { call } from '../call.ts'
import { day, id, labelled, lines } from '../field.ts'
import { wireBoolean } from '../paging.ts'
import { taskLimits } from './limits.ts'

/** What a side has set itself to do after a meeting: read by nobody else, staff neither. */
const written = z.strictObject({
  text: labelled(/*i18n*/ '상담 뒤 할 일', lines(taskLimits.text)),
  /** On the clock of the fair; null: some time. */
  day: labelled(/*i18n*/ '언제까지', day.nullable()),
})
const task = z.strictObject({ _id: id, ...written.shape, isDone: z.boolean() }).meta({ id: 'Task' })
export type Task = z.output<typeof task>

const dueTask = z
  .strictObject({
    ...task.shape,
    _matching: id,
    /** Name of the other side. */
    other: z.string(),
    timeZone: z.string(),
  })
  .meta({ id: 'DueTask' })
export type DueTask = z.output<typeof dueTask>

interface OwnQuery {
  isAll?: boolean | undefined
}
const ownQuery: z.ZodType<OwnQuery> = z.strictObject({
  isAll: wireBoolean.optional().meta({ type: 'boolean', enum: [true, false], description: 'True: all, the newest 200.' }),
})

const isOwn = { tag: 'me', access: 'member', status: 200, errors: [404] } as const
const ofMatching = { ...isOwn, params: z.strictObject({ _id: id }) }
const ofTask = { ...isOwn, params: z.strictObject({ _id: id, tid: id }) }

/** Tasks that a member notes for meetings that have begun. */
export const taskCalls = {
  'GET /api/v1/me/tasks': call({
    tag: 'me',
    access: 'member',
    summary: 'What is due of the tasks of the caller: not done, and overdue or due within a week, the oldest first',
    query: ownQuery,
    answer: z.strictObject({ tasks: z.array(dueTask) }),
    status: 200,
    acting: 'never',
    reads: ['tasks'],
  }),
  'GET /api/v1/me/matchings/{_id}/tasks': call({
    ...ofMatching,
    summary: 'The tasks of the caller after a meeting: those to do by their days, then those that are done',
    answer: z.strictObject({ tasks: z.array(task) }),
    acting: 'never',
    reads: ['tasks'],
  }),
  'POST /api/v1/me/matchings/{_id}/tasks': call({
    ...ofMatching,
    summary: 'Note a task, once the meeting has begun',
    body: written.meta({ id: 'WrittenTask' }),
    answer: z.strictObject({ task }),
    status: 201,
    errors: [404, 409],
    writes: ['tasks'],
  }),
  'PUT /api/v1/me/matchings/{_id}/tasks/{tid}': call({
    ...ofTask,
    summary: 'Note that a task is done, or that it is not',
    body: z.strictObject({ isDone: z.boolean() }),
    answer: z.strictObject({ task }),
    writes: ['tasks'],
  }),
  'DELETE /api/v1/me/matchings/{_id}/tasks/{tid}': call({
    ...ofTask,
    summary: 'Remove a task',
    status: 204,
    writes: ['tasks'],
  }),
}

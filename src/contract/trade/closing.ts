import * as z from 'zod'
import { call } from '../call.ts'
import { id, instant, lines } from '../field.ts'
import { type Paging, paging, summary } from '../paging.ts'
import { tradeLimits } from './limits.ts'

const count = z.int().min(0)

/** Questions to participants at the end of a fair: what came of their meetings, and how the fair was. */
export const askKinds = ['outcomes', 'survey'] as const
export type AskKind = (typeof askKinds)[number]
/** Nobody is asked for outcomes twice within so many hours. */
export const hoursBetweenAsks = 24

const asked = {
  /** Who would be asked by the next press. */
  due: count,
  /** Noted, and not written yet. */
  waiting: count,
  /** Who was. */
  sent: count,
  lastAt: instant.nullable(),
}

const closing = z
  .strictObject({
    /** It has ended, and can be closed. */
    isOver: z.boolean(),
    closedAt: instant.nullable(),
    /** Who of the staff; null where nobody has, or that account is gone. */
    closedBy: z.string().nullable(),
    /** Meetings of which nobody has said whether they took place, or one side alone. */
    unmarked: count,
    disputed: count,
    outcomes: z.strictObject({
      ...asked,
      /** Meetings without an outcome of both sides … */
      meetings: count,
      /** … and how many sides that are. */
      sides: count,
    }),
    survey: z.strictObject({
      ...asked,
      /** Approved participants who can answer. */
      people: count,
      answers: count,
    }),
  })
  .meta({ id: 'FairClosing' })
export type FairClosing = z.output<typeof closing>

const one = z.strictObject({ closing })
const ofFair = { tag: 'fairs', access: 'console:fairs', status: 200, params: z.strictObject({ _id: id }) } as const
const commentQuery: z.ZodType<Paging> = z.strictObject(paging('createdAt'))

/** Calls that bring a fair to its end. */
export const closingCalls = {
  'GET /api/console/fairs/{_id}/closing': call({
    ...ofFair,
    summary: 'Console: what stands open at a fair that is over, and whether it is closed',
    answer: one,
    errors: [404, 410],
    reads: ['fairs', 'fairs/participants', 'users', 'companies', 'matchings', 'fairSurveys', 'fairClosings'],
  }),
  'PUT /api/console/fairs/{_id}/closing': call({
    ...ofFair,
    summary: 'Console: close a fair that is over, which freezes what was said of it, or open it again. The first closing stays',
    body: z.strictObject({ isClosed: z.boolean() }),
    answer: one,
    errors: [404, 409, 410],
    // What can be done with its meetings.
    writes: ['fairClosings', 'matchings', 'fairSurveys'],
  }),
  'POST /api/console/fairs/{_id}/closing/asks': call({
    ...ofFair,
    summary: 'Console: ask who owes outcomes, nobody twice within a day; or send the survey to approved participants, to each once',
    body: z.strictObject({ kind: z.enum(askKinds) }),
    answer: z.strictObject({ requested: count, closing }),
    errors: [404, 409, 410],
    writes: ['fairClosings'],
  }),
  'GET /api/console/fairs/{_id}/survey/comments': call({
    ...ofFair,
    summary: 'Console: comments of a fair’s survey without names, in no order of time',
    query: commentQuery,
    answer: z.strictObject({ comments: z.array(lines(tradeLimits.surveyComment)), summary }),
    errors: [404, 410],
    reads: ['fairSurveys'],
  }),
}

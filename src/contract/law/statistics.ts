import * as z from 'zod'
import { call } from '../call.ts'
import { instant } from '../field.ts'
import { workStages } from './forms.ts'

/** So many days and weeks are told, this one being the last. */
export const statisticsSpans = { day: 35, week: 26 } as const

const by = z.enum(['day', 'week']).default('day').meta({ description: 'Of the office’s clock; weeks begin on Monday.' })
/** Facts of a request by which its numbers are told beside its stage. */
export const requestGroups = ['locale', 'site', 'kind'] as const
export type RequestGroup = (typeof requestGroups)[number]
const query: z.ZodType<{ by?: 'day' | 'week'; group?: RequestGroup | undefined }> = z.strictObject({
  by,
  group: z.enum(requestGroups).optional(),
})

const period = z.strictObject({
  from: instant,
  /** The first instant after it. */
  to: instant,
  /** How many of the requests that came in it are in which stage now. */
  stages: z.record(z.enum(workStages), z.int().nonnegative()),
  /** The same by the values of `group` that occur. */
  groups: z.record(z.string(), z.int().nonnegative()).optional(),
})
export type Period = z.output<typeof period>

/** So many days of arrivals are told, the last being this one. */
export const responseDays = ['30', '90', '365'] as const
export const responseGroups = ['site', 'kind', '_assignee'] as const
type ResponseQuery = { by?: (typeof responseGroups)[number]; days?: (typeof responseDays)[number] }
const responseQuery: z.ZodType<ResponseQuery> = z.strictObject({
  by: z.enum(responseGroups).default('site'),
  days: z.enum(responseDays).default('90'),
})

const response = z.strictObject({
  count: z.int().nonnegative(),
  /** Of how many the time until the first contact is known. */
  contacted: z.int().nonnegative(),
  /** Half of these were got in touch with in less: minutes in which the office worked. */
  median: z.int().nonnegative().nullable(),
  /** With a goal: in time; too late, or not yet and the goal has passed. */
  within: z.int().nonnegative(),
  late: z.int().nonnegative(),
})
export type ResponseFigures = z.output<typeof response>

export const statisticsCalls = {
  'GET /api/console/forms/responses': call({
    summary:
      'Console: how soon the office got in touch about what came in the last days, by one fact of the requests; the fifty largest groups',
    tag: 'forms',
    access: 'console:inquiries',
    query: responseQuery,
    answer: z.strictObject({
      total: response,
      /** `name` is that of the account, where that is there. */
      groups: z.array(response.extend({ value: z.string().nullable(), name: z.string().nullable() })),
    }),
    status: 200,
    reads: ['forms', 'users'],
  }),
  'GET /api/console/forms/statistics': call({
    summary: 'Console: how many requests came in each of the last days or weeks, by stage and by a fact of them',
    tag: 'forms',
    access: 'console:inquiries',
    query,
    answer: z.strictObject({ periods: z.array(period) }),
    status: 200,
    reads: ['forms'],
  }),
}

import * as z from 'zod'
import { call } from '../call.ts'
import { instant } from '../field.ts'
import { workStages } from './forms.ts'

/** So many days and weeks are told, this one being the last. */
export const statisticsSpans = { day: 35, week: 26 } as const

const by = z.enum(['day', 'week']).default('day').meta({ description: 'Of the office’s clock; weeks begin on Monday.' })
const query: z.ZodType<{ by?: 'day' | 'week' }> = z.strictObject({ by })

const period = z.strictObject({
  from: instant,
  /** The first instant after it. */
  to: instant,
  /** How many of the requests that came in it are in which stage now. */
  stages: z.record(z.enum(workStages), z.int().nonnegative()),
})
export type Period = z.output<typeof period>

export const statisticsCalls = {
  'GET /api/console/forms/statistics': call({
    summary: 'Console: how many requests came in each of the last days or weeks, by stage',
    tag: 'forms',
    access: 'console:inquiries',
    query,
    answer: z.strictObject({ periods: z.array(period) }),
    status: 200,
    reads: ['forms'],
  }),
}

import * as z from 'zod'
import { call } from '../call.ts'
import { instant } from '../field.ts'

/** A week, and the four before it, in days. */
export const trendDays = { now: 7, before: 28 } as const

const trend = z.strictObject({
  /** The path of a resource. */
  resource: z.string(),
  /** Where the week begins: today and the six days before it, on the office’s clock. */
  from: instant,
  count: z.int().nonnegative(),
  /** Of a week, over the four weeks before. */
  mean: z.number().nonnegative(),
})
export type Trend = z.output<typeof trend>

export const trendCalls = {
  'GET /api/console/trends': call({
    summary: 'Console: how much came in the last seven days of what the caller’s scopes open, and in a mean week of the four before',
    tag: 'trends',
    access: 'console',
    answer: z.strictObject({ trends: z.array(trend) }),
    status: 200,
    reads: ['forms', 'center/questions', 'users', 'companies'],
  }),
}

import * as z from 'zod'
import { call } from '../call.ts'
import { id } from '../field.ts'
import { withoutDefaults } from '../resource/schemas.ts'
import { plan } from './fairs.ts'
import { boardMatching } from './matchings.ts'

/** So many of each are named. */
export const maxNamed = 50

const some = z.strictObject({ total: z.int(), matchings: z.array(boardMatching) })
const check = z
  .strictObject({
    slots: z.int(),
    /** Agreed meetings that are still to come, at a time or a table that the plan has not. */
    meetings: some,
    /** Open offers with a time that the plan has not … */
    offers: z.strictObject({ total: z.int() }),
    /** … and those of them that have no other time. */
    endless: some,
  })
  .meta({ id: 'PlanCheck' })
export type PlanCheck = z.output<typeof check>

/** Check of a changed plan: meetings that it would leave outside. */
export const planCheckCalls = {
  'POST /api/console/fairs/{_id}/plan-check': call({
    summary: 'Console: the meetings and offers that lie outside a plan, which is not saved by it; absent fields are as they are',
    tag: 'fairs',
    access: 'console:fairs',
    params: z.strictObject({ _id: id }),
    body: z
      .strictObject(withoutDefaults(plan) as typeof plan)
      .partial()
      .meta({ id: 'AskedPlan' }),
    answer: z.strictObject({ check }),
    status: 200,
    errors: [404, 410],
    writesNothing: 'It asks a question too long for an address.',
  }),
}

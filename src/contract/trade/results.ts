import * as z from 'zod'
import { call } from '../call.ts'
import { id, instant } from '../field.ts'
import { type Paging, paging, summary } from '../paging.ts'

const figures = z
  .strictObject({
    offers: z.int(),
    /** Not answered yet. */
    open: z.int(),
    /** A seller has accepted them, whatever became of them then. */
    accepted: z.int(),
    declined: z.int(),
    expired: z.int(),
    cancelled: z.int(),
    /** They have, or had, a time. */
    agreed: z.int(),
    /** Agreed, and nobody has said yet whether they took place. */
    unmarked: z.int(),
    met: z.int(),
    missed: z.int(),
    disputed: z.int(),
    /** Agreed between two who had an earlier one, at whatever fair. */
    repeated: z.int(),
  })
  .meta({ id: 'FairFigures' })
export type FairFigures = z.output<typeof figures>

const ofDay = z.strictObject({ day: z.string(), unmarked: z.int(), met: z.int(), missed: z.int(), disputed: z.int(), arrived: z.int() })
const ofFair = { tag: 'fairs', access: 'console:fairs', status: 200 } as const
const query: z.ZodType<Paging> = z.strictObject(paging('-createdAt'))

/** Results of fairs. */
export const resultCalls = {
  'GET /api/console/fairs/results': call({
    ...ofFair,
    summary: 'Console: the figures of fairs, the newest first',
    query,
    answer: z.strictObject({
      fairs: z.array(z.strictObject({ _id: id, title: z.string(), startsAt: instant.nullable(), figures })),
      summary,
    }),
    reads: ['matchings', 'checkIns'],
  }),
  'GET /api/console/fairs/{_id}/results': call({
    ...ofFair,
    summary: 'Console: the figures of a fair, and its days',
    params: z.strictObject({ _id: id }),
    answer: z.strictObject({
      figures,
      days: z.array(ofDay),
      participants: z.strictObject({ sellers: z.int(), buyers: z.int(), pending: z.int() }),
    }),
    errors: [404, 410],
    reads: ['matchings', 'checkIns'],
  }),
}

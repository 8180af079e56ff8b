import * as z from 'zod'
import { call } from '../call.ts'
import { id, instant } from '../field.ts'
import { type Paging, paging, summary } from '../paging.ts'
import { ofFair } from './fair-board.ts'

const place = z.strictObject({ startsAt: instant, tableNumber: z.int().nullable() }).meta({ id: 'MeetingPlace' })

/** A change by staff that its sides do not know of. */
const untold = z.strictObject({
  _matching: id,
  version: z.int(),
  kind: z.enum(['moved', 'placed', 'cancelled']),
  seller: z.string(),
  buyer: z.string(),
  /** As both sides know it; null: they know of no time. */
  from: place.nullable(),
  /** As it is; null: it is cancelled. */
  to: place.nullable(),
})
export type UntoldChange = z.output<typeof untold>

const query: z.ZodType<Paging> = z.strictObject(paging('createdAt'))
const base = { ...ofFair, params: z.strictObject({ _id: id }) }

/** Calls by which staff see what they have changed and nobody was told of, and what becomes of that. */
export const fairChangeCalls = {
  'GET /api/console/fairs/{_id}/changes': call({
    ...base,
    summary: 'Console: changes of meetings that their sides were not told of, the first first',
    isPersonal: true,
    query,
    answer: z.strictObject({
      changes: z.array(untold),
      summary,
      /** Whether they wait until staff send them; else they are told a minute after the last one. */
      isCollected: z.boolean(),
      /** When this was read: what is sent is what was seen. */
      asOf: instant,
    }),
    errors: [404],
    reads: ['matchings'],
  }),
  'PUT /api/console/fairs/{_id}/changes': call({
    ...base,
    summary: 'Console: collect the changes of a fair until they are sent, or tell each of them a minute later',
    body: z.strictObject({ isCollected: z.boolean() }),
    status: 204,
    errors: [404],
    writes: ['matchings'],
  }),
  'POST /api/console/fairs/{_id}/changes/telling': call({
    ...base,
    summary: 'Console: tell the changes that were seen now, by one mail to a member, or none of them ever, which is noted',
    body: z.strictObject({ asOf: instant, isTold: z.boolean() }),
    answer: z.strictObject({ count: z.int() }),
    errors: [404],
    writes: ['matchings'],
  }),
  'DELETE /api/console/fairs/{_id}/changes/{mid}': call({
    ...ofFair,
    summary: 'Console: take back a change that nobody was told of',
    params: z.strictObject({ _id: id, mid: id }),
    status: 204,
    errors: [404, 409, 412],
    writes: ['matchings'],
  }),
}

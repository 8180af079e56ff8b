import * as z from 'zod'
import { call } from '../call.ts'
import { id, instant } from '../field.ts'
import { type Paging, paging, summary } from '../paging.ts'
import { commonTimes, ofFair, q } from './fair-board.ts'
import { boardMatching, method } from './matchings.ts'

const side = z.strictObject({ _id: id, name: z.string() })

/** Two who could meet and have no meeting yet: one of them wishes for it, or has offered times. */
const hope = z.strictObject({
  seller: side,
  buyer: side,
  method,
  /** Whose hope it is. */
  isSellers: z.boolean(),
  isBuyers: z.boolean(),
  /** The offer between them that is still open. */
  _matching: id.nullable(),
})
export type Hope = z.output<typeof hope>

const sides = z.strictObject({ _seller: id, _buyer: id, method })
const query: z.ZodType<Paging & { q?: string | undefined }> = z.strictObject({ ...paging('createdAt'), q })
const base = { ...ofFair, params: z.strictObject({ _id: id }) }

/** Calls by which staff see who still hopes to meet, and give two of them a time. */
export const hopeCalls = {
  'GET /api/console/fairs/{_id}/hopes': call({
    ...base,
    summary: 'Console: who hopes to meet and has no meeting, those who both do first, then by how much',
    isPersonal: true,
    query,
    answer: z.strictObject({ hopes: z.array(hope), summary }),
    errors: [404],
    reads: ['wishes', 'matchings'],
  }),
  'GET /api/console/fairs/{_id}/hopes/slots': call({
    ...base,
    summary: 'Console: the times at which two could meet, and what is in the way of the others that are still to come',
    query: sides,
    answer: commonTimes,
    errors: [404, 409],
    reads: ['matchings', 'availability'],
  }),
  'POST /api/console/fairs/{_id}/matchings': call({
    ...base,
    summary: 'Console: agree on a meeting for two at a free time; who did it is noted, and both sides are told',
    body: sides.extend({ startsAt: instant }),
    answer: z.strictObject({ matching: boardMatching }),
    status: 201,
    errors: [404, 409],
    writes: ['matchings'],
  }),
}

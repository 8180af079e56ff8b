import * as z from 'zod'
import { call } from '../call.ts'
import { id } from '../field.ts'
import { itemParams } from '../picture-upload.ts'
import { auctionLimits } from './limits.ts'

/** Order of the lots of a sale. */
export const lotOrderCalls = {
  'GET /api/console/auction/programs/{_id}/lots': call({
    tag: 'auction/works',
    access: 'console:auction',
    summary: 'Console: whether the lots of a sale keep their numbers',
    params: itemParams,
    answer: z.strictObject({ isFixed: z.boolean() }),
    status: 200,
    errors: [404, 410],
    reads: ['auction/lots', 'auction/programs'],
  }),
  'PUT /api/console/auction/programs/{_id}/lots': call({
    tag: 'auction/works',
    access: 'console:auction',
    summary: 'Console: number the lots of a sale in another order, before anybody has bid in it',
    params: itemParams,
    body: z.strictObject({
      /** All works of the sale, drafts too: others than those it has are refused. */
      works: z.array(id).min(1).max(auctionLimits.works),
    }),
    answer: z.strictObject({ changed: z.int().meta({ description: 'How many have another number.' }) }),
    status: 200,
    errors: [404, 409, 410],
    writes: ['auction/works', 'versions'],
  }),
}

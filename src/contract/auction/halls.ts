import * as z from 'zod'
import { call } from '../call.ts'
import { hallCode, programInList } from './programs.ts'
import { workInList } from './works.ts'

const hall = z
  .strictObject({
    code: hallCode,
    venue: z.string(),
    /** Sales of it that have not ended, the next first, and then those that have, the last first: twenty at most. */
    programs: z.array(programInList),
    /** The works of the first of them by the numbers of their lots, so many as are shown at once. */
    works: z.array(workInList),
  })
  .meta({ id: 'AuctionHall' })

export const hallCalls = {
  'GET /api/v1/auction/halls/{hall}': call({
    summary: 'What runs in a hall now and next (specification 7.4)',
    tag: 'auction/halls',
    access: 'public',
    params: z.strictObject({ hall: hallCode }),
    answer: z.strictObject({ hall }),
    status: 200,
    errors: [404],
    reads: ['auction/programs', 'auction/works', 'auction/authors', 'setting'],
  }),
}

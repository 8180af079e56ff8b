import * as z from 'zod'
import { call } from '../call.ts'
import { id } from '../field.ts'
import { paging, sorts, summary, wireBoolean } from '../paging.ts'
import { buyer, countries, type NarrowedBuyers, type NarrowedSellers, narrowedBuyers, narrowedSellers, seller } from './participants.ts'
import { suggestionReasons } from './wishes.ts'

/** Orders of the list: `fit` has those first that would fit the best. */
const otherSideSorts = [...sorts, 'fit'] as const

type OtherSideQuery = Omit<NarrowedSellers & NarrowedBuyers, 'sort'> & {
  sort?: (typeof otherSideSorts)[number]
  isFree?: boolean | undefined
  isSaved?: boolean | undefined
}
const query: z.ZodType<OtherSideQuery> = z.strictObject({
  ...narrowedSellers,
  ...narrowedBuyers,
  ...paging('createdAt'),
  sort: z
    .enum(otherSideSorts)
    .default('createdAt')
    .meta({ description: 'By the time of their application, or those first that fit the best.' }),
  isFree: wireBoolean.optional().meta({ description: 'true: those that have a time free at which the caller is free, too.' }),
  isSaved: wireBoolean.optional().meta({ description: 'true: those that the caller has saved.' }),
})

const beside = z
  .strictObject({
    _id: id,
    commonSlots: z.int().meta({ description: 'Slots to come in which both are still free.' }),
    reasons: z.array(z.enum(suggestionReasons)),
    isSaved: z.boolean(),
  })
  .meta({ id: 'OtherSide', description: 'What a participant of the other side has to do with the caller.' })
export type OtherSide = z.output<typeof beside>

/** The companies that a member can meet at a fair: not its own. */
export const otherSideCalls = {
  'GET /api/v1/me/fairs/{_fair}/companies': call({
    summary: 'The list of the other side at a fair in which the caller takes part, with what each has to do with the caller',
    tag: 'me',
    access: 'member',
    params: z.strictObject({ _fair: id }),
    query,
    answer: z.strictObject({ sellers: z.array(seller), buyers: z.array(buyer), beside: z.array(beside), countries, summary }),
    status: 200,
    errors: [404],
    acting: 'console:fairs',
    reads: ['fairs/participants', 'wishes', 'matchings', 'availability', 'bookmarks'],
  }),
}

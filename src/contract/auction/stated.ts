import * as z from 'zod'
import { call } from '../call.ts'
import { instant } from '../field.ts'
import { itemParams } from '../picture-upload.ts'

/**
 * Fields of a work on which whoever bids relies: what it is, by whom, and in which state. Once there are bids a change of one of them is
 * shown with its date and what stood there before, its bidders are told, and they can retract. Not among them: sums, which the log of
 * the lot keeps as they were, pictures, and how it is sent.
 */
export const statedFields = [
  '_author',
  'title',
  'medium',
  'material',
  'height',
  'width',
  'depth',
  'year',
  'signature',
  'description',
  'condition',
  'provenance',
  'exhibitions',
  'taxKind',
] as const
export type StatedField = (typeof statedFields)[number]

const field = z.enum(statedFields)

/** A change of a work after bids, as everybody sees it. */
export interface WorkChange {
  at: string
  /** What stood there before: a name, a text (HTML in `description`), the word of a choice, or cm; null: nothing. */
  before: { field: StatedField; text: string | null; /** It is Korean, since it was not translated. */ isForeign: boolean }[]
}
export const workChange: z.ZodType<WorkChange> = z
  .strictObject({
    at: instant,
    before: z.array(z.strictObject({ field, text: z.string().nullable(), isForeign: z.boolean() })),
  })
  .meta({ id: 'AuctionWorkChange' })

/** Calls by which staff see what follows before they change a work. */
export const statedCalls = {
  'GET /api/console/auction/works/{_id}/changes': call({
    tag: 'auction/works',
    access: 'console:auction',
    summary: 'Console: what a change of a work leads to',
    params: itemParams,
    answer: z.strictObject({
      /** Whose bids stand on it while its lot is under way: they can retract after a change. */
      bidders: z.int().min(0),
      /** True where the lot is to end before the time to retract is over. */
      isLate: z.boolean(),
    }),
    status: 200,
    errors: [404, 410],
    reads: ['auction/works', 'auction/lots'],
  }),
}

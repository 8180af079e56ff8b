import * as z from 'zod'
import { call } from '../call.ts'
import { id, instant, picture } from '../field.ts'
import { type Paging, paging, summary } from '../paging.ts'

/** Variant that is sold out, which a member waits for. */
const awaited = z
  .strictObject({
    /** Of the variant. */
    _id: id,
    createdAt: instant,
    /** What it is, in the asked language; null: it is not on the shelf any more. */
    product: z.strictObject({ _product: id, name: z.string(), values: z.array(z.string()), thumb: picture.nullable() }).nullable(),
  })
  .meta({ id: 'AwaitedVariant' })

const { limit, skip } = paging('-createdAt')
const page: z.ZodType<Pick<Paging, 'limit' | 'skip'>> = z.strictObject({ limit, skip })
const ofVariant = z.strictObject({ _variant: id })
const isOwn = { tag: 'me', access: 'member' } as const

/** Variants of which a member is told once they can be bought again. */
export const restockCalls = {
  'GET /api/v1/me/restock': call({
    ...isOwn,
    summary: 'The variants that the caller waits for, the last asked for first',
    query: page,
    answer: z.strictObject({ variants: z.array(awaited), summary }),
    status: 200,
    acting: 'console:shop',
    reads: ['restock', 'shop/products'],
  }),
  'PUT /api/v1/me/restock/{_variant}': call({
    ...isOwn,
    summary: 'Ask to be told, once, when a variant that is sold out can be bought again; asked twice, it is the same',
    params: ofVariant,
    answer: z.strictObject({ variant: awaited }),
    status: 200,
    errors: [404, 409, 429],
    writes: ['restock'],
  }),
  'DELETE /api/v1/me/restock/{_variant}': call({
    ...isOwn,
    summary: 'Wait for a variant no longer; one that is not waited for is no error',
    params: ofVariant,
    status: 204,
    writes: ['restock'],
  }),
}

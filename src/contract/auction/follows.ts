import * as z from 'zod'
import { call } from '../call.ts'
import { id, instant } from '../field.ts'
import { itemParams } from '../picture-upload.ts'
import { estimateRanges, media } from './list-choices.ts'

const words = z.string().trim().normalize('NFC').min(1).max(100)

const search = {
  _author: id.nullable(),
  medium: z.enum(media).nullable(),
  estimate: z.enum(estimateRanges).nullable(),
  words: words.nullable(),
}

interface Search {
  /** Id of an artist. */
  _author: string | null
  medium: (typeof media)[number] | null
  estimate: (typeof estimateRanges)[number] | null
  /** All of which a work has to have, as `q` of a catalogue. */
  words: string | null
}

/** Wish of a member to hear of new works of an artist, of a sale, or of new works that a search finds in whichever sale. */
export type Wanted = { kind: 'author'; _author: string } | { kind: 'program'; _program: string } | ({ kind: 'search' } & Search)
const wanted: z.ZodType<Wanted> = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('author'), _author: id }),
  z.strictObject({ kind: z.literal('program'), _program: id }),
  z
    .strictObject({ kind: z.literal('search'), ...search })
    .refine(({ _author, medium, estimate, words: said }) => [_author, medium, estimate, said].some((part) => part !== null), {
      error: 'required',
      path: ['words'],
    }),
])

/** Artist, sale or search that a member follows. */
export interface Follow extends Search {
  _id: string
  /** A search for nothing but an artist is `author`. */
  kind: 'author' | 'program' | 'search'
  _program: string | null
  /** Of the artist or the sale, in the asked language; null: there is none, or it is not published any more. */
  name: string | null
  /** The work that was last found by it, and when; null: none since it is followed, or not published any more. */
  newest: { _work: string; lot: string; title: string; author: string; at: string } | null
  createdAt: string
}
const follow: z.ZodType<Follow> = z
  .strictObject({
    _id: id,
    kind: z.enum(['author', 'program', 'search']),
    _program: id.nullable(),
    ...search,
    name: z.string().nullable(),
    newest: z.strictObject({ _work: id, lot: z.string(), title: z.string(), author: z.string(), at: instant }).nullable(),
    createdAt: instant,
  })
  .meta({ id: 'AuctionFollow' })
const follows: z.ZodType<Follow[]> = z.array(follow)

const isOwn = { tag: 'auction/follows', access: 'member' } as const

/** Artists, sales and searches that members follow. */
export const followCalls = {
  'GET /api/v1/auction/follows': call({
    ...isOwn,
    summary: 'All that the caller follows, the last begun first',
    answer: z.strictObject({ follows }),
    status: 200,
    acting: 'console:auction',
    reads: ['auction/follows', 'auction/authors', 'auction/programs', 'auction/works'],
  }),
  'POST /api/v1/auction/follows': call({
    ...isOwn,
    summary: 'Follow an artist, a sale or a search; what is followed already is answered as it is',
    body: wanted,
    answer: z.strictObject({ follow }),
    status: 200,
    errors: [404, 409, 410, 429],
    writes: ['auction/follows'],
  }),
  'DELETE /api/v1/auction/follows/{_id}': call({
    ...isOwn,
    summary: 'Follow it no longer',
    params: itemParams,
    status: 204,
    errors: [404],
    writes: ['auction/follows'],
  }),
}

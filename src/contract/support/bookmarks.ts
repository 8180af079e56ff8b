import * as z from 'zod'
import { call } from '../call.ts'
import { id, instant, line } from '../field.ts'
import { paging, type Paging, summary } from '../paging.ts'

/** So many of each list one member may have. */
export const maxMarks = 1000

/** What is saved: one of the kinds that modules let members save (server/module.ts, `saveable`). */
const kind = line(60)
const mark = z
  .strictObject({
    _id: id,
    createdAt: instant,
    kind,
    /** What items of its kind are called, in the asked language. */
    label: z.string(),
    _item: id,
    /** Its subject, or its name, in the asked language. */
    subject: z.string(),
    /** The page that shows it, in the asked language. */
    path: z.string(),
  })
  .meta({ id: 'Mark' })

/** Who asks may leave out what has a default. */
const narrowed: z.ZodType<Paging & { kind?: string | undefined; _item?: string | undefined }> = z.strictObject({
  ...paging('-createdAt'),
  kind: kind.optional(),
  _item: id.optional(),
})

const isOwn = { tag: 'me', access: 'member' } as const
const marking = { ...isOwn, body: z.strictObject({ kind, _item: id }), status: 201, errors: [404, 409, 410] } as const
const taking = { ...isOwn, params: z.strictObject({ _id: id }), status: 204, errors: [404] } as const
const idempotent = 'What is there already is answered as it is'
const gone = 'What is not published is left out, and not counted'

/** Saved items and likes of a member (specification 7.5). */
export const bookmarkCalls = {
  'GET /api/v1/me/bookmarks': call({
    ...isOwn,
    summary: `The bookmarks of the caller. ${gone}`,
    query: narrowed,
    answer: z.strictObject({ bookmarks: z.array(mark), summary }),
    status: 200,
    reads: ['bookmarks'],
  }),
  'POST /api/v1/me/bookmarks': call({
    ...marking,
    summary: `Bookmark an item. ${idempotent}`,
    answer: z.strictObject({ bookmark: mark }),
    writes: ['bookmarks'],
  }),
  'DELETE /api/v1/me/bookmarks/{_id}': call({ ...taking, summary: 'Take a bookmark away', writes: ['bookmarks'] }),
  'GET /api/v1/me/likes': call({
    ...isOwn,
    summary: `What the caller likes. ${gone}`,
    query: narrowed,
    answer: z.strictObject({ likes: z.array(mark), summary }),
    status: 200,
    reads: ['likes'],
  }),
  'POST /api/v1/me/likes': call({
    ...marking,
    summary: `Like an item. ${idempotent}`,
    answer: z.strictObject({ like: mark }),
    writes: ['likes'],
  }),
  'DELETE /api/v1/me/likes/{_id}': call({ ...taking, summary: 'Like an item no longer', writes: ['likes'] }),
}

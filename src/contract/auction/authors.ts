import * as z from 'zod'
import { call } from '../call.ts'
import { labelled, line, picture, richText, translated } from '../field.ts'
import { itemParams } from '../picture-upload.ts'
import { paging, type Paging, summary } from '../paging.ts'
import { everyOperation, resource } from '../resource.ts'

const year = z.int().min(1).max(2100)

/** Artists whose works are sold (specification 7.3). */
export const authors = resource({
  path: 'auction/authors',
  singular: 'author',
  plural: 'authors',
  label: /*i18n*/ '작가',
  summary: 'artists whose works are sold in the auction',
  fields: {
    name: labelled(/*i18n*/ '이름', translated(line(80))),
    born: labelled(/*i18n*/ '태어난 해', year.nullable().default(null)),
    died: labelled(/*i18n*/ '세상을 떠난 해', year.nullable().default(null)),
    place: labelled(/*i18n*/ '활동한 곳', translated(line(80)).nullable().default(null)),
    intro: labelled(/*i18n*/ '소개', translated(richText())),
    portrait: labelled(/*i18n*/ '사진', picture.nullable().default(null)),
  },
  detail: ['intro'],
  search: ['name'],
  sort: 'createdAt',
  page: ({ _id }) => `/auction/authors/${_id}`,
  public: [],
  console: everyOperation,
  scope: 'console:auction',
  // What consignors get for works that are sold follows from it.
  changes: ['auction/settlements', 'auction/lots'],
})

const isRead = { tag: authors.path, access: 'public', status: 200, isCacheable: true, reads: [authors.path, 'setting'] } as const
const listed: z.ZodType<Paging> = z.strictObject(paging('createdAt'))

export const authorCalls = {
  'GET /api/v1/auction/authors': call({
    ...isRead,
    summary: 'Artists, in the order in which staff wrote them',
    query: listed,
    answer: z.strictObject({ authors: z.array(authors.publicListItem), summary }),
    errors: [404],
  }),
  'GET /api/v1/auction/authors/{_id}': call({
    ...isRead,
    summary: 'An artist; the works are found by `author`',
    params: itemParams,
    answer: z.strictObject({ author: authors.publicItem }),
    errors: [404, 410],
  }),
}

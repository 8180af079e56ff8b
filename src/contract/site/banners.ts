import * as z from 'zod'
import { call } from '../call.ts'
import { lines, link, picture, translated } from '../field.ts'
import { paging, type Paging, type Sort, summary } from '../paging.ts'
import { everyOperation, resource } from '../resource.ts'

/** Banner slides, shown by place (`home`) in the order of `index`. */
export const banners = resource({
  path: 'banners',
  singular: 'banner',
  plural: 'banners',
  summary: 'banner slides',
  fields: {
    code: z.enum(['home', 'fairs']),
    /** One line break at most. */
    headline: translated(lines(80)),
    text: translated(lines(300)),
    link: link.nullable(),
    image: picture,
    /** Redrawn for narrow screens. */
    mobileImage: picture,
    index: z.int().min(0).max(99),
  },
  filters: ['code'],
  sortable: ['index'],
  shownOn: () => ['/'],
  public: [],
  console: everyOperation,
  scope: 'console:content',
})

// The type of a sort names only what every list can be sorted by.
const byIndex: z.ZodType<Paging> = z.strictObject(paging('index' as Sort, banners.sortable))

export const bannerCalls = {
  'GET /api/v1/banners/{code}': call({
    summary: 'The slides of one place, in their order',
    tag: 'banners',
    access: 'public',
    params: z.strictObject({ code: banners.fields.code }),
    query: byIndex,
    answer: z.strictObject({ banners: z.array(banners.publicItem), summary }),
    status: 200,
    isCacheable: true,
  }),
}

import * as z from 'zod'
import { call } from '../call.ts'
import { labelled, line } from '../field.ts'
import { summary } from '../paging.ts'

/** In characters. */
export const reasonLimits = { least: 5, most: 200 } as const

const body = z.strictObject({
  /** The path of a resource that is about people. */
  resource: line(60),
  reason: labelled(/*i18n*/ '내보내는 사유', z.string().trim().min(reasonLimits.least).max(reasonLimits.most)),
  /** What its list is asked, but for the page. */
  search: z.record(z.string().max(40), z.string().max(200)).default({}),
  skip: z.int().min(0).max(10_000).default(0),
})

/** Lists of people, to be taken along. Of what is about nobody the list itself is enough. */
export const exportCalls = {
  'POST /api/console/exports': call({
    summary: 'Console: a page of a hundred of a list of people, to be taken along. Who did so and why is noted for each of them',
    tag: 'audit',
    access: 'console',
    body,
    answer: z.strictObject({ items: z.array(z.record(z.string(), z.unknown())), summary }),
    status: 200,
    errors: [403, 404],
  }),
}

import * as z from 'zod'
import { call } from '../call.ts'
import { instant, line, lines, link, picture, translated } from '../field.ts'
import { paging, type Paging, summary } from '../paging.ts'
import { everyOperation, resource } from '../resource.ts'

/** Popups (specification 2.5, section 13). */
export const popups = resource({
  path: 'popups',
  singular: 'popup',
  plural: 'popups',
  summary: 'popups in their period',
  fields: {
    code: z.enum(['divorce', 'sex-offence', 'fairs']),
    subject: translated(line()),
    content: translated(lines(1000)),
    image: picture.nullable(),
    link: link.nullable(),
    startsAt: instant,
    endsAt: instant,
  },
  filters: ['code'],
  sortable: ['startsAt', 'endsAt'],
  search: ['subject'],
  public: [],
  console: everyOperation,
  scope: 'console:content',
})

const current: z.ZodType<Paging & { code?: z.output<typeof popups.fields.code> | undefined }> = z.strictObject({
  code: popups.fields.code.optional(),
  ...paging('createdAt'),
})

export const popupCalls = {
  'GET /api/v1/popups': call({
    summary: 'The popups that are in their period now',
    tag: 'popups',
    access: 'public',
    query: current,
    answer: z.strictObject({ popups: z.array(popups.publicListItem), summary }),
    status: 200,
    isCacheable: true,
  }),
}

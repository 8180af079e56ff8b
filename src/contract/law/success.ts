import * as z from 'zod'
import { instant, line, lines, picture, reference, richText, site, translated } from '../field.ts'
import { everyOperation, resource } from '../resource.ts'
import { practiceCodes } from './practices.ts'

/** Success stories (specification 3): `firm` cases and `representative` judgment stories. */
export const success = resource({
  path: 'success',
  singular: 'success',
  plural: 'successes',
  summary: 'success stories',
  fields: {
    subject: translated(line()),
    summary: translated(lines(500)),
    /** What came out, in a few words: shown as a label. */
    result: translated(line(60)),
    content: translated(richText()),
    thumb: picture.nullable(),
    code: z.enum(['firm', 'representative']),
    practice: z.enum(practiceCodes),
    site: site.default('divorce'),
    isDivorceMain: z.boolean().default(false),
    _lawyer: reference('lawyers', 'clear').nullable().default(null),
    /** The day on which a lawyer last checked the text; null: none has since it was written. */
    reviewedAt: instant.nullable().default(null),
  },
  detail: ['content'],
  filters: ['code', 'site', 'isDivorceMain', 'practice', '_lawyer'],
  search: ['subject', 'summary', 'content'],
  neighboursBy: ['code', 'site'],
  page: ({ _id }) => `/story/${_id}`,
  public: ['list', 'one', 'neighbours'],
  console: everyOperation,
  isOffline: true,
  scope: 'console:content',
})

import * as z from 'zod'
import { id, instant, line, lines, picture, reference, richText, site, translated } from '../field.ts'
import { everyOperation, resource } from '../resource.ts'

/** Press articles, videos, columns and reviews (specification 3). */
export const insights = resource({
  path: 'insights',
  singular: 'insight',
  plural: 'insights',
  summary: 'press articles, videos, columns and reviews',
  fields: {
    subject: translated(line()),
    /** The medium or the section: shown as a label. */
    label: translated(line(60)),
    summary: translated(lines(500)),
    content: translated(richText()).nullable().default(null),
    thumb: picture.nullable(),
    youtube: z
      .strictObject({ id: z.string().regex(/^[\w-]{11}$/) })
      .nullable()
      .default(null),
    /** A video of our own instead of YouTube's: ids of files (`POST /api/console/files/videos`), its MP4 or WebM and its captions in each language. */
    video: z
      .strictObject({ mp4: id, captions: z.strictObject({ ko: id, en: id, cn: id }).partial() })
      .nullable()
      .default(null),
    code: z.enum(['article', 'youtube', 'column', 'review']),
    site: site.default('divorce'),
    isDivorceMain: z.boolean().default(false),
    _lawyer: reference('lawyers', 'clear').nullable().default(null),
    /** The day on which a lawyer last checked the text; null: none has since it was written. */
    reviewedAt: instant.nullable().default(null),
  },
  detail: ['content'],
  filters: ['code', 'site', 'isDivorceMain', '_lawyer'],
  search: ['subject', 'summary', 'content'],
  neighboursBy: ['code', 'site'],
  /** Videos have none. */
  page: ({ _id, code }) => (code === 'youtube' ? undefined : `/insight_media/${code === 'article' ? 'insight' : String(code)}/${_id}`),
  shownOn: () => ['/insight_media/media'],
  public: ['list', 'one', 'neighbours'],
  console: everyOperation,
  isOffline: true,
  scope: 'console:content',
})

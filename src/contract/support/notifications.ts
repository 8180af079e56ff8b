import * as z from 'zod'
import { line, picture, richText, translated } from '../field.ts'
import { everyOperation, resource } from '../resource.ts'

/** Notices of the support centre; the specification calls them notifications (2.3, 7.3). */
export const notifications = resource({
  path: 'center/notifications',
  singular: 'notification',
  plural: 'notifications',
  summary: 'notices',
  fields: {
    subject: translated(line()),
    content: translated(richText()),
    /** Stands above the others. */
    isPinned: z.boolean().default(false),
    thumb: picture.nullable().default(null),
  },
  detail: ['content'],
  filters: ['isPinned'],
  first: 'isPinned',
  search: ['subject', 'content'],
  page: ({ _id }) => `/center/notice/${_id}`,
  public: ['list', 'one', 'neighbours'],
  console: everyOperation,
  isOffline: true,
  scope: 'console:content',
})

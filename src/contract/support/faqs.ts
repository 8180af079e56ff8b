import * as z from 'zod'
import { line, richText, translated } from '../field.ts'
import { everyOperation, resource } from '../resource.ts'

/** Frequently asked questions (specification 2.3 and 3), in the order in which they were written. */
export const faqs = resource({
  path: 'center/faqs',
  singular: 'faq',
  plural: 'faqs',
  summary: 'frequently asked questions',
  fields: {
    type: z.enum(['inquiry', 'homepage', 'personal', 'other']),
    question: translated(line(200)),
    answer: translated(richText(20_000)),
  },
  filters: ['type'],
  search: ['question', 'answer'],
  sort: 'createdAt',
  shownOn: () => ['/center/faqs'],
  public: ['list'],
  console: everyOperation,
  isOffline: true,
  scope: 'console:content',
})

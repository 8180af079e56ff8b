import * as z from 'zod'
import { line, lines, translated } from '../field.ts'
import { everyOperation, resource } from '../resource.ts'

/** What the firm says of itself in its own words: the letter of `/rev/intro`, the principles and the course of a case of `/rev/about`. */
export const statements = resource({
  path: 'statements',
  singular: 'statement',
  plural: 'statements',
  summary: 'what the firm says of itself in its own words',
  fields: {
    code: z.enum(['letter', 'principles', 'course']),
    title: translated(line(100)),
    /** Paragraphs, an empty line between them. */
    text: translated(lines(5000)).nullable(),
    parts: z.array(z.strictObject({ title: translated(line(100)), text: translated(lines(1000)) })).max(12),
  },
  filters: ['code'],
  unique: ['code'],
  sort: 'createdAt',
  shownOn: ({ code }) => [code === 'letter' ? '/rev/intro' : '/rev/about'],
  public: ['list'],
  console: everyOperation,
  isOffline: true,
  scope: 'console:content',
})

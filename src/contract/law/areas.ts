import * as z from 'zod'
import { line, lines, picture, richText, translated } from '../field.ts'
import { everyOperation, resource } from '../resource.ts'
import { practiceCodes } from './practices.ts'

const part = z.strictObject({ title: translated(line(100)), text: translated(lines(600)) })

/** The text of `/business/:code` (specification 2.3): of each of the six business areas, one. */
export const areas = resource({
  path: 'areas',
  singular: 'area',
  plural: 'areas',
  summary: 'business areas',
  fields: {
    code: z.enum(practiceCodes),
    name: translated(line(60)),
    headline: translated(line(120)),
    summary: translated(lines(500)),
    /** What it is. */
    overview: translated(richText()),
    /** How it runs, in order. */
    steps: z.array(part).max(12),
    /** What the costs depend on; never an amount, for that would be a promise. */
    costs: z.array(part).max(12),
    /** What to bring to a first consultation. */
    documents: z.array(z.strictObject({ title: translated(line(120)), note: translated(lines(300)).nullable() })).max(20),
    faqs: z.array(z.strictObject({ question: translated(line(200)), answer: translated(lines(1500)) })).max(12),
    image: picture.nullable(),
  },
  detail: ['overview', 'steps', 'costs', 'documents', 'faqs'],
  search: ['name', 'summary', 'overview'],
  unique: ['code'],
  key: 'code',
  sort: 'createdAt',
  page: ({ code }) => `/business/${String(code)}`,
  public: ['list', 'one'],
  console: everyOperation,
  scope: 'console:content',
})

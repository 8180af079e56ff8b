import * as z from 'zod'
import { call } from '../call.ts'
import { line, lines, translated } from '../field.ts'
import { resource } from '../resource.ts'

/** The six business areas of `/business/:code` (specification 2.3). */
export const practiceCodes = ['divorce', 'fornication', 'inheritance', 'alimony', 'tax', 'commonlaw'] as const

const fields = {
  name: translated(line(60)),
  description: translated(lines(300)),
  /** Absent: the site is in preparation, and a click says so. */
  url: z
    .url({ protocol: /^https$/ })
    .max(300)
    .nullable(),
}

/** The gate: tiles to other practice sites (specification 2.5, section 12). The console puts the whole list. */
export const practices = resource({
  path: 'practices',
  singular: 'practice',
  plural: 'practices',
  summary: 'other practice sites (the gate)',
  fields,
  sort: 'createdAt',
  public: ['list'],
  console: ['list'],
  scope: 'console:content',
})

const body = z.strictObject({ practices: z.array(z.strictObject(fields)).max(24) })

export const practiceCalls = {
  'PUT /api/console/practices': call({
    summary: 'Console: replace the tiles, in this order',
    tag: 'practices',
    access: 'console:content',
    body,
    answer: body,
    status: 200,
  }),
}

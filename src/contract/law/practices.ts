import * as z from 'zod'
import { call } from '../call.ts'
import { labelled, line, lines, translated } from '../field.ts'
import { resource } from '../resource.ts'

const fields = {
  name: labelled(/*i18n*/ '이름', translated(line(60))),
  description: labelled(/*i18n*/ '설명', translated(lines(300))),
  /** Absent: the site is in preparation, and a click says so. */
  url: labelled(
    /*i18n*/ '링크',
    z
      .url({ protocol: /^https$/ })
      .max(300)
      .nullable(),
  ),
}

/** The gate: tiles to other practice sites (specification 2.5, section 12). The console puts the whole list. */
export const practices = resource({
  path: 'practices',
  singular: 'practice',
  plural: 'practices',
  label: /*i18n*/ '다른 전문 사이트',
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
    writes: ['practices'],
  }),
}

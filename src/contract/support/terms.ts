import * as z from 'zod'
import { call } from '../call.ts'
import { instant, line, lines, richText, translated } from '../field.ts'
import { paging, type Paging, summary } from '../paging.ts'
import { everyOperation, resource } from '../resource.ts'

/** What is agreed to when one joins, beside the terms of use: it is asked for there, and needs a connection as joining does. */
export const joinTermCodes = ['privacy-join', 'marketing'] as const

export const termCodes = ['privacy-consult', 'privacy-policy', 'terms-of-use', 'email-refusal', ...joinTermCodes] as const

/** Shown where they are agreed to, and on no page of their own. */
const withoutPage: readonly unknown[] = ['privacy-consult', ...joinTermCodes]

/** Terms, each version an item of its own; readers get the version in force. */
export const terms = resource({
  path: 'terms',
  singular: 'term',
  plural: 'terms',
  summary: 'terms and policies',
  fields: {
    code: z.enum(termCodes),
    subject: translated(line()),
    /** Its name among readers and in a consent (`1.0`); `version` counts the changes of every item. */
    edition: line(20),
    effectiveAt: instant,
    content: translated(richText()),
    /** What a consent must name before it is asked for (purpose, items, period, the right to refuse and its effect). */
    consent: z
      .strictObject({
        purpose: translated(lines(1000)),
        items: translated(lines(1000)),
        period: translated(lines(500)),
        refusal: translated(lines(1000)),
        /** What is asked for apart: sensitive matters, and what happens without this consent. */
        sensitive: translated(lines(1000)).nullable().default(null),
        /** The period in months: what was sent under this consent is erased so long after it was last dealt with. */
        months: z.int().min(1).max(120).default(12),
      })
      .nullable()
      .default(null),
  },
  detail: ['content'],
  filters: ['code'],
  sortable: ['effectiveAt'],
  shownOn: ({ code }) => (withoutPage.includes(code) ? [] : [`/${String(code)}`]),
  public: [],
  console: everyOperation,
  scope: 'console:settings',
})

const oldestFirst: z.ZodType<Paging> = z.strictObject(paging('createdAt'))

export const termCalls = {
  'GET /api/v1/terms': call({
    summary: 'The terms in force',
    tag: 'terms',
    access: 'public',
    query: oldestFirst,
    answer: z.strictObject({ terms: z.array(terms.publicListItem), summary }),
    status: 200,
    isCacheable: true,
  }),
  'GET /api/v1/terms/{code}': call({
    summary: 'One of the terms: the version in force',
    tag: 'terms',
    access: 'public',
    params: z.strictObject({ code: z.enum(termCodes) }),
    answer: z.strictObject({ term: terms.publicItem }),
    status: 200,
    isCacheable: true,
    errors: [404],
  }),
}

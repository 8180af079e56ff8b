import * as z from 'zod'
import { call } from '../call.ts'
import { labelled, reference } from '../field.ts'
import { forms } from './forms.ts'

const { kind, site, locale } = forms.fields

const rule = z.strictObject({
  site: labelled(/*i18n*/ '사이트(‘없음’이면 모두)', site.nullable()),
  kind: labelled(/*i18n*/ '구분(‘없음’이면 모두)', kind.nullable()),
  locale: labelled(/*i18n*/ '언어(‘없음’이면 모두)', locale.nullable()),
  _assignees: labelled(
    /*i18n*/ '맡을 사람',
    z.array(labelled(/*i18n*/ '맡을 사람', reference('users', 'clear', 'forms/assignees'))).max(20),
  ),
})
export type AssignmentRule = z.output<typeof rule>

/** The first rule that a request matches, and of which somebody can take it, says whose it is. */
const rules = labelled(/*i18n*/ '배정 규칙', z.array(labelled(/*i18n*/ '규칙', rule)).max(30))

const answer = z.strictObject({
  rules,
  /** Who is named and can open no requests now, which pass them by; null where a rule names nobody. `rule` counts from 0. */
  skipped: z.array(z.strictObject({ rule: z.int().nonnegative(), name: z.string().nullable() })),
})
const ofOffice = { tag: 'forms', access: 'console:inquiries', answer, status: 200 } as const

export const assignmentCalls = {
  'GET /api/console/forms/rules': call({
    ...ofOffice,
    summary: 'Console: rules by which requests are given to somebody when they arrive',
    reads: ['forms/rules', 'users'],
  }),
  'PUT /api/console/forms/rules': call({
    ...ofOffice,
    summary: 'Console: replace the rules, in this order',
    body: z.strictObject({ rules }),
    writes: ['forms/rules'],
  }),
}

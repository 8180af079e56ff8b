import * as z from 'zod'
import { call } from '../call.ts'
import { day, labelled, reference, timeOfDay, weekday } from '../field.ts'
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

/** Until when somebody is to get in touch, in hours in which the office works. */
const goal = labelled(
  /*i18n*/ '응답 목표',
  z
    .strictObject({
      hours: labelled(/*i18n*/ '첫 연락까지 근무 시간(시간, 비우면 목표 없음)', z.int().min(1).max(200).nullable()),
      days: labelled(/*i18n*/ '근무 요일', z.array(weekday).min(1).max(7)),
      opens: labelled(/*i18n*/ '근무 시작(예: 09:00)', timeOfDay),
      closes: labelled(/*i18n*/ '근무 끝(예: 18:00)', timeOfDay),
      closedOn: labelled(/*i18n*/ '쉬는 날(예: 2026-12-25)', z.array(day).max(100)),
    })
    .refine(({ opens, closes }) => opens < closes, { error: 'periodOrder', path: ['closes'] }),
)
export type ResponseGoal = z.output<typeof goal>

const answer = z.strictObject({
  rules,
  goal,
  /** Of both, for `If-Match`. */
  version: z.string(),
  /** Who is named and can open no requests now, which pass them by; null where a rule names nobody. `rule` counts from 0. */
  skipped: z.array(z.strictObject({ rule: z.int().nonnegative(), name: z.string().nullable() })),
})
const ofOffice = { tag: 'forms', access: 'console:inquiries', answer, status: 200 } as const

export const assignmentCalls = {
  'GET /api/console/forms/rules': call({
    ...ofOffice,
    summary: 'Console: rules by which requests are given to somebody when they arrive, and until when the office wants to get in touch',
    reads: ['forms/rules', 'users'],
  }),
  'PUT /api/console/forms/rules': call({
    ...ofOffice,
    summary: 'Console: replace the rules, in this order, and the goal, which holds for what arrives from then on',
    body: z.strictObject({ rules, goal }),
    errors: [412],
    writes: ['forms/rules'],
  }),
}

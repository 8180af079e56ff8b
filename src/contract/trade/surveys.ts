import * as z from 'zod'
import { call } from '../call.ts'
import { id, instant, labelled, lines } from '../field.ts'
import { tradeLimits } from './limits.ts'

const mark = z.int().min(1).max(5)
export const surveyFields = {
  overall: labelled(/*i18n*/ '상담회 만족도(1~5점)', mark),
  /** Null: who had no meeting. */
  meetings: labelled(/*i18n*/ '상담 만족도(1~5점)', mark.nullable()),
  organisation: labelled(/*i18n*/ '운영 만족도(1~5점)', mark),
  comesAgain: labelled(/*i18n*/ '다음에도 참가', z.boolean()),
  comment: labelled(/*i18n*/ '설문 의견', lines(tradeLimits.surveyComment).nullable()),
}

const written = z.strictObject(surveyFields).meta({ id: 'WrittenSurvey' })
export type WrittenSurvey = z.output<typeof written>
const survey = z.strictObject({ ...surveyFields, updatedAt: instant }).meta({ id: 'FairSurvey' })

/** `early`: the fair has not begun; `closed`: staff have closed it, and nothing changes any more. */
export const surveyStates = ['early', 'open', 'closed'] as const

const own = z
  .strictObject({
    fair: z.strictObject({ _id: id, title: z.string() }),
    state: z.enum(surveyStates),
    /** What the caller has answered. */
    survey: survey.nullable(),
  })
  .meta({ id: 'OwnFairSurvey' })
export type OwnSurvey = z.output<typeof own>

const isOwn = { tag: 'me', access: 'member', status: 200, params: z.strictObject({ _fair: id }) } as const

/** The survey of a fair, of those who take part in it. */
export const surveyCalls = {
  'GET /api/v1/me/fairs/{_fair}/survey': call({
    ...isOwn,
    summary: 'What the caller has said of a fair in which it takes part',
    answer: own,
    errors: [404],
    // Staff read what was answered without names.
    acting: 'never',
    reads: ['fairSurveys'],
  }),
  'PUT /api/v1/me/fairs/{_fair}/survey': call({
    ...isOwn,
    summary: 'Say how a fair was, from its beginning until staff close it; a later answer takes the place of the one before',
    body: written,
    answer: own,
    errors: [404, 409],
    writes: ['fairSurveys'],
  }),
}

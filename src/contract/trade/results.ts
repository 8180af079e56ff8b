import * as z from 'zod'
import { call } from '../call.ts'
import { id, instant, money } from '../field.ts'
import { type Paging, paging, summary } from '../paging.ts'

const figures = z
  .strictObject({
    offers: z.int(),
    /** Not answered yet. */
    open: z.int(),
    /** A seller has accepted them, whatever became of them then. */
    accepted: z.int(),
    declined: z.int(),
    expired: z.int(),
    cancelled: z.int(),
    /** They have, or had, a time. */
    agreed: z.int(),
    /** Agreed, and nobody has said yet whether they took place. */
    unmarked: z.int(),
    met: z.int(),
    missed: z.int(),
    disputed: z.int(),
    /** Agreed between two who had an earlier one, at whatever fair. */
    repeated: z.int(),
  })
  .meta({ id: 'FairFigures' })
export type FairFigures = z.output<typeof figures>

/** So many groups of companies are told apart: categories are written by hand. */
export const mostGroups = 50

const count = z.int()
/** What the sides have said came of the meetings of a fair. */
const outcomes = z
  .strictObject({
    /** Sides that have said something. */
    reports: count,
    /** Expected amounts in won: of a meeting the seller's, else the buyer's. */
    amount: money,
    interest: z.strictObject({ high: count, some: count, none: count }),
    nextSteps: z.strictObject({ samples: count, quotation: count, meeting: count, contract: count, none: count }),
    /** How often each of 1 to 5 was given, in this order. */
    ratings: z.array(count).length(5),
  })
  .meta({ id: 'FairOutcomes' })
export type FairOutcomes = z.output<typeof outcomes>

/** Approved companies that have something in common, and their meetings that took place: each counts for both of its sides. */
const group = z
  .strictObject({ name: z.string().nullable(), sellers: count, buyers: count, met: count, amount: money })
  .meta({ id: 'FairGroup' })
export type FairGroup = z.output<typeof group>
const groups = z.array(group).max(mostGroups)

const byRole = z.strictObject({ sellers: count, buyers: count })
/** How often each of 1 to 5 was given, in this order, by sellers and by buyers. */
const marks = z.strictObject({ sellers: z.array(count).length(5), buyers: z.array(count).length(5) })
/** What participants have answered in the survey of a fair. */
const survey = z
  .strictObject({
    /** To how many it was sent. */
    sent: count,
    answers: byRole,
    marks: z.strictObject({ overall: marks, meetings: marks, organisation: marks }),
    /** Who would come again, and who would not. */
    again: byRole,
    notAgain: byRole,
    comments: count,
  })
  .meta({ id: 'FairSurveyFigures' })
export type FairSurveyFigures = z.output<typeof survey>

const ofDay = z.strictObject({ day: z.string(), unmarked: z.int(), met: z.int(), missed: z.int(), disputed: z.int(), arrived: z.int() })
const ofFair = { tag: 'fairs', access: 'console:fairs', status: 200 } as const
const query: z.ZodType<Paging> = z.strictObject(paging('-createdAt'))

/** Results of fairs. */
export const resultCalls = {
  'GET /api/console/fairs/results': call({
    ...ofFair,
    summary: 'Console: the figures of fairs, the newest first',
    query,
    answer: z.strictObject({
      fairs: z.array(z.strictObject({ _id: id, title: z.string(), startsAt: instant.nullable(), figures })),
      summary,
    }),
    reads: ['matchings', 'checkIns'],
  }),
  'GET /api/console/fairs/{_id}/results': call({
    ...ofFair,
    summary: 'Console: the figures of a fair, and its days',
    params: z.strictObject({ _id: id }),
    answer: z.strictObject({
      figures,
      days: z.array(ofDay),
      participants: z.strictObject({ sellers: z.int(), buyers: z.int(), pending: z.int() }),
      outcomes,
      survey,
      /** Since then nothing of it changes; null: staff have not closed it. */
      closedAt: instant.nullable(),
      /** By what the companies deal in, as the list of goods says it; the largest first. */
      sectors: groups,
      countries: groups,
    }),
    errors: [404, 410],
    reads: ['matchings', 'checkIns', 'companies', 'fairSurveys', 'fairClosings'],
  }),
}

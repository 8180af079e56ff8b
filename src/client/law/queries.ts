import type { Answer } from '#contract/api.ts'
import type { Locale } from '#contract/locale.ts'
import { readOptions } from '../data/query-client.ts'
import { resourceQueries } from '../data/resource-queries.ts'

export type Lawyer = Answer<'GET /api/v1/lawyers'>['lawyers'][number]
export type Story = Answer<'GET /api/v1/success'>['successes'][number]
export type Insight = Answer<'GET /api/v1/insights'>['insights'][number]
/** Statement of the firm under a code. */
export type Statement = Answer<'GET /api/v1/statements'>['statements'][number]
export type InsightCode = Insight['code']
/** Kinds of insights with pages of their own; videos are shown in a sheet. */
export type ReadingCode = Exclude<InsightCode, 'youtube'>

export const lawyerQueries = resourceQueries('GET /api/v1/lawyers')
export const successQueries = resourceQueries('GET /api/v1/success')
export const insightQueries = resourceQueries('GET /api/v1/insights')

/** Reads of the home page's law sections: the route loads them, each section uses its own (specification 7.2, 9). */
export const homeReads = (locale: Locale) => ({
  representative: lawyerQueries.list(locale, { isRepresentative: true }),
  lawyers: lawyerQueries.list(locale, { isRepresentative: false, type: 'LAWYER' }),
  stories: successQueries.list(locale, { code: 'firm', site: 'divorce', isDivorceMain: true, limit: 3 }),
  judgments: successQueries.list(locale, { code: 'representative', site: 'divorce', isDivorceMain: true, limit: 9 }),
  videos: insightQueries.list(locale, { code: 'youtube', site: 'divorce', isDivorceMain: true, limit: 4 }),
  articles: insightQueries.list(locale, { code: 'article', site: 'divorce', isDivorceMain: true, limit: 9 }),
  practices: readOptions('GET /api/v1/practices', locale, {}, { offline: 'localStorage' }),
})

import type { Answer } from '#contract/index.ts'
import type { Locale } from '#contract/locale.ts'
import { insightQueries, lawyerQueries, successQueries } from '../queries.ts'

export type Lawyer = Answer<'GET /api/v1/lawyers'>['lawyers'][number]

/** All lawyers, or all advisory members: a firm has no second page of them. */
export const peopleList = (locale: Locale, type: Lawyer['type']) => lawyerQueries.list(locale, { type, site: 'divorce', limit: 100 })

/** What a lawyer answers for: the newest cases and texts. */
export const worksOf = (locale: Locale, _lawyer: string) => ({
  stories: successQueries.list(locale, { _lawyer, site: 'divorce', limit: 6 }),
  insights: insightQueries.list(locale, { _lawyer, site: 'divorce', limit: 6 }),
})

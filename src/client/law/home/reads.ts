import type { Locale } from '#contract/locale.ts'
import { gateSites, insightQueries, lawyerQueries, successQueries } from '../queries.ts'

/** What the home page's law sections read: the route loads it, each section uses its own (specification 7.2, 9). */
export const homeReads = (locale: Locale) => ({
  representative: lawyerQueries.list(locale, { isRepresentative: true }),
  lawyers: lawyerQueries.list(locale, { isRepresentative: false, type: 'LAWYER' }),
  stories: successQueries.list(locale, { code: 'firm', site: 'divorce', isDivorceMain: true, limit: 3 }),
  judgments: successQueries.list(locale, { code: 'representative', site: 'divorce', isDivorceMain: true, limit: 9 }),
  videos: insightQueries.list(locale, { code: 'youtube', site: 'divorce', isDivorceMain: true, limit: 4 }),
  articles: insightQueries.list(locale, { code: 'article', site: 'divorce', isDivorceMain: true, limit: 9 }),
  practices: gateSites(locale),
})

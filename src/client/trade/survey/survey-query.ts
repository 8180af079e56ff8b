import type { Locale } from '#contract/locale.ts'
import { itemOptions, type ItemRead } from '../../data/query-client.ts'
import { uncached } from '../../data/resource-queries.ts'

/** Own answers to the survey of a fair; nothing for who does not take part. */
export const mySurvey = (locale: Locale, _fair: string): ItemRead<'GET /api/v1/me/fairs/{_fair}/survey'> => ({
  ...itemOptions('GET /api/v1/me/fairs/{_fair}/survey', locale, { params: { _fair } }),
  ...uncached,
})

import type { Params } from '#contract/index.ts'
import type { Locale } from '#contract/locale.ts'
import { itemOptions, readOptions } from '../data/query-client.ts'
import { content, resourceQueries } from '../data/resource-queries.ts'

export const lawyerQueries = resourceQueries('GET /api/v1/lawyers')
export const successQueries = resourceQueries('GET /api/v1/success')
export const insightQueries = resourceQueries('GET /api/v1/insights')

export const gateSites = (locale: Locale) => readOptions('GET /api/v1/practices', locale, {}, { offline: 'localStorage' })

export const practiceArea = (locale: Locale, code: Params<'GET /api/v1/areas/{code}'>['code']) =>
  itemOptions('GET /api/v1/areas/{code}', locale, { params: { code } }, content)

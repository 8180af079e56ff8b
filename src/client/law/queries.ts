import type { Query } from '#contract/index.ts'
import type { Locale } from '#contract/locale.ts'
import { readOptions } from '../data/query-client.ts'

const content = { isKept: true, alerts: true }

export const lawyerQueries = {
  list: (locale: Locale, query: Query<'GET /api/v1/lawyers'>) => readOptions('GET /api/v1/lawyers', locale, { query }, content),
}

export const successQueries = {
  list: (locale: Locale, query: Query<'GET /api/v1/success'>) => readOptions('GET /api/v1/success', locale, { query }, content),
}

export const insightQueries = {
  list: (locale: Locale, query: Query<'GET /api/v1/insights'>) => readOptions('GET /api/v1/insights', locale, { query }, content),
}

export const practiceQueries = {
  list: (locale: Locale) => readOptions('GET /api/v1/practices', locale, {}, { isPersisted: true }),
}

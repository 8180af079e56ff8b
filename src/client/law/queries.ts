import type { Params, Query } from '#contract/index.ts'
import type { Locale } from '#contract/locale.ts'
import { itemOptions, readOptions } from '../data/query-client.ts'

const content = { offline: 'database', alerts: true } as const
/** What a page can do without. */
const beside = { offline: 'database' } as const

export const lawyerQueries = {
  list: (locale: Locale, query: Query<'GET /api/v1/lawyers'>) => readOptions('GET /api/v1/lawyers', locale, { query }, content),
  detail: (locale: Locale, _id: string) => itemOptions('GET /api/v1/lawyers/{_id}', locale, { params: { _id } }, content),
}

export const successQueries = {
  list: (locale: Locale, query: Query<'GET /api/v1/success'>) => readOptions('GET /api/v1/success', locale, { query }, content),
  detail: (locale: Locale, _id: string) => itemOptions('GET /api/v1/success/{_id}', locale, { params: { _id } }, content),
  neighbours: (locale: Locale, _id: string) => itemOptions('GET /api/v1/success/{_id}/neighbours', locale, { params: { _id } }, beside),
}

export const insightQueries = {
  list: (locale: Locale, query: Query<'GET /api/v1/insights'>) => readOptions('GET /api/v1/insights', locale, { query }, content),
  detail: (locale: Locale, _id: string) => itemOptions('GET /api/v1/insights/{_id}', locale, { params: { _id } }, content),
  neighbours: (locale: Locale, _id: string) => itemOptions('GET /api/v1/insights/{_id}/neighbours', locale, { params: { _id } }, beside),
}

export const practiceQueries = {
  list: (locale: Locale) => readOptions('GET /api/v1/practices', locale, {}, { offline: 'localStorage' }),
}

export const areaQueries = {
  detail: (locale: Locale, code: Params<'GET /api/v1/areas/{code}'>['code']) =>
    itemOptions('GET /api/v1/areas/{code}', locale, { params: { code } }, content),
}

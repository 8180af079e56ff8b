import type { Params, Query } from '#contract/index.ts'
import type { Locale } from '#contract/locale.ts'
import { itemOptions, readOptions } from '../data/query-client.ts'

export type TermCode = Params<'GET /api/v1/terms/{code}'>['code']

const content = { offline: 'database', alerts: true } as const
/** What a page can do without. */
const beside = { offline: 'database' } as const

export const termQueries = {
  /** The text of the consent is small and asked for everywhere; the others are pages. */
  detail: (locale: Locale, code: TermCode) =>
    readOptions(
      'GET /api/v1/terms/{code}',
      locale,
      { params: { code } },
      code === 'privacy-consult' ? { offline: 'localStorage' } : content,
    ),
}

export const faqQueries = {
  list: (locale: Locale, query: Query<'GET /api/v1/center/faqs'>) => readOptions('GET /api/v1/center/faqs', locale, { query }, content),
}

export const noticeQueries = {
  list: (locale: Locale, query: Query<'GET /api/v1/center/notifications'>) =>
    readOptions('GET /api/v1/center/notifications', locale, { query }, content),
  detail: (locale: Locale, _id: string) => itemOptions('GET /api/v1/center/notifications/{_id}', locale, { params: { _id } }, content),
  neighbours: (locale: Locale, _id: string) =>
    itemOptions('GET /api/v1/center/notifications/{_id}/neighbours', locale, { params: { _id } }, beside),
}

export const boardQueries = {
  list: (locale: Locale, query: Query<'GET /api/v1/boards'>) => readOptions('GET /api/v1/boards', locale, { query }, content),
  detail: (locale: Locale, _id: string) => itemOptions('GET /api/v1/boards/{_id}', locale, { params: { _id } }, content),
  neighbours: (locale: Locale, _id: string) => itemOptions('GET /api/v1/boards/{_id}/neighbours', locale, { params: { _id } }, beside),
  comments: (locale: Locale, _id: string) =>
    itemOptions('GET /api/v1/boards/{_id}/comments', locale, { params: { _id }, query: { limit: 100, sort: 'createdAt' } }, beside),
}

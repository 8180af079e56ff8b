import type { Params } from '#contract/index.ts'
import type { Locale } from '#contract/locale.ts'
import { itemOptions, readOptions } from '../data/query-client.ts'
import { beside, content, resourceQueries } from '../data/resource-queries.ts'

export const faqQueries = resourceQueries('GET /api/v1/center/faqs')
export const noticeQueries = resourceQueries('GET /api/v1/center/notifications')
export const boardQueries = resourceQueries('GET /api/v1/boards')

export const boardComments = (locale: Locale, _id: string) =>
  itemOptions('GET /api/v1/boards/{_id}/comments', locale, { params: { _id }, query: { limit: 100, sort: 'createdAt' } }, beside)

/** The text of the consent is small and asked for everywhere; the others are pages. */
export const termInForce = (locale: Locale, code: Params<'GET /api/v1/terms/{code}'>['code']) =>
  readOptions('GET /api/v1/terms/{code}', locale, { params: { code } }, code === 'privacy-consult' ? { offline: 'localStorage' } : content)

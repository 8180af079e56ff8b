import type { Query } from '#contract/api.ts'
import type { Locale } from '#contract/locale.ts'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { paged } from '../data/list-pages.ts'
import type { ListSearch } from '../data/list-search.ts'
import { itemOptions } from '../data/query-client.ts'
import { offlineQuiet, resourceQueries } from '../data/resource-queries.ts'

const faqQueries = resourceQueries('GET /api/v1/center/faqs')
export const noticeQueries = resourceQueries('GET /api/v1/center/notifications')
export const boardQueries = resourceQueries('GET /api/v1/boards')

type FaqType = NonNullable<Query<'GET /api/v1/center/faqs'>['type']>

/** The types of questions (specification 3). */
export const faqTypes: Record<FaqType, MessageDescriptor> = {
  inquiry: msg`상담`,
  homepage: msg`홈페이지 이용`,
  personal: msg`개인정보`,
  other: msg`그 밖의 질문`,
}

const isFaqType = (value: string | undefined): value is FaqType => value !== undefined && value in faqTypes

/** Site that support pages belong to. */
export type SupportOf = NonNullable<Query<'GET /api/v1/center/faqs'>['code']>

/** All questions that an address asks for: they fit on one page. */
export const faqList = (locale: Locale, { q, type }: ListSearch, code: SupportOf = 'firm') =>
  faqQueries.list(locale, { ...paged({ q }), limit: 100, code, ...(isFaqType(type) ? { type } : {}) })

/** A page of notices, as its address asks for it. */
export const noticeList = (locale: Locale, search: ListSearch, code: SupportOf = 'firm') =>
  noticeQueries.list(locale, { ...paged(search), code })

/** A page of the board, as its address asks for it. */
export const boardList = (locale: Locale, search: ListSearch) => boardQueries.list(locale, { code: 'default-board', ...paged(search) })

export const boardComments = (locale: Locale, _id: string) =>
  itemOptions('GET /api/v1/boards/{_id}/comments', locale, { params: { _id }, query: { limit: 100, sort: 'createdAt' } }, offlineQuiet)

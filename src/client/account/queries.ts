import type { Locale } from '#contract/locale.ts'
import type { SiteName } from '#contract/sites.ts'
import { paged } from '../data/list-pages.ts'
import type { ListSearch } from '../data/list-search.ts'
import { itemOptions, type ItemRead, type Read, readOptions } from '../data/query-client.ts'
import { uncached } from '../data/resource-queries.ts'

const all = { query: { limit: 100 } } as const

export const meRead = (locale: Locale): Read<'GET /api/v1/me'> => ({ ...readOptions('GET /api/v1/me', locale), ...uncached })
export const companyRead = (locale: Locale): Read<'GET /api/v1/me/company'> => ({
  ...readOptions('GET /api/v1/me/company', locale),
  ...uncached,
})
export const peopleRead = (locale: Locale): Read<'GET /api/v1/me/company/people'> => ({
  ...readOptions('GET /api/v1/me/company/people', locale),
  ...uncached,
})
export const uploadsRead = (locale: Locale): Read<'GET /api/v1/me/company/introductions'> => ({
  ...readOptions('GET /api/v1/me/company/introductions', locale),
  ...uncached,
})
export const filesRead = (locale: Locale): Read<'GET /api/v1/me/files'> => ({ ...readOptions('GET /api/v1/me/files', locale), ...uncached })
export const fairNewsRead = (locale: Locale): Read<'GET /api/v1/me/fairNews'> => ({
  ...readOptions('GET /api/v1/me/fairNews', locale),
  ...uncached,
})
export const contactRead = (locale: Locale): Read<'GET /api/v1/me/contact'> => ({
  ...readOptions('GET /api/v1/me/contact', locale),
  ...uncached,
})
export const consentsRead = (locale: Locale): Read<'GET /api/v1/me/consents'> => ({
  ...readOptions('GET /api/v1/me/consents', locale, all),
  ...uncached,
})
/** A member has a hundred at most. */
export const inquiriesRead = (locale: Locale): Read<'GET /api/v1/me/inquires'> => ({
  ...readOptions('GET /api/v1/me/inquires', locale, all),
  ...uncached,
})
/** Questions to a company that others may read, and one’s own. */
export const publicQuestionsRead = (locale: Locale, search: ListSearch, site: SiteName): Read<'GET /api/v1/center/questions'> => ({
  ...readOptions('GET /api/v1/center/questions', locale, { query: { ...paged(search), site } }),
  ...uncached,
})
export const inquiryRead = (locale: Locale, _id: string): ItemRead<'GET /api/v1/me/inquires/{_id}'> => ({
  ...itemOptions('GET /api/v1/me/inquires/{_id}', locale, { params: { _id } }),
  ...uncached,
})
export const bookmarksRead = (locale: Locale, page: { limit: number; skip: number }): Read<'GET /api/v1/me/bookmarks'> => ({
  ...readOptions('GET /api/v1/me/bookmarks', locale, { query: page }),
  ...uncached,
})
export const likesRead = (locale: Locale, page: { limit: number; skip: number }): Read<'GET /api/v1/me/likes'> => ({
  ...readOptions('GET /api/v1/me/likes', locale, { query: page }),
  ...uncached,
})
export const commentsRead = (locale: Locale, page: { limit: number; skip: number }): Read<'GET /api/v1/me/comments'> => ({
  ...readOptions('GET /api/v1/me/comments', locale, { query: page }),
  ...uncached,
})

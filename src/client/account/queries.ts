import type { Locale } from '#contract/locale.ts'
import { type Read, readOptions } from '../data/query-client.ts'

/** One's own: never on the device, and read again whenever it is looked at. */
const own = { staleTime: 0, gcTime: 0 } as const
const all = { query: { limit: 100 } } as const

export const meRead = (locale: Locale): Read<'GET /api/v1/me'> => ({ ...readOptions('GET /api/v1/me', locale), ...own })
export const companyRead = (locale: Locale): Read<'GET /api/v1/me/company'> => ({
  ...readOptions('GET /api/v1/me/company', locale),
  ...own,
})
export const uploadsRead = (locale: Locale): Read<'GET /api/v1/me/company/introductions'> => ({
  ...readOptions('GET /api/v1/me/company/introductions', locale),
  ...own,
})
export const filesRead = (locale: Locale): Read<'GET /api/v1/me/files'> => ({ ...readOptions('GET /api/v1/me/files', locale), ...own })
export const factorRead = (locale: Locale): Read<'GET /api/v1/me/factor'> => ({ ...readOptions('GET /api/v1/me/factor', locale), ...own })
export const sessionsRead = (locale: Locale): Read<'GET /api/v1/me/sessions'> => ({
  ...readOptions('GET /api/v1/me/sessions', locale, all),
  ...own,
})
export const consentsRead = (locale: Locale): Read<'GET /api/v1/me/consents'> => ({
  ...readOptions('GET /api/v1/me/consents', locale, all),
  ...own,
})

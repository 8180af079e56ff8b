import type { Locale } from '#contract/locale.ts'
import { readOptions } from '../data/query-client.ts'

/** One's own: never on the device, and read again whenever it is looked at. */
const own = { staleTime: 0, gcTime: 0 } as const

export const meRead = (locale: Locale) => ({ ...readOptions('GET /api/v1/me', locale), ...own })
export const sessionsRead = (locale: Locale) => ({ ...readOptions('GET /api/v1/me/sessions', locale, { query: { limit: 100 } }), ...own })
export const consentsRead = (locale: Locale) => ({ ...readOptions('GET /api/v1/me/consents', locale, { query: { limit: 100 } }), ...own })

import type { Locale } from '#contract/locale.ts'
import { type Read, readOptions } from '../../data/query-client.ts'
import { uncached } from '../../data/resource-queries.ts'

export const factorRead = (locale: Locale): Read<'GET /api/v1/me/factor'> => ({
  ...readOptions('GET /api/v1/me/factor', locale),
  ...uncached,
})
export const sessionsRead = (locale: Locale): Read<'GET /api/v1/me/sessions'> => ({
  ...readOptions('GET /api/v1/me/sessions', locale, { query: { limit: 100 } }),
  ...uncached,
})
export const passkeysRead = (locale: Locale): Read<'GET /api/v1/me/passkeys'> => ({
  ...readOptions('GET /api/v1/me/passkeys', locale),
  ...uncached,
})

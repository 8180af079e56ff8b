import type { Locale } from '#contract/locale.ts'
import { readOptions } from '../data/query-client.ts'

const document = { offline: 'localStorage' } as const

export const settingQueries = {
  detail: (locale: Locale) => readOptions('GET /api/v1/setting', locale, {}, document),
}

export const bannerQueries = {
  list: (locale: Locale, code: 'home' | 'fairs') => readOptions('GET /api/v1/banners/{code}', locale, { params: { code } }, document),
}

export const popupQueries = {
  list: (locale: Locale, code: 'divorce') => readOptions('GET /api/v1/popups', locale, { query: { code } }),
}

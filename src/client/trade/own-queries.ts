import type { Locale } from '#contract/locale.ts'
import { type Read, readOptions } from '../data/query-client.ts'
import { uncached } from '../data/resource-queries.ts'
import { myMatchings } from './queries.ts'

// Apart from what loaders name, which is in the first load.

/** Agreed meetings at a fair, in the order of their times. */
export const myMeetings = (locale: Locale, _fair: string) => myMatchings(locale, { _fair, isAgreed: true, limit: 100 })
/** One's own company, on whose approval an application depends. */
export const myCompany = (locale: Locale): Read<'GET /api/v1/me/company'> => ({
  ...readOptions('GET /api/v1/me/company', locale),
  ...uncached,
})
export const myCalendar = (locale: Locale): Read<'GET /api/v1/me/calendar'> => ({
  ...readOptions('GET /api/v1/me/calendar', locale),
  ...uncached,
})
export const myIntroductions = (locale: Locale, _fair: string): Read<'GET /api/v1/me/introductions/{_fair}'> => ({
  ...readOptions('GET /api/v1/me/introductions/{_fair}', locale, { params: { _fair } }),
  ...uncached,
})
/** Code by which one is let in at a fair. */
export const entryCode = (locale: Locale, _fair: string): Read<'GET /api/v1/me/schedules/{_fair}/entryCode'> => ({
  ...readOptions('GET /api/v1/me/schedules/{_fair}/entryCode', locale, { params: { _fair } }, { offline: 'member' }),
  ...uncached,
})

import type { Locale } from '#contract/locale.ts'
import { type ListSearch, paged } from '../../data/list-search.ts'
import { insightQueries } from '../queries.ts'
import type { InsightCode, ReadingCode } from './places.ts'

/** A list of insights, as its address asks for it. */
export const insightList = (locale: Locale, code: InsightCode, search: ListSearch) =>
  insightQueries.list(locale, { code, site: 'divorce', ...paged(search) })

/** The newest of the same kind. One more than is shown: the item itself may be among them. */
export const relatedInsights = (locale: Locale, code: ReadingCode) => insightQueries.list(locale, { code, site: 'divorce', limit: 4 })

/** The main videos, newest first. The home page shows the same four: here the first of them is wanted. */
export const mainVideos = (locale: Locale) =>
  insightQueries.list(locale, { code: 'youtube', site: 'divorce', isDivorceMain: true, limit: 4 })

/** The other videos of the video page: the first page of their list. */
export const allVideos = (locale: Locale) => insightList(locale, 'youtube', {})

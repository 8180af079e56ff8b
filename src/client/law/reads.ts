import type { Params } from '#contract/api.ts'
import type { Locale } from '#contract/locale.ts'
import { oneOf, paged } from '../data/list-pages.ts'
import type { ListSearch } from '../data/list-search.ts'
import { itemOptions } from '../data/query-client.ts'
import { offlineContent } from '../data/resource-queries.ts'
import { type PracticeCode, practiceCodes } from './practice-names.ts'
import {
  homeReads,
  type InsightCode,
  insightQueries,
  type Lawyer,
  lawyerQueries,
  type ReadingCode,
  type Story,
  successQueries,
} from './queries.ts'

// Apart from queries.ts, which every first load has for the home page.

export const practiceArea = (locale: Locale, code: Params<'GET /api/v1/areas/{code}'>['code']) =>
  itemOptions('GET /api/v1/areas/{code}', locale, { params: { code } }, offlineContent)

/** All lawyers, or all advisory members: a firm has no second page of them. */
export const peopleList = (locale: Locale, type: Lawyer['type']) => lawyerQueries.list(locale, { type, site: 'divorce', limit: 100 })

/** Reads the newest cases and texts of a lawyer. */
export const worksOf = (locale: Locale, _lawyer: string) => ({
  stories: successQueries.list(locale, { _lawyer, site: 'divorce', limit: 6 }),
  insights: insightQueries.list(locale, { _lawyer, site: 'divorce', limit: 6 }),
})

/** The lawyer who answers for a text, where there is one. */
export const lawyerOf = (locale: Locale, text: { _lawyer: string | null } | undefined) =>
  typeof text?._lawyer === 'string' ? [lawyerQueries.detail(locale, text._lawyer)] : []

/** A list of stories, as its address asks for it. */
export function storyList(locale: Locale, code: Story['code'], search: ListSearch) {
  const practice = oneOf(practiceCodes, search.practice)
  return successQueries.list(locale, { code, site: 'divorce', ...paged(search), ...(practice === undefined ? {} : { practice }) })
}

/** The newest stories of a business area. */
export const areaStories = (locale: Locale, practice: PracticeCode, limit = 3) =>
  successQueries.list(locale, { practice, site: 'divorce', limit })

/** Those beside a story. One more than is shown: the story itself is among them. */
export const relatedStories = (locale: Locale, practice: PracticeCode) => areaStories(locale, practice, 4)

/** A list of insights, as its address asks for it. */
export const insightList = (locale: Locale, code: InsightCode, search: ListSearch) =>
  insightQueries.list(locale, { code, site: 'divorce', ...paged(search) })

/** The newest of the same kind. One more than is shown: the item itself may be among them. */
export const relatedInsights = (locale: Locale, code: ReadingCode) => insightQueries.list(locale, { code, site: 'divorce', limit: 4 })

/** The main videos, newest first. The home page shows the same four: here the first of them is wanted. */
export const mainVideos = (locale: Locale) => homeReads(locale).videos

/** The other videos of the video page: the first page of their list. */
export const allVideos = (locale: Locale) => insightList(locale, 'youtube', {})

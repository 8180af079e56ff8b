import { type PracticeCode, practiceCodes } from '../practice-names.ts'
import type { Locale } from '#contract/locale.ts'
import { type ListSearch, paged } from '../../data/list-search.ts'
import { successQueries } from '../queries.ts'

/** A list of stories, as its address asks for it. */
export function storyList(locale: Locale, code: 'firm' | 'representative', search: ListSearch) {
  const practice = practiceCodes.find((known) => known === search.practice)
  return successQueries.list(locale, { code, site: 'divorce', ...paged(search), ...(practice === undefined ? {} : { practice }) })
}

/** The newest stories of a business area. */
export const areaStories = (locale: Locale, practice: PracticeCode, limit = 3) =>
  successQueries.list(locale, { practice, site: 'divorce', limit })

/** Those beside a story. One more than is shown: the story itself is among them. */
export const relatedStories = (locale: Locale, practice: PracticeCode) => areaStories(locale, practice, 4)

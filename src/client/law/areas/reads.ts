import type { practiceCodes } from '#contract/law/practices.ts'
import type { Locale } from '#contract/locale.ts'
import { successQueries } from '../queries.ts'

export type PracticeCode = (typeof practiceCodes)[number]

/** The newest stories of a business area. */
export const areaStories = (locale: Locale, practice: PracticeCode) => successQueries.list(locale, { practice, site: 'divorce', limit: 3 })

import type { Answer } from '#contract/index.ts'

export type Insight = Answer<'GET /api/v1/insights'>['insights'][number]
export type InsightCode = Insight['code']
/** What has pages of its own; videos are shown in a sheet. */
export type ReadingCode = Exclude<InsightCode, 'youtube'>

/** The lists of specification 2.3; details lie below their list. */
export const listPaths: Record<InsightCode, string> = {
  article: '/insight_media/insight',
  youtube: '/insight_media/media',
  column: '/insight_media/column',
  review: '/insight_media/review',
}

/** Where the newest main video is shown large. */
export const videoPagePath = '/insight_media/media/media01'

export const insightHref = (code: ReadingCode, _id: string): string => `${listPaths[code]}/${_id}`

import type { PagePath, PageTarget } from '../../content/page-link.tsx'
import type { InsightCode, ReadingCode } from '../queries.ts'

/** The lists of specification 2.3; details lie below their list. */
export const listPaths = {
  article: '/insight_media/insight',
  youtube: '/insight_media/media',
  column: '/insight_media/column',
  review: '/insight_media/review',
} as const satisfies Record<InsightCode, PagePath>

/** The page of an insight. */
export const insightTarget = (code: ReadingCode, _id: string): PageTarget =>
  (
    {
      article: { to: '/insight_media/insight/$_insight', params: { _insight: _id } },
      column: { to: '/insight_media/column/$_column', params: { _column: _id } },
      review: { to: '/insight_media/review/$_review', params: { _review: _id } },
    } as const
  )[code]

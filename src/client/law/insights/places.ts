import type { PagePath, PageTarget } from '../../content/page-link.tsx'
import type { Insight, InsightCode } from '../queries.ts'

/** The lists of specification 2.3; details lie below their list. */
export const listPaths = {
  article: '/insight_media/insight',
  youtube: '/insight_media/media',
  column: '/insight_media/column',
  review: '/insight_media/review',
} as const satisfies Record<InsightCode, PagePath>

/** Where an insight is at home: its page, and for a video, which has none, the list. */
export const insightTarget = ({ code, _id }: Pick<Insight, 'code' | '_id'>) =>
  (
    {
      article: { to: '/insight_media/insight/$_insight', params: { _insight: _id } } as const,
      column: { to: '/insight_media/column/$_column', params: { _column: _id } } as const,
      review: { to: '/insight_media/review/$_review', params: { _review: _id } } as const,
      youtube: { to: listPaths.youtube },
    } satisfies Record<InsightCode, PageTarget>
  )[code]

/** Where a video can be had outside of its sheet: at YouTube, or its file; undefined for one that cannot be played. */
export const addressOf = ({ youtube, video }: Pick<Insight, 'youtube' | 'video'>): string | undefined => {
  if (video !== null) return `/api/v1/files/${video.mp4}`
  return youtube === null ? undefined : `https://www.youtube.com/watch?v=${youtube.id}`
}

import { koreanDay } from '../../ui/day.ts'
import { VideoLink } from './video-link.tsx'
import type { Insight } from '../queries.ts'

/** A video in a list. */
export function VideoCard({ video }: { video: Insight }) {
  const { label, subject, summary, createdAt } = video
  return (
    <VideoLink video={video} sizes="(width < 768px) 90vw, 410px" widths={[320, 480, 640]}>
      <span className="mt-4 inline-block text-sm font-semibold text-accent">{label}</span>
      <span className="mt-1 line-clamp-2 text-lg font-bold group-hover:underline group-hover:underline-offset-4">{subject}</span>
      <span className="mt-2 line-clamp-2 text-sm text-muted">{summary}</span>
      <time dateTime={createdAt} className="mt-2 block text-sm text-muted tabular-nums">
        {koreanDay(createdAt)}
      </time>
    </VideoLink>
  )
}

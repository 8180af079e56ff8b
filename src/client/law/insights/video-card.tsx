import { Heading } from '../../ui/heading.tsx'
import { koreanDay } from '../../ui/day.ts'
import type { Insight } from '../queries.ts'
import { VideoLink } from './video-link.tsx'

/** A video in a list. */
export function VideoCard({ video }: { video: Insight }) {
  const { label, subject, summary, createdAt } = video
  return (
    <VideoLink video={video}>
      <span className="mt-4 inline-block text-sm font-semibold text-accent">{label}</span>
      <Heading className="mt-1 line-clamp-2 text-lg font-bold group-hover:underline group-hover:underline-offset-4">{subject}</Heading>
      <span className="mt-2 line-clamp-2 text-sm text-muted">{summary}</span>
      <time dateTime={createdAt} className="mt-2 block text-sm text-muted tabular-nums">
        {koreanDay(createdAt)}
      </time>
    </VideoLink>
  )
}

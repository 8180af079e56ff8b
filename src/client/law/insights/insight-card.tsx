import { ReadingCard } from '../../content/reading-card.tsx'
import type { Insight } from '../queries.ts'
import { insightTarget } from './places.ts'
import { VideoCard } from './video-card.tsx'

/** Something to read or to watch, in a list: who published it, what it is about, when. */
export const InsightCard = ({ insight }: { insight: Insight }) =>
  insight.code === 'youtube' ? (
    <VideoCard video={insight} />
  ) : (
    <ReadingCard item={insight} target={insightTarget(insight)} label={insight.label} />
  )

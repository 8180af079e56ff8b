import { Anchor } from '../../ui/anchor.tsx'
import { koreanDay } from '../../ui/day.ts'
import { Picture } from '../../ui/picture.tsx'
import { type Insight, insightHref, type ReadingCode } from './places.ts'

/** Something to read, in a list: who published it, what it is about, when. */
export function InsightCard({ insight, code }: { insight: Insight; code: ReadingCode }) {
  const { _id, label, subject, thumb, createdAt } = insight
  return (
    <Anchor href={insightHref(code, _id)} className="group block h-full">
      {thumb !== null && (
        <Picture
          picture={thumb}
          alt=""
          sizes="(width < 768px) 90vw, 410px"
          widths={[320, 480, 640]}
          className="aspect-[3/2] rounded-card"
        />
      )}
      <span className="mt-4 inline-block text-sm font-semibold text-accent">{label}</span>
      <span className="mt-1 line-clamp-2 text-lg font-bold group-hover:underline group-hover:underline-offset-4">{subject}</span>
      <time dateTime={createdAt} className="mt-2 block text-sm text-muted tabular-nums">
        {koreanDay(createdAt)}
      </time>
    </Anchor>
  )
}

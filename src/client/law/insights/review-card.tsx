import { ItemPicture } from '../../content/item-picture.tsx'
import { PageLink } from '../../content/page-link.tsx'
import { Heading } from '../../ui/heading.tsx'
import { koreanDay } from '../../ui/day.ts'
import type { Insight } from '../queries.ts'

/** A client's letter in a list: its words first, its picture small. */
export function ReviewCard({ review }: { review: Insight }) {
  const { _id, label, subject, summary, thumb, createdAt } = review
  return (
    <PageLink to="/insight_media/review/$_review" params={{ _review: _id }} className="group flex h-full gap-5 border-t border-line pt-6">
      <ItemPicture picture={thumb} sizes="72px" widths={[160]} className="size-14 shrink-0 self-start rounded-full sm:size-18" />
      <div className="min-w-0">
        <Heading className="font-serif text-xl font-semibold group-hover:underline group-hover:underline-offset-4">{subject}</Heading>
        <p className="mt-3 line-clamp-3 text-muted">{summary}</p>
        <p className="mt-4 text-sm text-muted tabular-nums">
          {label} · <time dateTime={createdAt}>{koreanDay(createdAt)}</time>
        </p>
      </div>
    </PageLink>
  )
}

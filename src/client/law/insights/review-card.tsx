import { ItemPicture } from '../../content/item-picture.tsx'
import { PageLink } from '../../content/page-link.tsx'
import { koreanDay } from '../../ui/day.ts'
import type { Insight } from '../queries.ts'

/** A client's letter in a list: its words first, its picture small. */
export function ReviewCard({ review }: { review: Insight }) {
  const { _id, label, subject, summary, thumb, createdAt } = review
  return (
    <PageLink to="/insight_media/review/$_review" params={{ _review: _id }} className="group flex h-full gap-5 border-t border-line pt-6">
      <ItemPicture picture={thumb} sizes="72px" widths={[160]} className="size-14 shrink-0 self-start rounded-full sm:size-18" />
      <span className="min-w-0">
        <span className="block font-serif text-xl font-semibold group-hover:underline group-hover:underline-offset-4">{subject}</span>
        <span className="mt-3 line-clamp-3 text-muted">{summary}</span>
        <span className="mt-4 block text-sm text-muted tabular-nums">
          {label} · <time dateTime={createdAt}>{koreanDay(createdAt)}</time>
        </span>
      </span>
    </PageLink>
  )
}

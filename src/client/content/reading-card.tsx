import { koreanDay } from '../ui/day.ts'
import type { PictureSource } from '../ui/picture.tsx'
import { Heading } from '../ui/heading.tsx'
import { ItemPicture } from './item-picture.tsx'
import { PageLink, type PageTarget } from './page-link.tsx'

interface Props {
  item: { subject: string; thumb: PictureSource | null; createdAt: string }
  target: PageTarget
  label: string
  /** Up to four of them stand beside each other. */
  isSmall?: boolean
}

/** Something to read, in a list: what it is or who published it, what it is about, when. */
export const ReadingCard = ({ item: { subject, thumb, createdAt }, target, label, isSmall = false }: Props) => (
  <PageLink {...target} className="group block h-full">
    <ItemPicture
      picture={thumb}
      sizes={isSmall ? '(width < 768px) 45vw, 290px' : '(width < 768px) 90vw, 410px'}
      widths={[320, 480, 640]}
      className="aspect-[3/2] rounded-card"
    />
    <span className={`block text-sm font-semibold text-accent ${isSmall ? 'mt-3' : 'mt-4'}`}>{label}</span>
    <Heading className={`mt-1 line-clamp-2 font-bold group-hover:underline group-hover:underline-offset-4 ${isSmall ? '' : 'text-lg'}`}>
      {subject}
    </Heading>
    <time dateTime={createdAt} className="mt-2 block text-sm text-muted tabular-nums">
      {koreanDay(createdAt)}
    </time>
  </PageLink>
)

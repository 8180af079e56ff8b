import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { PageHead } from '../data/head/page-head.tsx'
import { useLocale } from '../data/use-locale.ts'
import { koreanDay } from '../ui/day.ts'
import type { PictureSource } from '../ui/picture.tsx'
import { container } from '../ui/container.ts'
import { ItemPicture } from './item-picture.tsx'
import { minutesToRead } from './reading-time.ts'
import { RichText } from './rich-text.tsx'
import { PinButton, type PinTarget } from './pin-button.tsx'
import { ShareBar } from './share-bar.tsx'

interface Props {
  /** What is to be read, as the API gives it. */
  item: {
    subject: string
    /** Set apart below the title. */
    summary?: string
    createdAt: string
    reviewedAt?: string | null
    thumb: PictureSource | null
    /** Cleaned HTML. */
    content: string
    /** Fields that are not there in the reader's language, and are shown in Korean. */
    fallback?: readonly string[] | undefined
  }
  eyebrow: string
  /** For search engines and shared links, as `PageHead` takes them. */
  description: string
  image?: string
  path?: string
  /** The responsible lawyer, as a link. */
  by?: ReactNode
  /** Where it can be put aside on the device. */
  pin?: PinTarget
  /** Beside the other things that can be done with it. */
  actions?: ReactNode
  /** Beside the text on wide screens, below it on others. */
  aside?: ReactNode
  /** Below the text: notices, related items. */
  children?: ReactNode
}

/** Renders a labelled fact about a text: its day, its author. */
export const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="flex gap-1.5">
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)

/** The page of a text to be read: what it is, when, by whom, and the text in a measure that is easy on the eyes. */
export function Article({ item, eyebrow, by, pin, actions, aside, children, ...head }: Props) {
  const { t } = useLingui()
  const { subject, summary, createdAt, reviewedAt, thumb, content, fallback } = item
  const isForeign = fallback?.includes('content') === true
  const locale = useLocale()
  const minutes = minutesToRead(content, isForeign ? 'ko' : locale)
  return (
    <article className={`${container} pt-5 pb-[clamp(4rem,9vw,7rem)]`}>
      <PageHead title={subject} type="article" {...head} />
      <header className="max-w-[46rem]">
        <p className="text-sm font-semibold text-accent">{eyebrow}</p>
        <h1 className="mt-2 font-serif text-3xl font-semibold">{subject}</h1>
        {summary !== undefined && <p className="mt-4 text-lg text-muted">{summary}</p>}
        <dl className="mt-6 flex flex-wrap gap-x-5 gap-y-1 border-y border-line py-3 text-sm text-muted tabular-nums">
          <Fact name={t`게시`}>
            <time dateTime={createdAt}>{koreanDay(createdAt)}</time>
          </Fact>
          {reviewedAt !== undefined && reviewedAt !== null && (
            <Fact name={t`최종 검토`}>
              <time dateTime={reviewedAt}>{koreanDay(reviewedAt)}</time>
            </Fact>
          )}
          {by !== undefined && <Fact name={t`담당 변호사`}>{by}</Fact>}
          {minutes > 1 && <Fact name={t`읽는 시간`}>{t`약 ${minutes}분`}</Fact>}
        </dl>
      </header>
      <div className="grid gap-x-16 gap-y-10 md:grid-cols-[minmax(0,46rem)_minmax(0,20rem)] md:justify-between">
        <div className="min-w-0">
          <ItemPicture
            picture={thumb}
            sizes="(width < 768px) 92vw, 736px"
            widths={[480, 640, 960, 1280]}
            className="mt-8 aspect-[3/2] rounded-card"
            isFirst
          />
          <div className="mt-8">
            <RichText html={content} isForeign={isForeign} />
          </div>
          <div className="mt-12">
            <ShareBar title={subject}>
              {pin !== undefined && <PinButton target={pin} subject={subject} />}
              {actions}
            </ShareBar>
            {children}
          </div>
        </div>
        <div className="no-print md:pt-8">
          <div className="md:sticky md:top-28">{aside}</div>
        </div>
      </div>
    </article>
  )
}

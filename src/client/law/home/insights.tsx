import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { LoadedCards } from '../../content/cards.tsx'
import { ItemPicture } from '../../content/item-picture.tsx'
import { ReadingCard } from '../../content/reading-card.tsx'
import { useLocale } from '../../data/use-locale.ts'
import { CardSkeleton } from '../../ui/deferred/card-skeleton.tsx'
import { opens } from '../../ui/deferred/dialog.tsx'
import { Heading } from '../../ui/heading.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Section } from '../../ui/deferred/section.tsx'
import { addressOf, insightTarget } from '../insights/places.ts'
import { VideoSheet } from '../insights/video-sheet.tsx'
import { homeReads, type Insight } from '../queries.ts'
import { LoadedCardSlider } from './card-slider.tsx'
import { MoreView } from './more-view.tsx'

function Video({ video }: { video: Insight }) {
  const { t } = useLingui()
  const id = useId()
  const { thumb, label, subject } = video
  return (
    <>
      <div className="group relative">
        <div className="relative">
          <ItemPicture picture={thumb} sizes="(width < 768px) 90vw, 300px" widths={[320, 480, 640]} className="aspect-video rounded-card" />
          <span className="absolute inset-0 m-auto flex size-14 items-center justify-center rounded-full bg-night/80 text-on-night transition-colors group-hover:bg-accent">
            <Icon name="play" />
          </span>
        </div>
        <p className="mt-3 text-sm font-semibold text-accent">{label}</p>
        <Heading className="mt-1 font-bold">
          <button {...opens(id)} className="card-control text-left">
            <span className="line-clamp-2">{subject}</span>
            <span className="sr-only">{t`영상 재생`}</span>
          </button>
        </Heading>
      </div>
      <VideoSheet id={id} video={video} />
    </>
  )
}

/** Section 9 of the home page: four videos; a click opens one in a full-screen sheet. */
export function Videos() {
  const { t } = useLingui()
  return (
    <Section eyebrow={t`영상`} title={t`변호사가 직접 설명합니다`} aside={<MoreView to="/insight_media/media" of={t`영상`} />}>
      <LoadedCards
        load={useQuery(homeReads(useLocale()).videos)}
        items={({ insights }) => insights.filter(addressOf).slice(0, 4)}
        renderCard={(video) => <Video video={video} />}
        columns="gap-x-6 gap-y-10 sm:grid-cols-2 md:grid-cols-4"
        failed={t`영상 목록을 불러오지 못했습니다.`}
        skeleton={<CardSkeleton count={4} />}
      />
    </Section>
  )
}

const articleCard = (article: Insight) => <ReadingCard item={article} target={insightTarget(article)} label={article.label} isSmall />

/** Section 10 of the home page: nine press articles; 2, 3 or 4 beside each other. */
export function Articles() {
  const { t } = useLingui()
  return (
    <Section
      look="wash"
      eyebrow={t`언론 보도`}
      title={t`법이 어떻게 바뀌고 있는지 살핍니다`}
      aside={<MoreView to="/insight_media/insight" of={t`언론 보도`} />}
    >
      <LoadedCardSlider
        load={useQuery(homeReads(useLocale()).articles)}
        items={({ insights }) => insights}
        skeleton={
          <div className="grid gap-6 sm:grid-cols-2 md:grid-cols-3">
            <CardSkeleton />
          </div>
        }
        failed={t`언론 보도를 불러오지 못했습니다.`}
        label={t`언론 보도`}
        card={articleCard}
        className="[--slider-gap:16px] [--slider-view:2] sm:[--slider-gap:24px] sm:[--slider-view:3] lg:[--slider-view:4]"
      />
    </Section>
  )
}

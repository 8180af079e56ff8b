import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useLocale } from '../../data/use-locale.ts'
import { LoadedCards } from '../../content/cards.tsx'
import { CardSkeleton } from '../../ui/card-skeleton.tsx'
import { opens } from '../../ui/dialog.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Section } from '../../ui/section.tsx'
import { VideoSheet } from '../insights/video-sheet.tsx'
import { MoreView } from './more-view.tsx'
import { homeReads, type Insight } from '../queries.ts'

function Video({ video }: { video: Insight }) {
  const { t } = useLingui()
  const id = useId()
  return (
    <>
      <button {...opens(id)} className="group block w-full text-left">
        <span className="relative block">
          {video.thumb !== null && (
            <Picture
              picture={video.thumb}
              alt=""
              sizes="(width < 768px) 90vw, 300px"
              widths={[320, 480, 640]}
              className="aspect-video rounded-card"
            />
          )}
          <span className="absolute inset-0 m-auto flex size-14 items-center justify-center rounded-full bg-night/80 text-on-night transition-colors group-hover:bg-accent">
            <Icon name="play" />
          </span>
        </span>
        <span className="mt-3 block text-sm font-semibold text-accent">{video.label}</span>
        <span className="mt-1 line-clamp-2 block font-bold">{video.subject}</span>
        <span className="sr-only">{t`영상 재생`}</span>
      </button>
      {video.youtube !== null && <VideoSheet id={id} video={video.youtube.id} title={video.subject} />}
    </>
  )
}

/** Section 9 of the home page: four videos; a click opens one in a full-screen sheet. */
export function Videos() {
  const { t } = useLingui()
  const query = useQuery(homeReads(useLocale()).videos)
  return (
    <Section eyebrow={t`영상`} title={t`변호사가 직접 설명합니다`} aside={<MoreView to="/insight_media/media" />}>
      <LoadedCards
        load={query}
        items={({ insights }) => insights.slice(0, 4)}
        renderCard={(video) => <Video video={video} />}
        columns="gap-x-6 gap-y-10 sm:grid-cols-2 md:grid-cols-4"
        failed={t`영상 목록을 불러오지 못했습니다.`}
        empty={t`아직 올라온 영상이 없습니다.`}
        skeleton={<CardSkeleton count={4} />}
      />
    </Section>
  )
}

import type { Answer } from '#contract/index.ts'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocale } from '../../data/use-locale.ts'
import { useAlerts } from '../../ui/alert.tsx'
import { Icon } from '../../ui/icon.tsx'
import { LatePart } from '../../ui/late-part.tsx'
import { LoadState } from '../../ui/load-state.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Section } from '../../ui/section.tsx'
import { homeReads } from './reads.ts'
import type { LinkTo } from './representative.tsx'
import { cardSkeleton, moreView } from './stories.tsx'

type Insight = Answer<'GET /api/v1/insights'>['insights'][number]

const loadVideoSheet = () => import('./video-sheet.tsx').then(({ VideoSheet }) => VideoSheet)

function Thumbnail({ video, onPlay }: { video: Insight; onPlay: () => void }) {
  const { t } = useLingui()
  return (
    <button type="button" aria-haspopup="dialog" className="group block w-full text-left" onClick={onPlay}>
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
  )
}

/** Section 9 of the home page: four videos; a click opens one in a full-screen sheet. */
export function Videos({ link }: { link: LinkTo }) {
  const { t } = useLingui()
  const query = useQuery(homeReads(useLocale()).videos)
  const [playing, setPlaying] = useState<Insight>()
  const { alert } = useAlerts()
  const fail = () => {
    setPlaying(undefined)
    void alert(t`영상을 보려면 인터넷 연결이 필요합니다.`)
  }
  return (
    <Section eyebrow={t`영상`} title={t`변호사가 직접 설명합니다`} aside={moreView(link, '/insight_media/media')}>
      <LoadState
        load={query}
        skeleton={cardSkeleton}
        failed={t`영상 목록을 불러오지 못했습니다.`}
        empty={t`아직 올라온 영상이 없습니다.`}
        isEmpty={({ insights }) => insights.length === 0}
      >
        {({ insights }) => (
          <ul className="grid gap-x-6 gap-y-10 sm:grid-cols-2 md:grid-cols-4">
            {insights.slice(0, 4).map((video) => (
              <li key={video._id}>
                <Thumbnail video={video} onPlay={() => setPlaying(video)} />
              </li>
            ))}
          </ul>
        )}
      </LoadState>
      {playing !== undefined && playing.youtube !== null && (
        <LatePart
          load={loadVideoSheet}
          onFailed={fail}
          props={{ id: playing.youtube.id, title: playing.subject, onClose: () => setPlaying(undefined) }}
        />
      )}
    </Section>
  )
}

import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Fact } from '../../content/article.tsx'
import { LoadedCards } from '../../content/cards.tsx'
import { Page } from '../../content/page.tsx'
import { StructuredData } from '../../data/ssr-context.tsx'
import { useLocale } from '../../data/use-locale.ts'
import { PageLink } from '../../content/page-link.tsx'
import { buttonClass } from '../../ui/button.ts'
import { HeadingLevel } from '../../ui/heading.tsx'
import { CardSkeleton } from '../../ui/deferred/card-skeleton.tsx'
import { koreanDay } from '../../ui/day.ts'
import { LoadState } from '../../ui/load-state.tsx'
import { toDescription } from '../../content/description.ts'
import { ResponsibleLawyer } from '../lawyers/responsible-lawyer.tsx'
import type { Insight } from '../queries.ts'
import { allVideos, mainVideos } from '../reads.ts'
import { listPaths } from './places.ts'
import { VideoCard } from './video-card.tsx'
import { VideoLink } from './video-link.tsx'
import { videoJsonLd } from '../json-ld.ts'

function Feature({ video }: { video: Insight }) {
  const { t } = useLingui()
  const { summary, createdAt, youtube, _lawyer } = video
  return (
    <div className="grid gap-x-12 gap-y-6 md:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
      <VideoLink video={video} isFirst />
      <div>
        <p className="text-lg">{summary}</p>
        <dl className="mt-6 space-y-1 border-y border-line py-3 text-sm text-muted tabular-nums">
          <Fact name={t`게시`}>
            <time dateTime={createdAt}>{koreanDay(createdAt)}</time>
          </Fact>
          {_lawyer !== null && (
            <Fact name={t`담당 변호사`}>
              <ResponsibleLawyer _id={_lawyer} />
            </Fact>
          )}
        </dl>
        {youtube !== null && (
          <p className="no-print mt-4 text-sm text-muted">
            <Trans>재생을 누르시면 YouTube의 영상이 열립니다. 그 전에는 YouTube에 접속하지 않습니다.</Trans>
          </p>
        )}
      </div>
    </div>
  )
}

function OtherVideos({ except }: { except: string | undefined }) {
  const { t } = useLingui()
  return (
    <section className="mt-[clamp(3rem,7vw,5.5rem)] border-t border-line pt-10">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h2 className="font-serif text-2xl font-semibold">
          <Trans>다른 영상</Trans>
        </h2>
        <PageLink to={listPaths.youtube} className={buttonClass('outline')}>
          <Trans>영상 목록에서 찾기</Trans>
        </PageLink>
      </div>
      <div className="mt-8">
        <HeadingLevel value={3}>
          <LoadedCards
            load={useQuery(allVideos(useLocale()))}
            items={({ insights }) => insights.filter(({ _id }) => _id !== except)}
            renderCard={(video) => <VideoCard video={video} />}
            columns="gap-x-6 gap-y-12 sm:grid-cols-2 md:grid-cols-3"
            failed={t`영상 목록을 불러오지 못했습니다.`}
            empty={t`아직 올라온 다른 영상이 없습니다.`}
            skeleton={<CardSkeleton count={6} />}
          />
        </HeadingLevel>
      </div>
    </section>
  )
}

/** The newest main video, large, and the others. */
export function VideoPage() {
  const { t } = useLingui()
  const locale = useLocale()
  const load = useQuery(mainVideos(locale))
  const video = load.data?.insights[0]
  const title = video?.subject ?? t`주요 영상`
  const description = t`이혼과 재산분할, 양육, 상속에 관해 자주 받는 질문에 변호사가 답하는 영상입니다. 가장 최근의 주요 영상을 크게 보여 드립니다.`
  return (
    <Page title={title} description={toDescription(video?.summary ?? description)} eyebrow={video?.label ?? t`영상`}>
      {import.meta.env.SSR && <StructuredData make={(origin) => videoJsonLd(origin, load.data?.insights.slice(0, 1) ?? [], locale)} />}
      <LoadState
        load={load}
        skeleton={<div className="skeleton aspect-video max-w-[50rem]" />}
        failed={t`영상을 불러오지 못했습니다.`}
        empty={t`아직 올라온 주요 영상이 없습니다.`}
        isEmpty={({ insights }) => insights.length === 0}
      >
        {({ insights: [main] }) => main !== undefined && <Feature video={main} />}
      </LoadState>
      <OtherVideos except={video?._id} />
    </Page>
  )
}

import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useLocale } from '../../data/use-locale.ts'
import { CardSkeleton } from '../../ui/card-skeleton.tsx'
import { type Load, LoadState } from '../../ui/load-state.tsx'
import { InsightCard } from '../insights/insight-card.tsx'
import type { Insight } from '../insights/places.ts'
import { VideoCard } from '../insights/video-card.tsx'
import { ResultsDiffer } from '../stories/results-differ.tsx'
import { type Story, StoryCard } from '../stories/story-card.tsx'
import { worksOf } from './reads.ts'

const grid = 'grid gap-x-6 gap-y-12 sm:grid-cols-2 md:grid-cols-3'

interface Props<Data, Item extends { _id: string }> {
  title: string
  load: Load<Data>
  items: (data: Data) => readonly Item[]
  card: (item: Item) => ReactNode
  failed: string
  children?: ReactNode
}

/** One kind of what a lawyer answers for; where there is none of it, nothing is said. */
function Works<Data, Item extends { _id: string }>({ title, load, items, card, failed, children }: Props<Data, Item>) {
  if (load.data !== undefined && items(load.data).length === 0) return null
  return (
    <section className="mt-[clamp(3rem,7vw,5.5rem)] border-t border-line pt-10">
      <h2 className="mb-8 font-serif text-2xl font-semibold">{title}</h2>
      <LoadState
        load={load}
        skeleton={
          <div className={grid}>
            <CardSkeleton />
          </div>
        }
        failed={failed}
        empty=""
        isEmpty={() => false}
      >
        {(data) => (
          <ul className={grid}>
            {items(data).map((item) => (
              <li key={item._id} className="min-w-0">
                {card(item)}
              </li>
            ))}
          </ul>
        )}
      </LoadState>
      {children}
    </section>
  )
}

const storyCard = (story: Story) => <StoryCard story={story} />
const insightCard = (insight: Insight) =>
  insight.code === 'youtube' ? <VideoCard video={insight} /> : <InsightCard insight={insight} code={insight.code} />

/** The newest cases and texts of a lawyer. */
export function LawyerWorks({ _id }: { _id: string }) {
  const { t } = useLingui()
  const { stories, insights } = worksOf(useLocale(), _id)
  return (
    <>
      <Works
        title={t`담당한 사례`}
        load={useQuery(stories)}
        items={({ successes }) => successes}
        card={storyCard}
        failed={t`사례를 불러오지 못했습니다.`}
      >
        <ResultsDiffer className="mt-8" />
      </Works>
      <Works
        title={t`관련 글과 영상`}
        load={useQuery(insights)}
        items={({ insights: all }) => all}
        card={insightCard}
        failed={t`글을 불러오지 못했습니다.`}
      />
    </>
  )
}

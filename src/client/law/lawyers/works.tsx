import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { LoadedCards } from '../../content/cards.tsx'
import { useLocale } from '../../data/use-locale.ts'
import { HeadingLevel } from '../../ui/heading.tsx'
import { InsightCard } from '../insights/insight-card.tsx'
import { ResultsDiffer } from '../stories/results-differ.tsx'
import { StoryCard } from '../stories/story-card.tsx'
import { worksOf } from '../reads.ts'

const columns = 'gap-x-6 gap-y-12 sm:grid-cols-2 md:grid-cols-3'

const Works = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="mt-[clamp(3rem,7vw,5.5rem)] border-t border-line pt-10">
    <h2 className="mb-8 font-serif text-2xl font-semibold">{title}</h2>
    <HeadingLevel value={3}>{children}</HeadingLevel>
  </section>
)

/** The newest cases and texts of a lawyer; where there is none of a kind, nothing is said. */
export function LawyerWorks({ _id }: { _id: string }) {
  const { t } = useLingui()
  const reads = worksOf(useLocale(), _id)
  const stories = useQuery(reads.stories)
  const insights = useQuery(reads.insights)
  return (
    <>
      {stories.data?.successes.length !== 0 && (
        <Works title={t`담당한 사례`}>
          <LoadedCards
            load={stories}
            items={({ successes }) => successes}
            renderCard={(story) => <StoryCard story={story} />}
            columns={columns}
            failed={t`사례를 불러오지 못했습니다.`}
          />
          <ResultsDiffer className="mt-8" />
        </Works>
      )}
      {insights.data?.insights.length !== 0 && (
        <Works title={t`관련 글과 영상`}>
          <LoadedCards
            load={insights}
            items={(data) => data.insights}
            renderCard={(insight) => <InsightCard insight={insight} />}
            columns={columns}
            failed={t`글을 불러오지 못했습니다.`}
          />
        </Works>
      )}
    </>
  )
}

import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useLocale } from '../../data/use-locale.ts'
import { CardSkeleton } from '../../ui/card-skeleton.tsx'
import { LoadState } from '../../ui/load-state.tsx'
import { Section } from '../../ui/section.tsx'
import { InsightCard } from '../insights/insight-card.tsx'
import { CardSlider } from './card-slider.tsx'
import { MoreView } from './more-view.tsx'
import { homeReads, type Insight } from '../queries.ts'

const articleCard = (insight: Insight) => <InsightCard insight={insight} code="article" isSmall />

/** Section 10 of the home page: nine press articles; 2, 3 or 4 beside each other. */
export function Articles() {
  const { t } = useLingui()
  const query = useQuery(homeReads(useLocale()).articles)
  return (
    <Section look="wash" eyebrow={t`언론 보도`} title={t`법은 어떻게 바뀌고 있을까요`} aside={<MoreView to="/insight_media/insight" />}>
      <LoadState
        load={query}
        skeleton={
          <div className="grid gap-6 sm:grid-cols-2 md:grid-cols-3">
            <CardSkeleton />
          </div>
        }
        failed={t`언론 보도를 불러오지 못했습니다.`}
        empty={t`아직 올라온 보도가 없습니다.`}
        isEmpty={({ insights }) => insights.length === 0}
      >
        {({ insights }) => (
          <CardSlider
            label={t`언론 보도`}
            items={insights.slice(0, 9)}
            card={articleCard}
            className="[--slider-gap:16px] [--slider-view:2] sm:[--slider-gap:24px] sm:[--slider-view:3] lg:[--slider-view:4]"
          />
        )}
      </LoadState>
    </Section>
  )
}

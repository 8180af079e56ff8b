import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { LoadedCards } from '../../content/cards.tsx'
import { useLocale } from '../../data/use-locale.ts'
import { Section } from '../../ui/section.tsx'
import { ResultsDiffer } from '../stories/results-differ.tsx'
import { StoryCard } from '../stories/story-card.tsx'
import { MoreView } from './more-view.tsx'
import { homeReads } from '../queries.ts'

/** Section 7 of the home page: three success stories. */
export function Stories() {
  const { t } = useLingui()
  return (
    <Section eyebrow={t`성공사례`} title={t`비슷한 고민이 지나온 길`} aside={<MoreView to="/story/firm" />}>
      <LoadedCards
        load={useQuery(homeReads(useLocale()).stories)}
        items={({ successes }) => successes.slice(0, 3)}
        renderCard={(story) => <StoryCard story={story} />}
        columns="gap-x-6 gap-y-10 sm:grid-cols-2 md:grid-cols-3"
        failed={t`성공사례를 불러오지 못했습니다.`}
        empty={t`아직 올라온 성공사례가 없습니다.`}
      />
      <ResultsDiffer isSmall className="mt-8" />
    </Section>
  )
}

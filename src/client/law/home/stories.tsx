import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useLocale } from '../../data/use-locale.ts'
import { CardSkeleton } from '../../ui/card-skeleton.tsx'
import { LoadState } from '../../ui/load-state.tsx'
import { Section } from '../../ui/section.tsx'
import { ResultsDiffer } from '../stories/results-differ.tsx'
import { StoryCard } from '../stories/story-card.tsx'
import { MoreView } from './more-view.tsx'
import { homeReads } from './reads.ts'

const columns = 'grid gap-x-6 gap-y-10 sm:grid-cols-2 md:grid-cols-3'

/** Section 7 of the home page: three success stories. */
export function Stories() {
  const { t } = useLingui()
  const query = useQuery(homeReads(useLocale()).stories)
  return (
    <Section eyebrow={t`성공사례`} title={t`비슷한 고민이 지나온 길`} aside={<MoreView href="/story/firm" />}>
      <LoadState
        load={query}
        skeleton={
          <div className={columns}>
            <CardSkeleton />
          </div>
        }
        failed={t`성공사례를 불러오지 못했습니다.`}
        empty={t`아직 올라온 성공사례가 없습니다.`}
        isEmpty={({ successes }) => successes.length === 0}
      >
        {({ successes }) => (
          <ul className={columns}>
            {successes.slice(0, 3).map((story) => (
              <li key={story._id}>
                <StoryCard story={story} />
              </li>
            ))}
          </ul>
        )}
      </LoadState>
      <ResultsDiffer isSmall className="mt-8" />
    </Section>
  )
}

import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { LoadedCards } from '../../content/cards.tsx'
import { useLocale } from '../../data/use-locale.ts'
import { PageLink } from '../../content/page-link.tsx'
import { buttonClass } from '../../ui/button.ts'
import { ResultsDiffer } from '../stories/results-differ.tsx'
import { StoryCard } from '../stories/story-card.tsx'
import type { PracticeCode } from '../practice-names.ts'
import { areaStories } from '../reads.ts'

/** The newest stories of the area, and the way to all of them. */
export function AreaStories({ code }: { code: PracticeCode }) {
  const { t } = useLingui()
  return (
    <>
      <LoadedCards
        load={useQuery(areaStories(useLocale(), code))}
        items={({ successes }) => successes}
        renderCard={(story) => <StoryCard story={story} />}
        columns="gap-x-6 gap-y-10 sm:grid-cols-3"
        failed={t`사례를 불러오지 못했습니다.`}
        empty={t`아직 올라온 사례가 없습니다.`}
      />
      <div className="mt-8 flex flex-wrap items-center justify-between gap-4">
        <ResultsDiffer />
        <PageLink to="/story/firm" search={{ practice: code }} className={buttonClass('outline', 'no-print')}>
          <Trans>이 분야의 사례 더 보기</Trans>
        </PageLink>
      </div>
    </>
  )
}

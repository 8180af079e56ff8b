import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { LoadedCards } from '../../content/cards.tsx'
import { PageLink } from '../../content/page-link.tsx'
import { useLocale } from '../../data/use-locale.ts'
import { koreanDay } from '../../ui/day.ts'
import { Heading } from '../../ui/heading.tsx'
import { Section } from '../../ui/deferred/section.tsx'
import { homeReads, type Story } from '../queries.ts'
import { ResultsDiffer } from '../stories/results-differ.tsx'
import { StoryCard } from '../stories/story-card.tsx'
import { LoadedCardSlider } from './card-slider.tsx'
import { MoreView } from './more-view.tsx'

/** Section 7 of the home page: three success stories. */
export function Stories() {
  const { t } = useLingui()
  return (
    <Section eyebrow={t`성공사례`} title={t`비슷한 고민을 지나온 길`} aside={<MoreView to="/story/firm" of={t`성공사례`} />}>
      <LoadedCards
        load={useQuery(homeReads(useLocale()).stories)}
        items={({ successes }) => successes.slice(0, 3)}
        renderCard={(story) => <StoryCard story={story} />}
        columns="gap-x-6 gap-y-10 sm:grid-cols-2 md:grid-cols-3"
        failed={t`성공사례를 불러오지 못했습니다.`}
      />
      <ResultsDiffer isSmall className="mt-8" />
    </Section>
  )
}

const judgmentCard = ({ _id, result, subject, summary, createdAt }: Story) => (
  <PageLink
    to="/story/$_success"
    params={{ _success: _id }}
    className="group flex h-full min-h-56 flex-col rounded-card border border-night-line p-7 transition-colors hover:border-night-accent"
  >
    <span className="text-sm font-semibold text-night-accent">{result}</span>
    <Heading className="mt-3 line-clamp-2 text-lg font-bold">{subject}</Heading>
    <span className="mt-3 mb-6 line-clamp-3 text-sm text-night-muted">{summary}</span>
    <time dateTime={createdAt} className="mt-auto text-sm text-night-muted tabular-nums">
      {koreanDay(createdAt)}
    </time>
  </PageLink>
)

/** Section 8 of the home page: nine judgment stories in a slider. */
export function Judgments() {
  const { t } = useLingui()
  return (
    <Section
      look="night"
      eyebrow={t`대표 판결`}
      title={t`판단이 갈린 쟁점을 기록합니다`}
      aside={<MoreView to="/story/representative" of={t`대표 판결`} isNight />}
    >
      <LoadedCardSlider
        load={useQuery(homeReads(useLocale()).judgments)}
        items={({ successes }) => successes}
        skeleton={<div className="skeleton h-56 opacity-20" />}
        failed={t`대표 판결을 불러오지 못했습니다.`}
        label={t`대표 판결`}
        card={judgmentCard}
        className="[--slider-gap:20px] [--slider-view:1] sm:[--slider-view:2] md:[--slider-view:3]"
      />
    </Section>
  )
}

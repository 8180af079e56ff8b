import type { Answer } from '#contract/index.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useLocale } from '../../data/use-locale.ts'
import { buttonClass } from '../../ui/button.ts'
import { koreanDay } from '../../ui/day.ts'
import { LoadState } from '../../ui/load-state.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Section } from '../../ui/section.tsx'
import { SliderControls, Slides } from '../../ui/slider.tsx'
import { useSlider } from '../../ui/use-slider.ts'
import { homeReads } from './reads.ts'
import type { LinkTo } from './representative.tsx'

type Story = Answer<'GET /api/v1/success'>['successes'][number]

/** 'More View' of a section (specification 2.5). */
export function moreView(link: LinkTo, href: string, isNight = false): ReactNode {
  return link(href, buttonClass(isNight ? 'night' : 'outline'), <Trans>더 보기</Trans>)
}

export function StoryCard({ story, link, sizes }: { story: Story; link: LinkTo; sizes: string }) {
  return link(
    `/story/${story._id}`,
    'group block h-full',
    <>
      {story.thumb !== null && (
        <Picture picture={story.thumb} alt="" sizes={sizes} widths={[320, 480, 640]} className="aspect-[3/2] rounded-card" />
      )}
      <span className="mt-4 inline-block text-sm font-semibold text-accent">{story.result}</span>
      <span className="mt-1 line-clamp-2 block text-lg font-bold group-hover:underline group-hover:underline-offset-4">
        {story.subject}
      </span>
      <time dateTime={story.createdAt} className="mt-2 block text-sm text-muted tabular-nums">
        {koreanDay(story.createdAt)}
      </time>
    </>,
  )
}

export const cardSkeleton = (
  <div className="grid gap-6 sm:grid-cols-2 md:grid-cols-3">
    {['a', 'b', 'c'].map((key) => (
      <div key={key} className="space-y-4">
        <div className="skeleton aspect-[3/2]" />
        <div className="skeleton h-6 w-1/3" />
        <div className="skeleton h-12" />
      </div>
    ))}
  </div>
)

/** Section 7 of the home page: three success stories. */
export function Stories({ link }: { link: LinkTo }) {
  const { t } = useLingui()
  const query = useQuery(homeReads(useLocale()).stories)
  return (
    <Section eyebrow={t`성공사례`} title={t`비슷한 고민이 지나온 길`} aside={moreView(link, '/story/firm')}>
      <LoadState
        load={query}
        skeleton={cardSkeleton}
        failed={t`성공사례를 불러오지 못했습니다.`}
        empty={t`아직 올라온 성공사례가 없습니다.`}
        isEmpty={({ successes }) => successes.length === 0}
      >
        {({ successes }) => (
          <ul className="grid gap-x-6 gap-y-10 sm:grid-cols-2 md:grid-cols-3">
            {successes.slice(0, 3).map((story) => (
              <li key={story._id}>
                <StoryCard story={story} link={link} sizes="(width < 768px) 90vw, 410px" />
              </li>
            ))}
          </ul>
        )}
      </LoadState>
      <p className="mt-8 text-xs text-muted">
        <Trans>사건의 결과는 사안에 따라 다를 수 있으며, 같은 결과를 약속하지 않습니다.</Trans>
      </p>
    </Section>
  )
}

function JudgmentSlider({ stories, link }: { stories: readonly Story[]; link: LinkTo }) {
  const { t } = useLingui()
  const slider = useSlider({ kind: 'row', count: stories.length, autoplay: 5000 })
  return (
    <div data-slider-group>
      <Slides
        state={slider}
        kind="row"
        label={t`대표 판결`}
        className="[--slider-gap:20px] [--slider-view:1] sm:[--slider-view:2] md:[--slider-view:3]"
      >
        {stories.map((story) =>
          link(
            `/story/${story._id}`,
            'group flex h-full min-h-56 flex-col rounded-card border border-night-line p-7 transition-colors hover:border-night-accent',
            <>
              <span className="text-sm font-semibold text-night-accent">{story.result}</span>
              <span className="mt-3 line-clamp-2 text-lg font-bold">{story.subject}</span>
              <span className="mt-3 mb-6 line-clamp-3 text-sm text-night-muted">{story.summary}</span>
              <time dateTime={story.createdAt} className="mt-auto text-sm text-night-muted tabular-nums">
                {koreanDay(story.createdAt)}
              </time>
            </>,
          ),
        )}
      </Slides>
      <SliderControls state={slider} hasPause className="mt-5 -ml-2.5" />
    </div>
  )
}

/** Section 8 of the home page: nine judgment stories in a slider. */
export function Judgments({ link }: { link: LinkTo }) {
  const { t } = useLingui()
  const query = useQuery(homeReads(useLocale()).judgments)
  return (
    <Section
      look="night"
      eyebrow={t`대표 판결`}
      title={t`판단이 갈린 쟁점을 기록합니다`}
      aside={moreView(link, '/story/representative', true)}
    >
      <LoadState
        load={query}
        skeleton={<div className="skeleton h-56 opacity-20" />}
        failed={t`대표 판결을 불러오지 못했습니다.`}
        empty={t`아직 올라온 대표 판결이 없습니다.`}
        isEmpty={({ successes }) => successes.length === 0}
      >
        {({ successes }) => <JudgmentSlider stories={successes.slice(0, 9)} link={link} />}
      </LoadState>
    </Section>
  )
}

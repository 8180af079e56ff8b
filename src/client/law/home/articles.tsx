import type { Answer } from '#contract/index.ts'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useLocale } from '../../data/use-locale.ts'
import { koreanDay } from '../../ui/day.ts'
import { LoadState } from '../../ui/load-state.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Section } from '../../ui/section.tsx'
import { SliderControls, Slides } from '../../ui/slider.tsx'
import { useSlider } from '../../ui/use-slider.ts'
import { homeReads } from './reads.ts'
import type { LinkTo } from './representative.tsx'
import { cardSkeleton, moreView } from './stories.tsx'

type Insight = Answer<'GET /api/v1/insights'>['insights'][number]

function ArticleSlider({ articles, link }: { articles: readonly Insight[]; link: LinkTo }) {
  const { t } = useLingui()
  const slider = useSlider({ kind: 'row', count: articles.length, autoplay: 5000 })
  return (
    <div data-slider-group>
      <Slides
        state={slider}
        kind="row"
        label={t`언론 보도`}
        className="[--slider-gap:16px] [--slider-view:2] sm:[--slider-gap:24px] sm:[--slider-view:3] lg:[--slider-view:4]"
      >
        {articles.map((article) =>
          link(
            `/insight_media/insight/${article._id}`,
            'group block h-full',
            <>
              {article.thumb !== null && (
                <Picture
                  picture={article.thumb}
                  alt=""
                  sizes="(width < 768px) 45vw, 290px"
                  widths={[320, 480, 640]}
                  className="aspect-[3/2] rounded-card"
                />
              )}
              <span className="mt-3 block text-sm font-semibold text-accent">{article.label}</span>
              <span className="mt-1 line-clamp-2 block font-bold group-hover:underline group-hover:underline-offset-4">
                {article.subject}
              </span>
              <time dateTime={article.createdAt} className="mt-2 block text-sm text-muted tabular-nums">
                {koreanDay(article.createdAt)}
              </time>
            </>,
          ),
        )}
      </Slides>
      <SliderControls state={slider} hasPause className="mt-5 -ml-2.5" />
    </div>
  )
}

/** Section 10 of the home page: nine press articles; 2, 3 or 4 beside each other. */
export function Articles({ link }: { link: LinkTo }) {
  const { t } = useLingui()
  const query = useQuery(homeReads(useLocale()).articles)
  return (
    <Section look="wash" eyebrow={t`언론 보도`} title={t`법은 어떻게 바뀌고 있을까요`} aside={moreView(link, '/insight_media/insight')}>
      <LoadState
        load={query}
        skeleton={cardSkeleton}
        failed={t`언론 보도를 불러오지 못했습니다.`}
        empty={t`아직 올라온 보도가 없습니다.`}
        isEmpty={({ insights }) => insights.length === 0}
      >
        {({ insights }) => <ArticleSlider articles={insights.slice(0, 9)} link={link} />}
      </LoadState>
    </Section>
  )
}

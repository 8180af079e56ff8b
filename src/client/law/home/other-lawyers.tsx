import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocale } from '../../data/use-locale.ts'
import { ItemPicture } from '../../content/item-picture.tsx'
import { PageLink } from '../../content/page-link.tsx'
import { BoxSkeleton } from '../../ui/deferred/card-skeleton.tsx'
import { Heading } from '../../ui/heading.tsx'
import { LoadState } from '../../ui/load-state.tsx'
import { Section } from '../../ui/deferred/section.tsx'
import { SliderControls, Slides } from '../../ui/slider.tsx'
import { useSlider } from '../../ui/use-slider.ts'
import { mainCareer } from '../lawyers/career.tsx'
import { homeReads, type Lawyer } from '../queries.ts'

const Details = ({ lawyer }: { lawyer: Lawyer }) => (
  <PageLink to="/member/$_lawyer" params={{ _lawyer: lawyer._id }} className="block h-full border-t-2 border-accent pt-5">
    <span className="block text-sm font-semibold text-accent">{lawyer.job}</span>
    <span className="mt-1 block font-serif text-xl font-semibold">{lawyer.name}</span>
    <span className="mt-4 block space-y-2 text-sm text-muted">
      {mainCareer(lawyer).map(({ txt }) => (
        <span key={txt} className="block border-b border-line pb-2">
          {txt}
        </span>
      ))}
    </span>
  </PageLink>
)

const Portrait = ({ lawyer }: { lawyer: Lawyer }) => (
  <PageLink to="/member/$_lawyer" params={{ _lawyer: lawyer._id }} className="group block">
    <ItemPicture
      picture={lawyer.image}
      sizes="(width < 768px) 45vw, 280px"
      widths={[160, 320, 640]}
      className="aspect-[4/5] rounded-card"
    />
    <Heading className="mt-3 font-bold group-hover:text-accent">{lawyer.name}</Heading>
    <span className="block text-sm text-muted">{lawyer.job}</span>
  </PageLink>
)

/** Two sliders that move together: who it is with the main career lines, and the portraits. */
function Carousel({ lawyers }: { lawyers: readonly Lawyer[] }) {
  const { t } = useLingui()
  const [index, setIndex] = useState(0)
  const count = lawyers.length
  const portraits = useSlider({ kind: 'row', count, autoplay: 7000, index, onIndexChange: setIndex })
  const details = useSlider({ kind: 'fade', count, index, onIndexChange: setIndex })
  return (
    <div data-slider-group className="grid gap-x-12 gap-y-8 md:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]">
      <div className="order-2 flex flex-col justify-between gap-6 md:order-1">
        <Slides state={details} kind="fade" label={t`변호사 주요 경력`} className="min-h-[17rem]">
          {lawyers.map((lawyer) => (
            <Details key={lawyer._id} lawyer={lawyer} />
          ))}
        </Slides>
        <SliderControls state={portraits} hasPause className="-ml-2.5" />
      </div>
      <Slides
        state={portraits}
        kind="row"
        label={t`변호사`}
        className="order-1 [--slider-gap:16px] [--slider-view:2] sm:[--slider-gap:24px] sm:[--slider-view:3] md:order-2"
      >
        {lawyers.map((lawyer) => (
          <Portrait key={lawyer._id} lawyer={lawyer} />
        ))}
      </Slides>
    </div>
  )
}

const skeleton = (
  <div className="grid grid-cols-2 gap-4 sm:grid-cols-3 sm:gap-6">
    <BoxSkeleton count={3} shape="aspect-[4/5] last:hidden sm:last:block" />
  </div>
)

/** Section 3 of the home page: the other lawyers. */
export function OtherLawyers() {
  const { t } = useLingui()
  const query = useQuery(homeReads(useLocale()).lawyers)
  return (
    <Section look="wash" eyebrow={t`함께하는 사람들`} title={t`사건에 맞는 변호사가 함께합니다`}>
      <LoadState load={query} skeleton={skeleton} failed={t`변호사 소개를 불러오지 못했습니다.`}>
        {({ lawyers }) => <Carousel lawyers={lawyers} />}
      </LoadState>
    </Section>
  )
}

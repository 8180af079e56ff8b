import { Trans, useLingui } from '@lingui/react/macro'
import { LoadedCards } from '../../content/cards.tsx'
import { buttonClass } from '../../ui/button.ts'
import { BoxSkeleton } from '../../ui/deferred/card-skeleton.tsx'
import { Heading } from '../../ui/heading.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Section } from '../../ui/deferred/section.tsx'
import { PageLink } from '../../content/page-link.tsx'
import type { LawyersLoad } from './about.tsx'

/** The lawyers' faces, each leading to who it is. */
export function People({ lawyers: load }: { lawyers: LawyersLoad }) {
  const { t } = useLingui()
  return (
    <Section
      look="wash"
      eyebrow={t`함께하는 사람들`}
      title={t`사건을 맡는 변호사들`}
      aside={
        <p className="no-print flex flex-wrap gap-2">
          <PageLink to="/rev/intro" className={buttonClass('outline')}>
            <Trans>대표변호사 인사말</Trans>
          </PageLink>
          <PageLink to="/member/lawyer" className={buttonClass('outline')}>
            <Trans>변호사 모두 보기</Trans>
          </PageLink>
        </p>
      }
    >
      <LoadedCards
        load={load}
        items={({ lawyers }) => lawyers}
        renderCard={({ _id, name, job, image }) => (
          <PageLink to="/member/$_lawyer" params={{ _lawyer: _id }} className="group block min-h-11">
            {image !== null && (
              <Picture
                picture={image}
                alt=""
                sizes="(width < 576px) 30vw, (width < 1024px) 22vw, 190px"
                widths={[160, 320, 480]}
                className="aspect-[4/5] rounded-card"
              />
            )}
            <Heading className="mt-3 font-bold group-hover:underline group-hover:underline-offset-4">{name}</Heading>
            <span className="block text-sm text-muted">{job}</span>
          </PageLink>
        )}
        columns="grid-cols-3 gap-x-4 gap-y-7 xs:grid-cols-4 md:grid-cols-6"
        failed={t`변호사 소개를 불러오지 못했습니다.`}
        empty={t`변호사 소개를 준비하고 있습니다.`}
        skeleton={<BoxSkeleton count={6} shape="aspect-[4/5]" />}
      />
    </Section>
  )
}

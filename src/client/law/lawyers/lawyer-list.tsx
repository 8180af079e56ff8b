import { Trans, useLingui } from '@lingui/react/macro'
import { Cards } from '../../content/cards.tsx'
import { HeadingLevel } from '../../ui/heading.tsx'
import { Introduction } from './career.tsx'
import { LawyerCard } from './lawyer-card.tsx'
import { PeoplePage } from './people-page.tsx'
import { Portrait } from './portrait.tsx'
import type { Lawyer } from '../queries.ts'

const columns = 'grid-cols-2 gap-x-4 gap-y-10 sm:grid-cols-3 sm:gap-x-6 lg:grid-cols-4'

const Representative = ({ lawyer }: { lawyer: Lawyer }) => (
  <article className="grid items-center gap-x-10 gap-y-8 border-t border-line pt-8 sm:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] md:gap-x-16 md:pt-12">
    <Portrait lawyer={lawyer} sizes="(width < 768px) 90vw, 490px" className="max-w-[31rem] rounded-card" isFirst />
    <Introduction lawyer={lawyer} size="text-2xl" />
  </article>
)

function Lawyers({ lawyers }: { lawyers: readonly Lawyer[] }) {
  const others = lawyers.filter(({ isRepresentative }) => !isRepresentative)
  return (
    <>
      {lawyers
        .filter(({ isRepresentative }) => isRepresentative)
        .map((lawyer) => (
          <Representative key={lawyer._id} lawyer={lawyer} />
        ))}
      {others.length > 0 && (
        <section className="mt-[clamp(3rem,7vw,5.5rem)] border-t border-line pt-10">
          <h2 className="mb-8 font-serif text-2xl font-semibold">
            <Trans>함께하는 변호사</Trans>
          </h2>
          <HeadingLevel value={3}>
            <Cards items={others} renderCard={(lawyer) => <LawyerCard lawyer={lawyer} />} columns={columns} />
          </HeadingLevel>
        </section>
      )}
    </>
  )
}

/** The lawyers: the representative first and large, then all others. */
export function LawyerList() {
  const { t } = useLingui()
  return (
    <PeoplePage
      type="LAWYER"
      title={t`변호사`}
      lead={t`상담한 변호사가 사건이 끝날 때까지 함께합니다. 맡아 온 일과 경력을 살펴보시고, 이야기를 나누고 싶은 변호사에게 상담을 신청해 주십시오.`}
      failed={t`변호사 소개를 불러오지 못했습니다.`}
      empty={t`변호사 소개를 준비하고 있습니다.`}
      skeleton={{ columns, count: 8, shape: 'aspect-[4/5]' }}
    >
      {(lawyers) => <Lawyers lawyers={lawyers} />}
    </PeoplePage>
  )
}

import { Trans, useLingui } from '@lingui/react/macro'
import { buttonClass } from '../../ui/button.ts'
import { LoadState } from '../../ui/load-state.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Section } from '../../ui/section.tsx'
import { SiteLink } from '../site-link.tsx'
import type { LawyersLoad } from './about.tsx'

const columns = 'grid grid-cols-3 gap-x-4 gap-y-7 xs:grid-cols-4 md:grid-cols-6'

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
          <SiteLink href="/rev/intro" className={buttonClass('outline')}>
            <Trans>대표변호사 인사말</Trans>
          </SiteLink>
          <SiteLink href="/member/lawyer" className={buttonClass('outline')}>
            <Trans>변호사 모두 보기</Trans>
          </SiteLink>
        </p>
      }
    >
      <LoadState
        load={load}
        skeleton={
          <div className={columns}>
            {Array.from({ length: 6 }, (_face, index) => (
              <div key={index} className="skeleton aspect-[4/5]" />
            ))}
          </div>
        }
        failed={t`변호사 소개를 불러오지 못했습니다.`}
        empty={t`변호사 소개를 준비하고 있습니다.`}
        isEmpty={({ lawyers }) => lawyers.length === 0}
      >
        {({ lawyers }) => (
          <ul className={columns}>
            {lawyers.map(({ _id, name, job, image }) => (
              <li key={_id} className="min-w-0">
                <SiteLink href={`/member/${_id}`} className="group block min-h-11">
                  {image !== null && (
                    <Picture
                      picture={image}
                      alt=""
                      sizes="(width < 576px) 30vw, (width < 1024px) 22vw, 190px"
                      widths={[160, 320, 480]}
                      className="aspect-[4/5] rounded-card"
                    />
                  )}
                  <span className="mt-3 block font-bold group-hover:underline group-hover:underline-offset-4">{name}</span>
                  <span className="block text-sm text-muted">{job}</span>
                </SiteLink>
              </li>
            ))}
          </ul>
        )}
      </LoadState>
    </Section>
  )
}

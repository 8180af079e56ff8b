import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useLocale } from '../../data/use-locale.ts'
import { LoadState } from '../../ui/load-state.tsx'
import { Reveal } from '../../ui/deferred/reveal.tsx'
import { container } from '../../ui/container.ts'
import { Introduction } from '../lawyers/career.tsx'
import { Portrait } from '../lawyers/portrait.tsx'
import { homeReads } from '../queries.ts'

const skeleton = (
  <div className="grid gap-16 md:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
    <div className="skeleton aspect-[6/7] max-w-[34rem]" />
    <div className="space-y-5 self-center">
      <div className="skeleton h-10 w-1/2" />
      <div className="skeleton h-28" />
      <div className="skeleton h-36" />
    </div>
  </div>
)

/** Section 2 of the home page: the representative lawyer. */
export function Representative() {
  const { t } = useLingui()
  const query = useQuery(homeReads(useLocale()).representative)
  return (
    <section aria-label={t`대표변호사`} className="py-[clamp(4rem,9vw,8rem)]">
      <div className={container}>
        <Reveal>
          <LoadState load={query} skeleton={skeleton} failed={t`대표변호사 소개를 불러오지 못했습니다.`}>
            {({ lawyers: [lawyer] }) =>
              lawyer !== undefined && (
                <div className="grid items-center gap-x-16 gap-y-8 md:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
                  <Portrait
                    lawyer={lawyer}
                    sizes="(width < 1024px) 90vw, 520px"
                    className="max-w-[34rem] rounded-t-[999px] rounded-b-card"
                  />
                  <Introduction lawyer={lawyer} size="text-3xl" />
                </div>
              )
            }
          </LoadState>
        </Reveal>
      </div>
    </section>
  )
}

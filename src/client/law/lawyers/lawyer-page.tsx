import { Trans, useLingui } from '@lingui/react/macro'
import { Marks } from '../../content/marks.tsx'
import { ShareBar } from '../../content/share-bar.tsx'
import { PageHead } from '../../data/head/page-head.tsx'
import { StructuredData } from '../../data/ssr-context.tsx'
import { useLocale } from '../../data/use-locale.ts'
import { useKnownSession } from '../../session/use-session.ts'
import { container } from '../../ui/container.ts'
import { AskAdvice } from '../ask-advice.tsx'
import { toDescription } from '../../content/description.ts'
import { personJsonLd } from '../json-ld.ts'
import { Career } from './career.tsx'
import { Portrait } from './portrait.tsx'
import type { Lawyer } from '../queries.ts'
import { LawyerWorks } from './works.tsx'

/** A lawyer or an advisory member: who it is, the career, and what came of the work. */
export function LawyerPage({ lawyer }: { lawyer: Lawyer }) {
  const { t } = useLingui()
  const locale = useLocale()
  const session = useKnownSession()
  const { _id, name, job, type, intro } = lawyer
  return (
    <>
      <PageHead
        title={t`${name} ${job}`}
        description={toDescription(intro)}
        image={`/og/lawyer/${_id}.png?lang=${locale}`}
        type="profile"
      />
      {import.meta.env.SSR && <StructuredData make={(origin) => personJsonLd(origin, lawyer)} />}
      <article className={`${container} pt-5 pb-[clamp(4rem,9vw,7rem)]`}>
        <div className="grid items-start gap-x-10 gap-y-8 sm:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] md:gap-x-16">
          <Portrait
            lawyer={lawyer}
            sizes="(width < 768px) 90vw, 490px"
            className="max-w-[31rem] rounded-card sm:sticky sm:top-28"
            isFirst
          />
          <div>
            <p className="text-sm font-semibold text-accent">{job}</p>
            <h1 className="mt-2 font-serif text-3xl font-semibold">{name}</h1>
            <p className="mt-5 max-w-[36em] text-lg">{intro}</p>
            <div className="mt-8">
              {type === 'LAWYER' ? (
                <AskAdvice text={t`${name} 변호사와 상담하고 싶으시다면, 상황을 먼저 들려 주십시오.`} lawyer={{ _id, name }} />
              ) : (
                // Advisory members take no cases: who asks is led to a lawyer.
                <AskAdvice text={t`상담은 변호사가 맡습니다. 상황을 먼저 들려 주십시오.`} />
              )}
            </div>
            <h2 className="mt-12 mb-4 text-lg font-bold">
              <Trans>경력</Trans>
            </h2>
            <Career lawyer={lawyer} />
            <div className="mt-8">
              <ShareBar title={t`${name} ${job}`}>
                {session !== undefined && <Marks key={session.sub} kind="lawyers" _item={_id} />}
              </ShareBar>
            </div>
          </div>
        </div>
        <LawyerWorks _id={_id} />
      </article>
    </>
  )
}

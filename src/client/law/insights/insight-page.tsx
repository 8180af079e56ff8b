import type { Answer } from '#contract/index.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Article } from '../../content/article.tsx'
import { Neighbours } from '../../content/neighbours.tsx'
import { PageHead } from '../../data/page-head.tsx'
import { StructuredData } from '../../data/ssr-context.tsx'
import { useLocale } from '../../data/use-locale.ts'
import { AskAdvice } from '../ask-advice.tsx'
import { toDescription } from '../description.ts'
import { ResponsibleLawyer } from '../lawyers/responsible-lawyer.tsx'
import { insightQueries } from '../queries.ts'
import { articleThing } from '../structured-data.ts'
import { InsightCard } from './insight-card.tsx'
import { ExperiencesDiffer, GeneralInformation } from './notices.tsx'
import { insightHref, listPaths, type ReadingCode } from './places.ts'
import { relatedInsights } from './reads.ts'

interface Props {
  insight: Answer<'GET /api/v1/insights/{_id}'>['insight']
  code: ReadingCode
}

function Related({ insight, code }: Props) {
  const { data } = useQuery(relatedInsights(useLocale(), code))
  const others = data?.insights.filter(({ _id }) => _id !== insight._id).slice(0, 3) ?? []
  if (others.length === 0) return null
  return (
    <section className="mt-14 border-t border-line pt-8">
      <h2 className="text-lg font-bold">
        <Trans>함께 읽을 글</Trans>
      </h2>
      <ul className="mt-6 grid gap-6 sm:grid-cols-3">
        {others.map((other) => (
          <li key={other._id}>
            <InsightCard insight={other} code={code} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** A press article, a column or a client's letter, with its notice and where to read on. */
export function InsightPage({ insight, code }: Props) {
  const { t } = useLingui()
  const locale = useLocale()
  const { _id, subject, label, summary, createdAt, reviewedAt, thumb, content, _lawyer, fallback } = insight
  const href = insightHref(code, _id)
  const Notice = code === 'review' ? ExperiencesDiffer : GeneralInformation
  return (
    <>
      <PageHead title={subject} description={toDescription(summary)} image={`/og/article/${_id}.png?lang=${locale}`} type="article" />
      {import.meta.env.SSR && <StructuredData make={(origin) => articleThing(origin, href, insight, locale)} />}
      <Article
        eyebrow={label}
        title={subject}
        summary={summary}
        createdAt={createdAt}
        reviewedAt={reviewedAt}
        {...(_lawyer === null ? {} : { by: <ResponsibleLawyer _id={_lawyer} /> })}
        // A letter's picture is a small one: it goes with the letter in the list.
        picture={code === 'review' ? null : thumb}
        content={content ?? ''}
        fallback={fallback}
        pin={{ collection: 'insights', _id, value: { insight } }}
        aside={<AskAdvice text={t`읽으신 내용이 지금의 상황과 닿아 있다면, 이야기를 먼저 들려 주십시오.`} />}
      >
        <Notice className="mt-8 border-l-2 border-accent pl-4" />
        <Related insight={insight} code={code} />
        <Neighbours
          data={useQuery(insightQueries.neighbours(locale, _id)).data}
          hrefOf={(id) => insightHref(code, id)}
          listHref={listPaths[code]}
        />
      </Article>
    </>
  )
}

import type { Answer } from '#contract/index.ts'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Article } from '../../content/article.tsx'
import { Neighbours } from '../../content/neighbours.tsx'
import { PageHead } from '../../data/page-head.tsx'
import { StructuredData } from '../../data/ssr-context.tsx'
import { useLocale } from '../../data/use-locale.ts'
import { AskAdvice } from '../ask-advice.tsx'
import { toDescription } from '../../content/description.ts'
import { ResponsibleLawyer } from '../lawyers/responsible-lawyer.tsx'
import { articleJsonLd } from '../json-ld.ts'
import { Related } from '../related.tsx'
import { InsightCard } from './insight-card.tsx'
import { ExperiencesDiffer, GeneralInformation } from './notices.tsx'
import { insightTarget, listPaths } from './places.ts'
import { insightQueries, type ReadingCode } from '../queries.ts'
import { relatedInsights } from '../reads.ts'

interface Props {
  insight: Answer<'GET /api/v1/insights/{_id}'>['insight']
  code: ReadingCode
}

/** A press article, a column or a client's letter, with its notice and where to read on. */
export function InsightPage({ insight, code }: Props) {
  const { t } = useLingui()
  const locale = useLocale()
  const { _id, subject, label, summary, createdAt, reviewedAt, thumb, content, _lawyer, fallback } = insight
  const Notice = code === 'review' ? ExperiencesDiffer : GeneralInformation
  return (
    <>
      <PageHead title={subject} description={toDescription(summary)} image={`/og/article/${_id}.png?lang=${locale}`} type="article" />
      {import.meta.env.SSR && <StructuredData make={(origin) => articleJsonLd(origin, `${listPaths[code]}/${_id}`, insight, locale)} />}
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
        <Related
          title={t`함께 읽을 글`}
          items={useQuery(relatedInsights(locale, code)).data?.insights}
          except={_id}
          renderCard={(other) => <InsightCard insight={other} code={code} />}
        />
        <Neighbours
          data={useQuery(insightQueries.neighbours(locale, _id)).data}
          targetOf={(id) => insightTarget(code, id)}
          list={listPaths[code]}
        />
      </Article>
    </>
  )
}

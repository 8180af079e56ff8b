import type { Answer } from '#contract/api.ts'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Article } from '../../content/article.tsx'
import { Marks } from '../../content/marks.tsx'
import { Neighbours } from '../../content/neighbours.tsx'
import { StructuredData } from '../../data/ssr-context.tsx'
import { useLocale } from '../../data/use-locale.ts'
import { useKnownSession } from '../../session/use-session.ts'
import { AskAdvice } from '../ask-advice.tsx'
import { toDescription } from '../../content/description.ts'
import { ResponsibleLawyer } from '../lawyers/responsible-lawyer.tsx'
import { insightQueries, type ReadingCode } from '../queries.ts'
import { relatedInsights } from '../reads.ts'
import { articleJsonLd } from '../json-ld.ts'
import { Related } from '../related.tsx'
import { InsightCard } from './insight-card.tsx'
import { ExperiencesDiffer, GeneralInformation } from './notices.tsx'
import { insightTarget, listPaths } from './places.ts'

interface Props {
  insight: Answer<'GET /api/v1/insights/{_id}'>['insight']
  code: ReadingCode
}

/** A press article, a column or a client's letter, with its notice and where to read on. */
export function InsightPage({ insight, code }: Props) {
  const { t } = useLingui()
  const locale = useLocale()
  const session = useKnownSession()
  const { _id, label, summary, thumb, content, _lawyer } = insight
  const Notice = code === 'review' ? ExperiencesDiffer : GeneralInformation
  return (
    <Article
      // A letter's picture is a small one: it goes with the letter in the list.
      item={{ ...insight, thumb: code === 'review' ? null : thumb, content: content ?? '' }}
      eyebrow={label}
      description={toDescription(summary)}
      image={`/og/article/${_id}.png?lang=${locale}`}
      by={_lawyer === null ? undefined : <ResponsibleLawyer _id={_lawyer} />}
      pin={{ collection: 'insights', _id, value: { insight } }}
      actions={session !== undefined && <Marks key={session.sub} kind="insights" _item={_id} />}
      aside={<AskAdvice text={t`읽으신 내용이 지금의 상황과 닿아 있다면, 이야기를 먼저 들려 주십시오.`} />}
    >
      {import.meta.env.SSR && <StructuredData make={(origin) => articleJsonLd(origin, `${listPaths[code]}/${_id}`, insight, locale)} />}
      <Notice className="mt-8 border-l-2 border-accent pl-4" />
      <Related
        title={t`함께 읽을 글`}
        items={useQuery(relatedInsights(locale, code)).data?.insights}
        except={_id}
        renderCard={(other) => <InsightCard insight={other} />}
      />
      <Neighbours
        data={useQuery(insightQueries.neighbours(locale, _id)).data}
        targetOf={(id) => insightTarget({ code, _id: id })}
        list={listPaths[code]}
      />
    </Article>
  )
}

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
import { ResponsibleLawyer } from '../lawyers/responsible-lawyer.tsx'
import { successQueries } from '../queries.ts'
import { relatedStories } from '../reads.ts'
import { articleJsonLd } from '../json-ld.ts'
import { Related } from '../related.tsx'
import { ResultsDiffer } from './results-differ.tsx'
import { StoryCard } from './story-card.tsx'

type Story = Answer<'GET /api/v1/success/{_id}'>['success']

/** A success story with its notice, its responsible lawyer, and where to read on. */
export function StoryPage({ story }: { story: Story }) {
  const { t } = useLingui()
  const locale = useLocale()
  const session = useKnownSession()
  const { _id, summary, result, _lawyer } = story
  return (
    <Article
      item={story}
      eyebrow={result}
      description={summary}
      image={`/og/story/${_id}.png?lang=${locale}`}
      by={_lawyer === null ? undefined : <ResponsibleLawyer _id={_lawyer} />}
      pin={{ collection: 'success', _id, value: { success: story } }}
      actions={session !== undefined && <Marks key={session.sub} kind="success" _item={_id} />}
      aside={<AskAdvice text={t`비슷한 일로 고민하고 계시다면, 상황을 먼저 들려 주십시오.`} />}
    >
      {import.meta.env.SSR && <StructuredData make={(origin) => articleJsonLd(origin, `/story/${_id}`, story, locale)} />}
      <ResultsDiffer className="mt-8 border-l-2 border-accent pl-4" />
      <Related
        title={t`같은 분야의 사례`}
        items={useQuery(relatedStories(locale, story.practice)).data?.successes}
        except={_id}
        renderCard={(other) => <StoryCard story={other} />}
      />
      <Neighbours
        data={useQuery(successQueries.neighbours(locale, _id)).data}
        targetOf={(id) => ({ to: '/story/$_success', params: { _success: id } })}
        list={story.code === 'firm' ? '/story/firm' : '/story/representative'}
      />
    </Article>
  )
}

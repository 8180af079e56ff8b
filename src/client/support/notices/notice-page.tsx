import type { Answer } from '#contract/index.ts'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Article } from '../../content/article.tsx'
import { Neighbours } from '../../content/neighbours.tsx'
import { summaryOf } from '../../content/description.ts'
import { PageHead } from '../../data/page-head.tsx'
import { useLocale } from '../../data/use-locale.ts'
import { noticeQueries } from '../queries.ts'

/** A notice. */
export function NoticePage({ notice }: { notice: Answer<'GET /api/v1/center/notifications/{_id}'>['notification'] }) {
  const { t } = useLingui()
  const locale = useLocale()
  const { _id, subject, content, createdAt, thumb, fallback } = notice
  return (
    <>
      <PageHead title={subject} description={summaryOf(content)} type="article" />
      <Article eyebrow={t`공지사항`} title={subject} createdAt={createdAt} picture={thumb} content={content} fallback={fallback}>
        <Neighbours
          data={useQuery(noticeQueries.neighbours(locale, _id)).data}
          targetOf={(id) => ({ to: '/center/notice/$_notification', params: { _notification: id } })}
          list="/center/notice"
        />
      </Article>
    </>
  )
}

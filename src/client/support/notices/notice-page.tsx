import type { Answer } from '#contract/index.ts'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Article } from '../../content/article.tsx'
import { Neighbours } from '../../content/neighbours.tsx'
import { summaryOf } from '../../content/description.ts'
import { useLocale } from '../../data/use-locale.ts'
import { noticeQueries } from '../queries.ts'

/** A notice. */
export function NoticePage({ notice }: { notice: Answer<'GET /api/v1/center/notifications/{_id}'>['notification'] }) {
  const { t } = useLingui()
  return (
    <Article item={notice} eyebrow={t`공지사항`} description={summaryOf(notice.content)}>
      <Neighbours
        data={useQuery(noticeQueries.neighbours(useLocale(), notice._id)).data}
        targetOf={(id) => ({ to: '/center/notice/$_notification', params: { _notification: id } })}
        list="/center/notice"
      />
    </Article>
  )
}

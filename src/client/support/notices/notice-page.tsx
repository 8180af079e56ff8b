import type { Answer } from '#contract/api.ts'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Article } from '../../content/article.tsx'
import { Neighbours } from '../../content/neighbours.tsx'
import { summaryOf } from '../../content/description.ts'
import { useLocale } from '../../data/use-locale.ts'
import { noticeQueries } from '../queries.ts'
import { noticeListOf, noticeTarget } from './notice-target.ts'

/** A notice. In whichever frame it is opened, its address is the one of whose it is. */
export function NoticePage({ notice }: { notice: Answer<'GET /api/v1/center/notifications/{_id}'>['notification'] }) {
  const { t } = useLingui()
  const { _id, code, content } = notice
  return (
    <Article item={notice} eyebrow={t`공지사항`} description={summaryOf(content)} path={`${noticeListOf[code]}/${_id}`}>
      <Neighbours
        data={useQuery(noticeQueries.neighbours(useLocale(), _id)).data}
        targetOf={(id) => noticeTarget({ _id: id, code })}
        list={noticeListOf[code]}
      />
    </Article>
  )
}

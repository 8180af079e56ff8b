import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { ListPage } from '../../content/list-page.tsx'
import { type ListSearch, paged } from '../../data/list-search.ts'
import { useLocale } from '../../data/use-locale.ts'
import type { Locale } from '#contract/locale.ts'
import { noticeQueries } from '../queries.ts'
import { PostRow } from '../post-row.tsx'

/** A page of notices, as its address asks for it. */
export const noticeList = (locale: Locale, search: ListSearch) =>
  noticeQueries.list(locale, { ...paged(search), ...(search.q === undefined ? {} : { q: search.q }) })

/** The firm's notices. */
export function NoticeList({ search }: { search: ListSearch }) {
  const { t } = useLingui()
  return (
    <ListPage
      path="/center/notice"
      search={search}
      title={t`공지사항`}
      lead={t`사무소 운영과 상담 일정, 이용하시는 데 필요한 소식을 알려 드립니다.`}
      load={useQuery({ ...noticeList(useLocale(), search), placeholderData: keepPreviousData })}
      items={({ notifications }) => notifications}
      renderCard={({ _id, subject, createdAt, isPinned }) => (
        <PostRow
          href={`/center/notice/${_id}`}
          subject={subject}
          createdAt={createdAt}
          mark={
            isPinned && (
              <span className="mr-2 rounded-control border border-accent px-1.5 py-0.5 text-xs text-accent">
                <Trans>중요</Trans>
              </span>
            )
          }
        />
      )}
      columns="divide-y divide-line border-y border-line"
      failed={t`공지사항을 불러오지 못했습니다.`}
      empty={t`아직 올라온 공지가 없습니다.`}
      skeleton={<div className="skeleton h-96" />}
    />
  )
}

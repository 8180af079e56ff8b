import type { Locale } from '#contract/locale.ts'
import { useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { ListPage } from '../../content/list-page.tsx'
import { type ListSearch, paged } from '../../data/list-search.ts'
import { useLocale } from '../../data/use-locale.ts'
import { PostRow } from '../post-row.tsx'
import { boardQueries } from '../queries.ts'

/** A page of the board, as its address asks for it. */
export const boardList = (locale: Locale, search: ListSearch) =>
  boardQueries.list(locale, { code: 'default-board', ...paged(search), ...(search.q === undefined ? {} : { q: search.q }) })

/** The firm's board. */
export function BoardList({ search }: { search: ListSearch }) {
  const { t } = useLingui()
  return (
    <ListPage
      path="/board/default-board"
      search={search}
      title={t`게시판`}
      lead={t`법원에 가기 전에 알아 두면 좋은 것, 도움을 받을 수 있는 곳처럼 실제로 쓰이는 안내를 모았습니다.`}
      load={useQuery({ ...boardList(useLocale(), search), placeholderData: keepPreviousData })}
      items={({ boards }) => boards}
      renderCard={({ _id, subject, createdAt, author }) => (
        <PostRow href={`/board/default-board/${_id}`} subject={subject} createdAt={createdAt} by={author} />
      )}
      columns="divide-y divide-line border-y border-line"
      failed={t`게시판을 불러오지 못했습니다.`}
      empty={t`아직 올라온 글이 없습니다.`}
      skeleton={<div className="skeleton h-96" />}
    />
  )
}

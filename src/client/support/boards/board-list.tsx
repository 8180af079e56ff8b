import { useLingui } from '@lingui/react/macro'
import { ListPage } from '../../content/list-page.tsx'
import { useListSearch } from '../../data/list-pages.ts'
import { useLocale } from '../../data/use-locale.ts'
import { boardList } from '../queries.ts'
import { postRows, PostRow } from '../post-row.tsx'

/** The firm's board. */
export function BoardList() {
  const { t } = useLingui()
  return (
    <ListPage
      {...postRows}
      place={{ to: '/board/default-board' }}
      title={t`게시판`}
      lead={t`법원에 가기 전에 알아 두면 좋은 것, 도움을 받을 수 있는 곳처럼 실제로 쓰이는 안내를 모았습니다.`}
      read={boardList(useLocale(), useListSearch())}
      items={({ boards }) => boards}
      renderCard={({ _id, subject, createdAt, author }) => (
        <PostRow
          target={{ to: '/board/default-board/$_board', params: { _board: _id } }}
          subject={subject}
          createdAt={createdAt}
          by={author}
        />
      )}
      failed={t`게시판을 불러오지 못했습니다.`}
      empty={t`아직 올라온 글이 없습니다.`}
    />
  )
}

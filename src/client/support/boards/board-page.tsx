import type { Answer } from '#contract/api.ts'
import { Plural, Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link, useLocation } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { Article } from '../../content/article.tsx'
import { Marks } from '../../content/marks.tsx'
import { Neighbours } from '../../content/neighbours.tsx'
import { summaryOf } from '../../content/description.ts'
import { present } from '../../data/query-client.ts'
import { retryImport } from '../../data/start/retry-import.ts'
import { useLocale } from '../../data/use-locale.ts'
import { useKnownSession } from '../../session/use-session.ts'
import { koreanDay } from '../../ui/day.ts'
import { boardComments, boardQueries } from '../queries.ts'
import { BoardFiles } from './board-files.tsx'

const CommentForm = lazy(() => retryImport(() => import('./comment-form.tsx')))

/** Where who is logged in writes, and the way there for who is not. */
function Write({ _board }: { _board: string }) {
  const session = useKnownSession()
  const pathname = useLocation({ select: (location) => location.pathname })
  if (session === undefined)
    return (
      <p className="needs-scripts no-print mt-6">
        <Link to="/login" state={{ wanted: pathname }} className="inline-flex min-h-11 items-center underline underline-offset-4">
          <Trans>로그인하고 댓글 쓰기</Trans>
        </Link>
      </p>
    )
  return (
    <div className="no-print">
      <Suspense fallback={<div className="skeleton mt-6 h-44" />}>
        <CommentForm key={session.sub} _board={_board} sub={session.sub} />
      </Suspense>
    </div>
  )
}

function Comments({ _board }: { _board: string }) {
  const { data } = useQuery(boardComments(useLocale(), _board))
  const {
    comments,
    summary: { total },
  } = present(data) ?? { comments: [], summary: { total: 0 } }
  return (
    <section className="mt-14 border-t border-line pt-8">
      <h2 className="text-lg font-bold">
        <Trans>댓글</Trans>{' '}
        <span className="text-sm font-normal text-muted">
          <Plural value={total} other="#개" />
        </span>
      </h2>
      {comments.length > 0 && (
        <ul className="mt-4 divide-y divide-line">
          {comments.map(({ _id, author, content, createdAt }) => (
            <li key={_id} className="py-4">
              <p className="text-sm text-muted tabular-nums">
                {author} · <time dateTime={createdAt}>{koreanDay(createdAt)}</time>
              </p>
              <p className="mt-1 wrap-anywhere whitespace-pre-line">{content}</p>
            </li>
          ))}
        </ul>
      )}
      <Write _board={_board} />
    </section>
  )
}

/** A post of the board, with what was said of it. */
export function BoardPage({ board }: { board: Answer<'GET /api/v1/boards/{_id}'>['board'] }) {
  const session = useKnownSession()
  return (
    <Article
      item={board}
      eyebrow={board.author}
      description={summaryOf(board.content)}
      actions={session !== undefined && <Marks key={session.sub} kind="boards" _item={board._id} />}
    >
      <BoardFiles files={board.files} />
      <Comments _board={board._id} />
      <Neighbours
        data={useQuery(boardQueries.neighbours(useLocale(), board._id)).data}
        targetOf={(id) => ({ to: '/board/default-board/$_board', params: { _board: id } })}
        list="/board/default-board"
      />
    </Article>
  )
}

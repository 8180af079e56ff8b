import type { Answer } from '#contract/index.ts'
import { Plural, Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Article } from '../../content/article.tsx'
import { Neighbours } from '../../content/neighbours.tsx'
import { summaryOf } from '../../content/description.ts'
import { isMissing } from '../../data/query-client.ts'
import { useLocale } from '../../data/use-locale.ts'
import { koreanDay } from '../../ui/day.ts'
import { boardComments, boardQueries } from '../queries.ts'

function Comments({ _board }: { _board: string }) {
  const { data } = useQuery(boardComments(useLocale(), _board))
  if (data === undefined || isMissing(data) || data.comments.length === 0) return null
  return (
    <section className="mt-14 border-t border-line pt-8">
      <h2 className="text-lg font-bold">
        <Trans>댓글</Trans>{' '}
        <span className="text-sm font-normal text-muted">
          <Plural value={data.summary.total} other="#개" />
        </span>
      </h2>
      <ul className="mt-4 divide-y divide-line">
        {data.comments.map(({ _id, author, content, createdAt }) => (
          <li key={_id} className="py-4">
            <p className="text-sm text-muted tabular-nums">
              {author} · <time dateTime={createdAt}>{koreanDay(createdAt)}</time>
            </p>
            <p className="mt-1 whitespace-pre-line">{content}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** A post of the board, with what was said of it. */
export function BoardPage({ board }: { board: Answer<'GET /api/v1/boards/{_id}'>['board'] }) {
  return (
    <Article item={board} eyebrow={board.author} description={summaryOf(board.content)}>
      <Comments _board={board._id} />
      <Neighbours
        data={useQuery(boardQueries.neighbours(useLocale(), board._id)).data}
        targetOf={(id) => ({ to: '/board/default-board/$_board', params: { _board: id } })}
        list="/board/default-board"
      />
    </Article>
  )
}

import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { localeOf } from '../../../../data/i18n.ts'
import { load as start } from '../../../../data/load.ts'
import { useLocale } from '../../../../data/use-locale.ts'
import { ItemPage } from '../../../../site/item-page.tsx'
import { BoardPage } from '../../../../support/boards/board-page.tsx'
import { boardQueries } from '../../../../support/queries.ts'

export const Route = createFileRoute('/_firm/board/default-board/$_board')({
  loader: ({ context: { queryClient, i18n }, params: { _board } }) => {
    const locale = localeOf(i18n)
    return start(queryClient, [
      boardQueries.detail(locale, _board),
      boardQueries.neighbours(locale, _board),
      boardQueries.comments(locale, _board),
    ])
  },
  component: Board,
})

function Board() {
  const load = useQuery(boardQueries.detail(useLocale(), Route.useParams()._board))
  return <ItemPage load={load}>{({ board }) => <BoardPage board={board} />}</ItemPage>
}

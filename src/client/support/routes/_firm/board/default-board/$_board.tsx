import { createFileRoute } from '@tanstack/react-router'
import { load } from '../../../../../data/load.ts'
import { useLocale } from '../../../../../data/use-locale.ts'
import { ItemPage } from '../../../../../site/item-page.tsx'
import { BoardPage } from '../../../../boards/board-page.tsx'
import { boardComments, boardQueries } from '../../../../queries.ts'

export const Route = createFileRoute('/_firm/board/default-board/$_board')({
  loader: ({ context, params: { _board } }) =>
    load(context, (locale) => [
      boardQueries.detail(locale, _board),
      boardQueries.neighbours(locale, _board),
      boardComments(locale, _board),
    ]),
  component: Board,
})

function Board() {
  const read = boardQueries.detail(useLocale(), Route.useParams()._board)
  return <ItemPage read={read}>{({ board }) => <BoardPage board={board} />}</ItemPage>
}

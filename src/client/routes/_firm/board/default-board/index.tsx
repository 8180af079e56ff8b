import { createFileRoute } from '@tanstack/react-router'
import { localeOf } from '../../../../data/i18n.ts'
import { listSearch } from '../../../../data/list-search.ts'
import { load } from '../../../../data/load.ts'
import { BoardList, boardList } from '../../../../support/boards/board-list.tsx'

export const Route = createFileRoute('/_firm/board/default-board/')({
  validateSearch: listSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient, i18n }, deps }) => load(queryClient, [boardList(localeOf(i18n), deps)]),
  component: Board,
})

function Board() {
  return <BoardList search={Route.useSearch()} />
}

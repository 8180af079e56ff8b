import { createFileRoute } from '@tanstack/react-router'
import { listSearch } from '../../../../../data/list-search.ts'
import { load } from '../../../../../data/load.ts'
import { BoardList } from '../../../../boards/board-list.tsx'
import { boardList } from '../../../../queries.ts'

export const Route = createFileRoute('/_firm/board/default-board/')({
  validateSearch: listSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => load(context, (locale) => [boardList(locale, deps)]),
  component: BoardList,
})

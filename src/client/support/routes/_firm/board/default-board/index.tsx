import { createFileRoute } from '@tanstack/react-router'
import { listDeps, listSearch } from '../../../../../data/list-search.ts'
import { load } from '../../../../../data/load.ts'
import { BoardList } from '../../../../boards/board-list.tsx'
import { boardList } from '../../../../queries.ts'

export const Route = createFileRoute('/_firm/board/default-board/')({
  validateSearch: listSearch,
  loaderDeps: listDeps,
  loader: ({ context, deps }) => load(context, (locale) => [boardList(locale, deps)]),
  component: BoardList,
})

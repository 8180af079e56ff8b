import { createFileRoute } from '@tanstack/react-router'
import { BoardScreen } from '../board/board-screen.tsx'
import type { ListSearch } from '../../../console/list/list-search.ts'

export const Route = createFileRoute('/fairs/$fair/board')({
  validateSearch: (search): ListSearch => search as ListSearch,
  component: Board,
})

function Board() {
  const navigate = Route.useNavigate()
  const { fair } = Route.useParams()
  return <BoardScreen key={fair} _fair={fair} search={Route.useSearch()} onSearch={(search) => void navigate({ search })} />
}

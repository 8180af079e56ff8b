import { createFileRoute } from '@tanstack/react-router'
import type { ListSearch } from '../list/list-search.ts'
import { TrashScreen } from '../screens/trash-screen.tsx'

export const Route = createFileRoute('/trash')({
  validateSearch: (search): ListSearch => search as ListSearch,
  component: Trash,
})

function Trash() {
  const navigate = Route.useNavigate()
  return <TrashScreen search={Route.useSearch()} onSearch={(search) => void navigate({ search })} />
}

import { createFileRoute } from '@tanstack/react-router'
import type { ListSearch } from '../../../console/list/list-search.ts'
import { DeskScreen } from '../desk/desk-screen.tsx'

export const Route = createFileRoute('/shop/desk')({
  validateSearch: (search): ListSearch => search as ListSearch,
  component: Desk,
})

function Desk() {
  const navigate = Route.useNavigate()
  return <DeskScreen search={Route.useSearch()} onSearch={(search) => void navigate({ search })} />
}

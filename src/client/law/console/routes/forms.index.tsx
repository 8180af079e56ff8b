import { createFileRoute } from '@tanstack/react-router'
import type { ListSearch } from '../../../console/list/list-search.ts'
import { RequestsScreen } from '../requests-screen.tsx'

export const Route = createFileRoute('/forms/')({
  validateSearch: (search): ListSearch => search as ListSearch,
  component: Requests,
})

function Requests() {
  const navigate = Route.useNavigate()
  return <RequestsScreen search={Route.useSearch()} onSearch={(search) => void navigate({ search })} />
}

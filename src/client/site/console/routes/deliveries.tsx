import { createFileRoute } from '@tanstack/react-router'
import type { ListSearch } from '../../../console/list/list-search.ts'
import { DeliveriesScreen } from '../deliveries-screen.tsx'

export const Route = createFileRoute('/deliveries')({
  validateSearch: (search): ListSearch => search as ListSearch,
  component: Deliveries,
})

function Deliveries() {
  const navigate = Route.useNavigate()
  return <DeliveriesScreen search={Route.useSearch()} onSearch={(search) => void navigate({ search })} />
}

import { createFileRoute } from '@tanstack/react-router'
import type { ListSearch } from '../list/list-search.ts'
import { DeliveriesScreen } from '../../site/console/deliveries-screen.tsx'

export const Route = createFileRoute('/deliveries')({
  validateSearch: (search): ListSearch => search as ListSearch,
  component: Deliveries,
})

function Deliveries() {
  const navigate = Route.useNavigate()
  return <DeliveriesScreen search={Route.useSearch()} onSearch={(search) => void navigate({ search })} />
}

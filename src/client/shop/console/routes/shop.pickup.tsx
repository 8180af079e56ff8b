import { createFileRoute } from '@tanstack/react-router'
import type { ListSearch } from '../../../console/list/list-search.ts'
import { PickupScreen } from '../pickup-screen.tsx'

export const Route = createFileRoute('/shop/pickup')({
  validateSearch: (search): ListSearch => search as ListSearch,
  component: Pickup,
})

function Pickup() {
  const navigate = Route.useNavigate()
  return <PickupScreen search={Route.useSearch()} onSearch={(search) => void navigate({ search })} />
}

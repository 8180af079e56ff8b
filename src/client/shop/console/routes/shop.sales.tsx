import { createFileRoute } from '@tanstack/react-router'
import type { ListSearch } from '../../../console/list/list-search.ts'
import { SalesScreen } from '../sales/sales-screen.tsx'

export const Route = createFileRoute('/shop/sales')({
  validateSearch: (search): ListSearch => search as ListSearch,
  component: Sales,
})

function Sales() {
  const navigate = Route.useNavigate()
  return <SalesScreen search={Route.useSearch()} onSearch={(search) => void navigate({ search })} />
}

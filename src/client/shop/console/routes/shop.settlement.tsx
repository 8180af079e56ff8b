import { createFileRoute } from '@tanstack/react-router'
import type { ListSearch } from '../../../console/list/list-search.ts'
import { SettlementScreen } from '../money/settlement-screen.tsx'

export const Route = createFileRoute('/shop/settlement')({
  validateSearch: (search): ListSearch => search as ListSearch,
  component: Settlement,
})

function Settlement() {
  const navigate = Route.useNavigate()
  return <SettlementScreen search={Route.useSearch()} onSearch={(search) => void navigate({ search })} />
}

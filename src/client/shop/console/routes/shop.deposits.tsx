import { createFileRoute } from '@tanstack/react-router'
import type { ListSearch } from '../../../console/list/list-search.ts'
import { DepositsScreen } from '../money/deposits-screen.tsx'

export const Route = createFileRoute('/shop/deposits')({
  validateSearch: (search): ListSearch => search as ListSearch,
  component: Deposits,
})

function Deposits() {
  const navigate = Route.useNavigate()
  return <DepositsScreen search={Route.useSearch()} onSearch={(search) => void navigate({ search })} />
}

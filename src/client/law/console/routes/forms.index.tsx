import { createFileRoute } from '@tanstack/react-router'
import { useCallback } from 'react'
import type { ListSearch } from '../../../console/list/list-search.ts'
import { RequestsScreen } from '../requests-screen.tsx'

export const Route = createFileRoute('/forms/')({
  validateSearch: (search): ListSearch => search as ListSearch,
  component: Requests,
})

function Requests() {
  const navigate = Route.useNavigate()
  const show = useCallback((search: ListSearch) => void navigate({ search }), [navigate])
  return <RequestsScreen search={Route.useSearch()} onSearch={show} />
}

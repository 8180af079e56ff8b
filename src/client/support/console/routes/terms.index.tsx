import { createFileRoute } from '@tanstack/react-router'
import { useCallback } from 'react'
import type { ListSearch } from '../../../console/list/list-search.ts'
import { TermsScreen } from '../terms-screen.tsx'

export const Route = createFileRoute('/terms/')({
  validateSearch: (search): ListSearch => search as ListSearch,
  component: Terms,
})

function Terms() {
  const navigate = Route.useNavigate()
  const show = useCallback((search: ListSearch) => void navigate({ search }), [navigate])
  return <TermsScreen search={Route.useSearch()} onSearch={show} />
}

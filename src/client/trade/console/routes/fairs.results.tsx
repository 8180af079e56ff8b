import { createFileRoute } from '@tanstack/react-router'
import { AllResultsScreen } from '../results/all-results-screen.tsx'
import type { ListSearch } from '../../../console/list/list-search.ts'

export const Route = createFileRoute('/fairs/results')({
  validateSearch: (search): ListSearch => search as ListSearch,
  component: Results,
})

function Results() {
  const navigate = Route.useNavigate()
  return <AllResultsScreen search={Route.useSearch()} onSearch={(search) => void navigate({ search })} />
}

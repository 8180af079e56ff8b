import { createFileRoute } from '@tanstack/react-router'
import type { ListSearch } from '../../../console/list/list-search.ts'
import { LevelsScreen } from '../levels-screen.tsx'

export const Route = createFileRoute('/users/levels/')({
  validateSearch: (search): ListSearch => search as ListSearch,
  component: Levels,
})

function Levels() {
  const navigate = Route.useNavigate()
  return <LevelsScreen search={Route.useSearch()} onSearch={(search) => void navigate({ search })} />
}

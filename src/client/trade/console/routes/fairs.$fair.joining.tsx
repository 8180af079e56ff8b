import { createFileRoute } from '@tanstack/react-router'
import { JoiningScreen } from '../joining/joining-screen.tsx'
import type { ListSearch } from '../../../console/list/list-search.ts'

export const Route = createFileRoute('/fairs/$fair/joining')({
  validateSearch: (search): ListSearch => search as ListSearch,
  component: Joining,
})

function Joining() {
  const navigate = Route.useNavigate()
  const { fair } = Route.useParams()
  return <JoiningScreen key={fair} _fair={fair} search={Route.useSearch()} onSearch={(search) => void navigate({ search })} />
}

import { createFileRoute } from '@tanstack/react-router'
import { ParticipantsScreen } from '../participants-screen.tsx'
import type { ListSearch } from '../../../console/list/list-search.ts'

export const Route = createFileRoute('/fairs/$fair/participants')({
  validateSearch: (search): ListSearch => search as ListSearch,
  component: Shown,
})

function Shown() {
  const navigate = Route.useNavigate()
  const { fair } = Route.useParams()
  return <ParticipantsScreen key={fair} _fair={fair} search={Route.useSearch()} onSearch={(search) => void navigate({ search })} />
}

import { createFileRoute } from '@tanstack/react-router'
import { FairScheduleScreen } from '../schedule/fair-schedule-screen.tsx'
import type { ListSearch } from '../../../console/list/list-search.ts'

export const Route = createFileRoute('/fairs/$fair/schedule')({
  validateSearch: (search): ListSearch => search as ListSearch,
  component: FairSchedule,
})

function FairSchedule() {
  const navigate = Route.useNavigate()
  const { fair } = Route.useParams()
  return <FairScheduleScreen key={fair} _fair={fair} search={Route.useSearch()} onSearch={(search) => void navigate({ search })} />
}

import { createFileRoute } from '@tanstack/react-router'
import { PrintScreen } from '../print/print-screen.tsx'
import type { ListSearch } from '../../../console/list/list-search.ts'

export const Route = createFileRoute('/fairs/$fair/print')({
  validateSearch: (search): ListSearch => search as ListSearch,
  component: Print,
})

function Print() {
  const navigate = Route.useNavigate()
  const { fair } = Route.useParams()
  return <PrintScreen key={fair} _fair={fair} search={Route.useSearch()} onSearch={(search) => void navigate({ search })} />
}

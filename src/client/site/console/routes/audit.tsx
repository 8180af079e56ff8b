import { createFileRoute } from '@tanstack/react-router'
import type { ListSearch } from '../../../console/list/list-search.ts'
import { AuditScreen } from '../audit-screen.tsx'

export const Route = createFileRoute('/audit')({
  validateSearch: (search): ListSearch => search as ListSearch,
  component: Audit,
})

function Audit() {
  const navigate = Route.useNavigate()
  return <AuditScreen search={Route.useSearch()} onSearch={(search) => void navigate({ search })} />
}

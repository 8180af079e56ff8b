import { createFileRoute } from '@tanstack/react-router'
import { MessagesScreen } from '../messages/messages-screen.tsx'
import type { ListSearch } from '../../../console/list/list-search.ts'

export const Route = createFileRoute('/fairs/$fair/messages')({
  validateSearch: (search): ListSearch => search as ListSearch,
  component: Messages,
})

function Messages() {
  const navigate = Route.useNavigate()
  const { fair } = Route.useParams()
  return <MessagesScreen key={fair} _fair={fair} search={Route.useSearch()} onSearch={(search) => void navigate({ search })} />
}

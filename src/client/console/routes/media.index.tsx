import { createFileRoute } from '@tanstack/react-router'
import type { ListSearch } from '../list/list-search.ts'
import { MediaScreen } from '../media/media-screen.tsx'

export const Route = createFileRoute('/media/')({
  validateSearch: (search): ListSearch => search as ListSearch,
  component: MediaLibrary,
})

function MediaLibrary() {
  const navigate = Route.useNavigate()
  return <MediaScreen search={Route.useSearch()} onSearch={(search) => void navigate({ search })} />
}

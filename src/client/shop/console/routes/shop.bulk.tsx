import { createFileRoute } from '@tanstack/react-router'
import type { ListSearch } from '../../../console/list/list-search.ts'
import { BulkScreen } from '../bulk/bulk-screen.tsx'

export const Route = createFileRoute('/shop/bulk')({
  validateSearch: (search): ListSearch => search as ListSearch,
  component: Bulk,
})

function Bulk() {
  const search = Route.useSearch()
  return <BulkScreen key={JSON.stringify(search)} search={search} />
}

import { useLingui } from '@lingui/react/macro'
import { createFileRoute } from '@tanstack/react-router'
import type { ListSearch } from '../../../console/list/list-search.ts'
import { ResourceList } from '../../../console/list/resource-list.tsx'
import { resourceOf } from '../../../console/resources.ts'

export const Route = createFileRoute('/users/withdrawals')({
  validateSearch: (search): ListSearch => search as ListSearch,
  component: Withdrawals,
})

/** Members who have left: what is kept of them, and until when, is the law's to say. */
function Withdrawals() {
  const { t } = useLingui()
  const navigate = Route.useNavigate()
  return (
    <ResourceList
      resource={resourceOf('users')}
      title={t`탈퇴한 회원`}
      fixed={{ status: 'withdrawn' }}
      search={Route.useSearch()}
      onSearch={(search) => void navigate({ search })}
    />
  )
}

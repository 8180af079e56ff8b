import { titleOf } from '#contract/title.ts'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useLocale } from '../../data/use-locale.ts'
import type { ListSearch } from '../../console/list/list-search.ts'
import { ResourceList } from '../../console/list/resource-list.tsx'
import { countsRead, itemRead, resourceOf } from '../../console/resources.ts'
import { FairTabs } from './fair-tabs.tsx'
import { fairs } from './reads.ts'

const participants = resourceOf('fairs/participants')

interface Props {
  _fair: string
  search: ListSearch
  onSearch: (search: ListSearch) => void
}

function Counts({ _fair }: { _fair: string }) {
  // Counted with the list: whatever is decided in it counts at once.
  const { data } = useQuery(countsRead(participants, useLocale(), { _fair, state: 'APPROVED' }))
  if (data === undefined) return null
  const [sellers, buyers, pending] = [data['role']?.['SELLER'] ?? 0, data['role']?.['BUYER'] ?? 0, data['state']?.['PENDING'] ?? 0]
  return (
    <p className="mb-4 text-sm">
      <Plural value={sellers} other="승인된 판매 기업 #곳" /> · <Plural value={buyers} other="승인된 바이어 #곳" /> ·{' '}
      <strong className={pending > 0 ? 'text-danger' : ''}>
        <Plural value={pending} other="승인 대기 #곳" />
      </strong>
    </p>
  )
}

/** `/console/fairs/{fair}/participants`: who takes part in one fair. Each is decided about on its own screen, beside its documents. */
export function ParticipantsScreen({ _fair, search, onSearch }: Props) {
  const { t } = useLingui()
  const locale = useLocale()
  const { data: fair } = useQuery(itemRead(fairs, locale, _fair))
  const name = fair === undefined ? '' : titleOf(fairs, fair, locale)
  return (
    <ResourceList resource={participants} search={search} onSearch={onSearch} title={t`${name} · 참가 기업`} fixed={{ _fair }} isDecided>
      <FairTabs _id={_fair} />
      <Counts _fair={_fair} />
      <p className="mb-4 text-xs text-muted">
        <Trans>
          이름을 누르시면 서류를 보고 승인하시거나 사유를 적어 반려하실 수 있습니다. 여러 기업을 골라 한꺼번에 하실 수도 있고, 기업마다 따로
          알립니다.
        </Trans>
      </p>
    </ResourceList>
  )
}

import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useSession } from '../../session/use-session.ts'
import { type ListSearch, narrowed } from '../../console/list/list-search.ts'

export interface RequestsProps {
  /** What the address says. */
  search: ListSearch
  onSearch: (search: ListSearch) => void
}

/** Narrows the requests by one press, and widens them by another. */
function Toggle({ isOn, onPress, children }: { isOn: boolean; onPress: () => void; children: ReactNode }) {
  return (
    <button
      type="button"
      aria-pressed={isOn}
      className="min-h-11 rounded-control border border-control px-4 text-sm font-semibold hover:bg-wash aria-pressed:border-accent aria-pressed:bg-accent aria-pressed:text-on-accent"
      onClick={onPress}
    >
      {children}
    </button>
  )
}

/** Renders everyday views: own requests, unassigned ones, those to get in touch about, and all by stage. */
export function RequestViews({ search, onSearch }: RequestsProps) {
  const { t } = useLingui()
  const mine = useSession()?.sub
  const toggle = (name: string, value: string) => ({
    isOn: search[name] === value,
    onPress: () => onSearch(narrowed(search, { [name]: search[name] === value ? '' : value })),
  })
  return (
    <div role="group" aria-label={t`자주 쓰는 조건`} className="flex flex-wrap gap-2">
      {mine !== undefined && (
        <Toggle {...toggle('_assignee', mine)}>
          <Trans>내 담당</Trans>
        </Toggle>
      )}
      <Toggle {...toggle('_assignee', 'none')}>
        <Trans>담당자 없음</Trans>
      </Toggle>
      <Toggle {...toggle('due', 'true')}>
        <Trans>연락할 때가 됨</Trans>
      </Toggle>
      <Toggle {...toggle('stage', 'spam')}>
        <Trans>스팸</Trans>
      </Toggle>
      <Toggle {...toggle('view', 'board')}>
        <Trans>단계별로 보기</Trans>
      </Toggle>
    </div>
  )
}

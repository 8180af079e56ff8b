import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useSession } from '../../session/use-session.ts'
import { type ListSearch, narrowed } from '../../console/list/list-search.ts'

export interface RequestsProps {
  /** What the address says. */
  search: ListSearch
  onSearch: (search: ListSearch) => void
}

interface ButtonProps {
  isOn: boolean
  onPress: () => void
  children: ReactNode
}

const toggleLook =
  'min-h-9 shrink-0 rounded-full border border-control px-3 text-sm font-semibold hover:bg-wash aria-pressed:border-accent aria-pressed:bg-[color-mix(in_srgb,var(--accent)_14%,var(--surface))] pointer-coarse:min-h-11'

/** On a phone they are one line, which scrolls by itself. */
const quickLook =
  'flex flex-wrap gap-1.5 max-sm:order-last max-sm:-m-1 max-sm:w-[calc(100%+0.5rem)] max-sm:flex-nowrap max-sm:overflow-x-auto max-sm:p-1'

/** Narrows the requests by one press, and widens them by another. */
const Toggle = ({ isOn, onPress, children }: ButtonProps) => (
  <button type="button" aria-pressed={isOn} className={toggleLook} onClick={onPress}>
    {children}
  </button>
)

const segmentLook =
  'min-h-9 px-3 text-sm text-muted hover:bg-wash aria-pressed:bg-[color-mix(in_srgb,var(--accent)_14%,var(--surface))] aria-pressed:font-semibold aria-pressed:text-ink pointer-coarse:min-h-11'

const Segment = ({ isOn, onPress, children }: ButtonProps) => (
  <button type="button" aria-pressed={isOn} className={segmentLook} onClick={onPress}>
    {children}
  </button>
)

/** Renders how the requests are shown. */
export function RequestViews({ search, onSearch }: RequestsProps) {
  const { t } = useLingui()
  const isBoard = search['view'] === 'board'
  const show = (view: string) => () => onSearch(narrowed(search, { view }))
  return (
    <div
      role="group"
      aria-label={t`보기 방식`}
      className="flex divide-x divide-control overflow-hidden rounded-control border border-control"
    >
      <Segment isOn={!isBoard} onPress={show('')}>
        <Trans>목록</Trans>
      </Segment>
      <Segment isOn={isBoard} onPress={show('board')}>
        <Trans>보드</Trans>
      </Segment>
    </div>
  )
}

/** Renders everyday views of the requests: own ones, unassigned ones, those to get in touch about. */
export function QuickViews({ search, onSearch }: RequestsProps) {
  const { t } = useLingui()
  const mine = useSession()?.sub
  const toggle = (name: string, value: string) => ({
    isOn: search[name] === value,
    onPress: () => onSearch(narrowed(search, { [name]: search[name] === value ? '' : value })),
  })
  return (
    <div role="group" aria-label={t`자주 쓰는 조건`} className={quickLook}>
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
    </div>
  )
}

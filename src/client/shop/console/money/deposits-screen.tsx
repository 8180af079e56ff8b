import { useLingui } from '@lingui/react/macro'
import { lazy, Suspense } from 'react'
import { ScreenHead } from '../../../console/frame/screen-head.tsx'
import type { ListSearch } from '../../../console/list/list-search.ts'
import { resourceOf } from '../../../console/resources.ts'
import { ViewChoice } from '../view-choice.tsx'
import { DepositMatches } from './deposit-matches.tsx'
import { OpenDeposits } from './open-deposits.tsx'

/** Any list, the reading of files and a form weigh as much as the rest of the screen. */
const ResourceList = lazy(async () => ({ default: (await import('../../../console/list/resource-list.tsx')).ResourceList }))
const DepositImport = lazy(async () => ({ default: (await import('./deposit-import.tsx')).DepositImport }))
const DepositReturns = lazy(async () => ({ default: (await import('./deposit-returns.tsx')).DepositReturns }))

const views = ['open', 'toReturn', 'all', 'import'] as const
type View = (typeof views)[number]

interface Props {
  search: ListSearch
  onSearch: (search: ListSearch) => void
}

/** `/console/shop/deposits`: what has come in on the account, and which order it is for. */
export function DepositsScreen({ search, onSearch }: Props) {
  const { t } = useLingui()
  // A card of the dashboard leads to those of a state.
  const view: View = views.find((each) => each === (search['view'] ?? search['state'])) ?? 'open'
  const names = { open: t`정할 입금`, toReturn: t`돌려줄 입금`, all: t`모든 입금`, import: t`통장 내역 가져오기` }
  const tabs = (
    <ViewChoice
      label={t`볼 것`}
      names={names}
      chosen={view}
      onChoose={(next) => onSearch(next === 'open' ? {} : { view: next })}
      className="mb-6"
    />
  )
  if (view === 'all')
    return (
      <Suspense fallback={<div className="skeleton h-96" />}>
        <ResourceList resource={resourceOf('shop/deposits')} search={search} onSearch={(next) => onSearch({ ...next, view })}>
          {tabs}
        </ResourceList>
      </Suspense>
    )
  return (
    <>
      <ScreenHead title={t`통장 입금`} />
      {tabs}
      <Suspense fallback={<div className="skeleton h-96" />}>
        {view === 'import' && <DepositImport />}
        {view === 'toReturn' && <DepositReturns search={search} onSearch={onSearch} />}
        {view === 'open' && (
          <div className="max-w-6xl space-y-10">
            <DepositMatches />
            <OpenDeposits search={search} onSearch={onSearch} />
          </div>
        )}
      </Suspense>
    </>
  )
}

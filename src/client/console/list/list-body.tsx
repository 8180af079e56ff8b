import type { Summary } from '#contract/paging.ts'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { type Load, LoadState } from '../../ui/load-state.tsx'
import type { ListSearch } from './list-search.ts'
import { Pager } from './pager.tsx'

interface Props<Data> {
  load: Load<Data>
  /** Instead of the usual sentences. */
  failed?: string | undefined
  empty?: string | undefined
  skeleton?: ReactNode
  /** Search of the address; a list without `onSearch` has no pager. */
  search?: ListSearch
  onSearch?: (search: ListSearch) => void
  children: (data: Data) => ReactNode
}

/** Renders one page of a list with its pager, or what there is instead: a skeleton, a failure, an empty list. */
export function ListBody<Data extends { summary: Pick<Summary, 'total'> }>(props: Props<Data>) {
  const { t } = useLingui()
  const { load, failed, empty, skeleton = <div className="skeleton h-96" />, search = {}, onSearch, children } = props
  return (
    <LoadState
      load={load}
      skeleton={skeleton}
      failed={failed ?? t`목록을 불러오지 못했습니다.`}
      empty={empty ?? t`해당하는 항목이 없습니다.`}
      isEmpty={({ summary }) => summary.total === 0}
    >
      {(data) => (
        <>
          {children(data)}
          {onSearch !== undefined && (
            <Pager search={search} total={data.summary.total} onChange={(change) => onSearch({ ...search, ...change })} />
          )}
        </>
      )}
    </LoadState>
  )
}

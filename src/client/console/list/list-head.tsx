import type { AnyResource } from '#contract/resource.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { memo } from 'react'
import { buttonClass } from '../../ui/button.ts'
import { ScreenHead } from '../frame/screen-head.tsx'
import type { ListColumns, ListLink } from '../module.ts'
import { addressOf, hasCreation, hasImport } from '../resources.ts'
import { ColumnChoice } from './column-choice.tsx'
import { ExportButton } from './export-button.tsx'
import type { ListSearch } from './list-search.ts'
import { hasOrder } from './order.ts'
import { awaited, type Opened } from './use-opened.ts'

/** Screens that go on with what a list shows. */
export function ListLinks({ links, search }: { links: readonly ListLink[]; search: ListSearch }) {
  const { i18n } = useLingui()
  return links.map(({ address, label }) => (
    <Link key={address} to="/$" params={{ _splat: address }} search={search} className={buttonClass('outline')}>
      {i18n._(label)}
    </Link>
  ))
}

interface Props {
  resource: AnyResource
  search: ListSearch
  title: string
  fixed: ListSearch
  links: readonly ListLink[]
  more?: ListColumns | undefined
  onChange: (change: ListSearch) => void
  open: Opened['open']
  /** Whether an item is open beside the list; undefined where none can be. */
  isBeside: boolean | undefined
}

/** The name of a list, and what can be done with all of it. What stands around the rows is not drawn again with them. */
export const ListHead = memo(function ListHead({ resource, search, title, fixed, links, more, onChange, isBeside, open }: Props) {
  const { t } = useLingui()
  const { page: _page, size: _size, columns: _columns, ...narrowing } = search
  return (
    <ScreenHead title={title}>
      <ExportButton resource={resource} search={{ ...search, ...fixed }} />
      {hasImport(resource) && (
        <Link to="/import/$" params={{ _splat: resource.path }} className={buttonClass('outline')}>
          <Trans>가져오기</Trans>
        </Link>
      )}
      <ListLinks links={links} search={narrowing} />
      {isBeside !== undefined && (
        <button
          type="button"
          aria-pressed={isBeside}
          title={t`목록 옆에 열기 (v)`}
          className={buttonClass('outline', 'aria-pressed:bg-wash')}
          onClick={() => void open(isBeside ? undefined : awaited)}
        >
          <Trans>옆에 열기</Trans>
        </button>
      )}
      <ColumnChoice resource={resource} search={search} more={more} onChange={onChange} />
      {hasOrder(resource) && (
        <Link to="/order/$path" params={{ path: resource.path }} className={buttonClass('outline')}>
          <Trans>차례 바꾸기</Trans>
        </Link>
      )}
      {hasCreation(resource) && (
        <Link to="/$" params={{ _splat: `${addressOf(resource)}/create` }} className={buttonClass('primary')}>
          <Trans>새로 만들기</Trans>
        </Link>
      )}
    </ScreenHead>
  )
})

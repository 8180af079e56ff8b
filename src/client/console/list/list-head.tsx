import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { lazy, memo, type ReactNode, Suspense } from 'react'
import { buttonClass } from '../../ui/button.ts'
import { ScreenHead } from '../frame/screen-head.tsx'
import type { ListColumns, ListLink } from '../module.ts'
import { addressOf, hasCreation } from '../resources.ts'
import { ColumnChoice } from './column-choice.tsx'
import type { ListMenuProps } from './list-menu.tsx'
import type { ListSearch } from './list-search.ts'

/** Opened now and then: the rows do not wait for it. */
const ListMenu = lazy(async () => ({ default: (await import('./list-menu.tsx')).ListMenu }))

/** Screens that go on with what was chosen in a list. */
export function ListLinks({ links, search }: { links: readonly ListLink[]; search: ListSearch }) {
  const { i18n } = useLingui()
  return links.map(({ address, label }) => (
    <Link key={address} to="/$" params={{ _splat: address }} search={search} className={buttonClass('outline')}>
      {i18n._(label)}
    </Link>
  ))
}

interface Props extends ListMenuProps {
  title: string
  more?: ListColumns | undefined
  /** Everyday views of the list, beside its name. */
  views?: ReactNode
  onChange: (change: ListSearch) => void
}

/** The name of a list, and what can be done with all of it. What stands around the rows is not drawn again with them. */
export const ListHead = memo(function ListHead({ title, more, views, onChange, ...props }: Props) {
  const { resource, search } = props
  return (
    <ScreenHead title={title} views={views}>
      <div className="flex items-center gap-1 xs:gap-2">
        <ColumnChoice resource={resource} search={search} more={more} onChange={onChange} />
        <Suspense fallback={<span className="size-11" />}>
          <ListMenu {...props} />
        </Suspense>
        {hasCreation(resource) && (
          <Link to="/$" params={{ _splat: `${addressOf(resource)}/create` }} className={buttonClass('primary', 'max-xs:px-3')}>
            <Trans>새로 만들기</Trans>
          </Link>
        )}
      </div>
    </ScreenHead>
  )
})

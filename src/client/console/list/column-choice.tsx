import type { AnyResource } from '#contract/resource.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components'
import { buttonClass } from '../../ui/button.ts'
import { columnsOf, shownColumns } from './columns.ts'
import type { ListSearch } from './list-search.ts'

interface Props {
  resource: AnyResource
  search: ListSearch
  /** What the list begins with, where a module says so. */
  first: readonly string[] | undefined
  onChange: (change: ListSearch) => void
}

/** Which columns a list has; they stand in its address. */
export function ColumnChoice({ resource, search, first, onChange }: Props) {
  const { t, i18n } = useLingui()
  const all = columnsOf(resource)
  const shown = shownColumns(resource, search, first).map(({ name }) => name)
  if (all.length === 0) return null
  return (
    <MenuTrigger>
      <Button className={buttonClass('outline')}>
        <Trans>열 고르기</Trans>
      </Button>
      <Popover className="min-w-56 rounded-card border border-line bg-surface p-2 text-ink shadow-card">
        <Menu
          aria-label={t`열`}
          selectionMode="multiple"
          selectedKeys={shown}
          className="max-h-96 overflow-y-auto outline-none"
          onSelectionChange={(keys) =>
            onChange({ columns: keys === 'all' ? all.map(({ name }) => name).join() : [...keys].join() || 'none' })
          }
        >
          {all.map(({ name, shape }) => (
            <MenuItem
              key={name}
              id={name}
              className="flex min-h-9 pointer-coarse:min-h-11 items-center gap-2 rounded-control px-3 text-sm outline-none data-[focused]:bg-wash"
            >
              {({ isSelected }) => (
                <>
                  <span aria-hidden="true" className="w-4">
                    {isSelected ? '✓' : ''}
                  </span>
                  {i18n._(shape?.label ?? name)}
                </>
              )}
            </MenuItem>
          ))}
        </Menu>
      </Popover>
    </MenuTrigger>
  )
}

import type { AnyResource } from '#contract/resource.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { lazy, Suspense } from 'react'
import { Button, Menu, MenuItem, MenuSection, MenuTrigger, Popover, Separator } from 'react-aria-components'
import { iconButtonClass } from '../../ui/button.ts'
import { Dialog, openDialog, useIsOpen } from '../../ui/deferred/dialog.tsx'
import { IconShape } from '../../ui/icon.tsx'
import type { ListColumns } from '../module.ts'
import { columnsOf, dateColumn, isDated, shownColumns } from './columns.ts'
import { density } from './density.ts'
import type { ListSearch } from './list-search.ts'

interface Props {
  resource: AnyResource
  search: ListSearch
  /** Columns of a module. */
  more: ListColumns | undefined
  onChange: (change: ListSearch) => void
}

/** What moves rows weighs more than a list. */
const ColumnOrderForm = lazy(async () => ({ default: (await import('./column-order-form.tsx')).ColumnOrderForm }))
const orderDialog = 'column-order'

const itemClass = 'flex min-h-9 pointer-coarse:min-h-11 items-center gap-2 rounded-control px-3 text-sm outline-none data-[focused]:bg-wash'

/** One that can be chosen, with a tick where it is. */
const Choice = ({ id, text }: { id: string; text: string }) => (
  <MenuItem id={id} textValue={text} className={itemClass}>
    {({ isSelected }) => (
      <>
        <span aria-hidden="true" className="w-4">
          {isSelected ? '✓' : ''}
        </span>
        {text}
      </>
    )}
  </MenuItem>
)

/** Which columns a list has, which stand in its address; their order, and how close its rows are, which the device keeps. */
export function ColumnChoice({ resource, search, more, onChange }: Props) {
  const { t, i18n } = useLingui()
  const all = columnsOf(resource)
  const isDense = density.useValue() === 'dense'
  const isOrdering = useIsOpen(orderDialog)
  const shown = shownColumns(resource, search, more?.fields)
  const hasDate = isDated(search, more)
  if (all.length === 0) return null
  const choices = [
    ...all.map(({ name, shape }) => ({ name, text: i18n._(shape?.label ?? name) })),
    ...(more?.isUndated === true ? [{ name: dateColumn, text: t`등록일` }] : []),
  ]
  const label = t`열 고르기`
  return (
    <>
      <MenuTrigger>
        <span title={label}>
          <Button aria-label={label} className={iconButtonClass()}>
            <IconShape path="M4 5h16v14H4zM9.5 5v14M14.5 5v14" className="size-5" />
          </Button>
        </span>
        <Popover className="min-w-56 rounded-card border border-line bg-surface p-2 text-ink shadow-card">
          <Menu
            aria-label={t`열과 줄`}
            className="max-h-96 overflow-y-auto outline-none"
            onAction={(key) => key === orderDialog && openDialog(orderDialog)}
          >
            <MenuSection
              aria-label={t`줄`}
              selectionMode="multiple"
              selectedKeys={isDense ? ['dense'] : []}
              onSelectionChange={(keys) => density.write(keys !== 'all' && keys.has('dense') ? 'dense' : 'roomy')}
            >
              <Choice id="dense" text={t`줄을 촘촘하게`} />
            </MenuSection>
            <MenuItem id={orderDialog} className={itemClass}>
              <span className="w-4" />
              <Trans>열 차례 바꾸기</Trans>
            </MenuItem>
            <Separator className="my-1 border-t border-line" />
            <MenuSection
              aria-label={t`열`}
              selectionMode="multiple"
              selectedKeys={[...shown.map(({ name }) => name), ...(hasDate ? [dateColumn] : [])]}
              onSelectionChange={(keys) =>
                onChange({ columns: keys === 'all' ? choices.map(({ name }) => name).join() : [...keys].join() || 'none' })
              }
            >
              {choices.map(({ name, text }) => (
                <Choice key={name} id={name} text={text} />
              ))}
            </MenuSection>
          </Menu>
        </Popover>
      </MenuTrigger>
      <Dialog id={orderDialog} title={t`열의 차례`}>
        {isOrdering && (
          <Suspense fallback={<div className="skeleton h-64" />}>
            <ColumnOrderForm resource={resource} columns={shown} more={more} isDated={hasDate} />
          </Suspense>
        )}
      </Dialog>
    </>
  )
}

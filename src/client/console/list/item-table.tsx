import type { AnyResource } from '#contract/resource.ts'
import { titleOf } from '#contract/title.ts'
import { useLingui } from '@lingui/react/macro'
import { useNavigate, useRouter } from '@tanstack/react-router'
import { memo, type MouseEvent, useCallback } from 'react'
import { useLocale } from '../../data/use-locale.ts'
import type { FoldedColumns, ListColumns } from '../module.ts'
import { addressOf, type ConsoleItem } from '../resources.ts'
import { titleColumn } from './column-widths.ts'
import type { Column } from './columns.ts'
import { density } from './density.ts'
import { type DrawnColumn, foldedClass, useColumns } from './drawn-columns.tsx'
import { SideScroll } from './record-table.tsx'
import { Edge, SizedTable } from './sized-table.tsx'
import { useRowKeys } from './row-keys.ts'
import type { Selection } from './use-selection.ts'

interface Props {
  resource: AnyResource
  items: readonly ConsoleItem[]
  /** What was asked for: rows of another list are used again (row-keys.ts). */
  list: string
  columns: readonly Column[]
  /** Columns of a module. */
  more?: ListColumns | undefined
  isDated?: boolean
  /** `createdAt`, or with a minus sign for descending. */
  sort: string
  onSort: (sort: string) => void
  selection: Selection
  /** Id of the item that is open beside the list; undefined: none can be. */
  opened: string | undefined
  /** Opens an item beside the list. */
  open: (_id: string) => void
}

/** The heading of a column by which the list can be ordered. */
function SortButton({ name, label, sort, onSort }: { name: string; label: string } & Pick<Props, 'sort' | 'onSort'>) {
  const isBy = sort.replace(/^-/, '') === name
  const next = sort === `-${name}` ? name : `-${name}`
  return (
    <button
      type="button"
      className="inline-flex min-h-9 pointer-coarse:min-h-11 items-center gap-1 font-semibold"
      onClick={() => onSort(next)}
    >
      {label}
      <span aria-hidden="true">{isBy ? (sort.startsWith('-') ? '↓' : '↑') : '↕'}</span>
    </button>
  )
}

/** What tells a row apart stays in view while one looks at its other columns; a phone has no room for that. */
const stays = 'sm:sticky sm:z-1 sm:bg-inherit'

/** Opens the item of a link here, beside the list where another one is. One handler for all rows: a `Link` in each follows every change of the address by itself. */
function useOpening({ resource, opened, open: openBeside }: Pick<Props, 'resource' | 'opened' | 'open'>) {
  const navigate = useNavigate()
  const { basepath } = useRouter()
  const address = addressOf(resource)
  const isBeside = opened !== undefined
  const open = useCallback(
    (event: MouseEvent<HTMLAnchorElement>) => {
      const _id = event.currentTarget.dataset['row']
      if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey || _id === undefined) return
      event.preventDefault()
      if (isBeside) openBeside(_id)
      else void navigate({ to: '/$', params: { _splat: `${address}/${_id}` } })
    },
    [navigate, address, isBeside, openBeside],
  )
  return { base: `${basepath.replace(/\/$/, '')}/${address}`, open }
}

interface RowProps extends ReturnType<typeof useOpening> {
  item: ConsoleItem
  title: string
  columns: readonly DrawnColumn[]
  Lines: FoldedColumns['Lines'] | undefined
  isSelected: boolean
  isOpened: boolean
  onSelect: Selection['toggle']
}

/** A row is drawn again when it is chosen, and not when another one is: a page has a hundred of them. */
const BodyRow = memo(function BodyRow({ item, title, columns, isSelected, isOpened, onSelect, base, open, Lines }: RowProps) {
  const { t } = useLingui()
  const { _id } = item
  return (
    <tr
      className="border-b border-line bg-surface last:border-0 focus-within:bg-wash hover:bg-wash aria-[current]:bg-wash"
      {...(isOpened ? { 'aria-current': 'true' } : {})}
    >
      <td className={`w-11 p-0 ${stays} sm:left-0`}>
        <label className="flex h-11 w-11 items-center justify-center group-data-dense:h-8">
          <input
            type="checkbox"
            className="size-4 accent-accent"
            aria-label={t`‘${title}’ 고르기`}
            checked={isSelected}
            onChange={({ target }) => onSelect(_id, target.checked)}
          />
        </label>
      </td>
      <td className={`max-w-96 px-3 py-2 group-data-dense:py-0.5 first-edge ${stays} sm:left-11`}>
        <a
          href={`${base}/${_id}`}
          data-row={_id}
          className="line-clamp-3 min-w-32 font-semibold underline-offset-4 hover:underline"
          onClick={open}
        >
          {title}
        </a>
        {Lines !== undefined && <Lines item={item} />}
      </td>
      {columns.map(({ id, fold, isUnbroken = false, isFigure = false, cell }) => (
        <td
          key={id}
          className={`max-w-96 px-3 py-2 group-data-dense:py-0.5 ${isUnbroken ? 'whitespace-nowrap tabular-nums' : ''} ${isFigure ? figureClass : ''} ${foldedClass(fold)}`}
        >
          {cell(item)}
        </td>
      ))}
    </tr>
  )
})

interface HeadProps extends Pick<Props, 'sort' | 'onSort'> {
  list: string
  columns: readonly DrawnColumn[]
  isAllSelected: boolean
  onSelectAll: (isOn: boolean) => void
}

/** Its edge has room of its own. */
const headingClass = 'relative py-1 pr-5 pl-3 font-semibold'

/** Digits stand below each other, and below the end of their heading. */
const figureClass = 'pr-5 text-right tabular-nums'

/** The headings. They know nothing of the rows. */
const Head = memo(function Head({ list, columns, sort, onSort, isAllSelected, onSelectAll }: HeadProps) {
  const { t } = useLingui()
  const titleLabel = t`이름`
  const isSorted = (name: string) => sort.replace(/^-/, '') === name
  return (
    <thead className="sticky top-0 z-2 bg-surface">
      <tr className="border-b border-line bg-surface">
        <th scope="col" className={`w-11 p-0 ${stays} sm:left-0`}>
          <label className="flex size-11 items-center justify-center">
            <input
              type="checkbox"
              className="size-4 accent-accent"
              aria-label={t`이 쪽의 모두 고르기`}
              checked={isAllSelected}
              onChange={({ target }) => onSelectAll(target.checked)}
            />
          </label>
        </th>
        <th
          scope="col"
          data-column={titleColumn}
          abbr={titleLabel}
          className={`${headingClass} whitespace-nowrap first-edge ${stays} sm:left-11`}
        >
          {titleLabel}
          <Edge list={list} id={titleColumn} label={titleLabel} />
        </th>
        {columns.map(({ id, label, fold, sortBy, isFigure = false }) => (
          <th
            key={id}
            scope="col"
            data-column={id}
            abbr={label}
            className={`${headingClass} ${isFigure ? 'text-right' : 'whitespace-nowrap'} ${foldedClass(fold)}`}
            {...(isSorted(id) ? { 'aria-sort': sort.startsWith('-') ? 'descending' : 'ascending' } : {})}
          >
            {sortBy === undefined ? label : <SortButton name={sortBy} label={label} sort={sort} onSort={onSort} />}
            <Edge list={list} id={id} label={label} />
          </th>
        ))}
      </tr>
    </thead>
  )
})

/** The rows of a page of a list. */
export function ItemTable({ resource, items, list, columns: shown, more, isDated = true, ...props }: Props) {
  const { t } = useLingui()
  const { sort, onSort, selection, opened, open: openBeside } = props
  const locale = useLocale()
  const columns = useColumns({ resource, items, columns: shown, more, isDated })
  const { base, open } = useOpening({ resource, opened, open: openBeside })
  const { chosen, toggle, choose } = selection
  const chooseAll = useCallback((isOn: boolean) => choose(isOn ? items.map(({ _id }) => _id) : []), [choose, items])
  const isDense = density.useValue() === 'dense'
  const keys = useRowKeys(items, list)
  return (
    <SideScroll label={t`항목의 목록`} className="@container rounded-card border border-line bg-surface" keepsFirst>
      <SizedTable list={resource.path} columns={columns} isDense={isDense}>
        <Head
          list={resource.path}
          columns={columns}
          sort={sort}
          onSort={onSort}
          isAllSelected={items.length > 0 && items.every(({ _id }) => chosen.has(_id))}
          onSelectAll={chooseAll}
        />
        <tbody>
          {items.map((item) => (
            <BodyRow
              key={keys.get(item._id)}
              item={item}
              title={titleOf(resource, item, locale)}
              columns={columns}
              Lines={more?.folded?.Lines}
              isSelected={chosen.has(item._id)}
              isOpened={item._id === opened}
              onSelect={toggle}
              base={base}
              open={open}
            />
          ))}
        </tbody>
      </SizedTable>
    </SideScroll>
  )
}

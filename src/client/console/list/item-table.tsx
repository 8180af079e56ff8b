import { titleOf } from '#contract/title.ts'
import type { AnyResource } from '#contract/resource.ts'
import type { Shape } from '#contract/shape.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import {
  type ColumnDef,
  FlexRender,
  type Row,
  rowSelectionFeature,
  type RowSelectionState,
  tableFeatures,
  useTable,
} from '@tanstack/react-table'
import { Link } from '@tanstack/react-router'
import { memo, useMemo } from 'react'
import { useLocale } from '../../data/use-locale.ts'
import { dateText } from '../date-text.ts'
import { addressOf, type ConsoleItem, hasDrafts } from '../resources.ts'
import { Cell } from './cell.tsx'
import type { ListColumns } from '../module.ts'
import type { Column } from './columns.ts'
import { density } from './density.ts'

const features = tableFeatures({ rowSelectionFeature })
type ItemColumn = ColumnDef<typeof features, ConsoleItem>

interface Props {
  resource: AnyResource
  items: ConsoleItem[]
  columns: readonly Column[]
  /** Columns of a module. */
  added?: ListColumns['added'] | undefined
  /** `createdAt`, or with a minus sign for descending. */
  sort: string
  onSort: (sort: string) => void
  selected: RowSelectionState
  onSelect: (selected: RowSelectionState) => void
}

/** Values that are read at a glance. */
const unbroken: ReadonlySet<Shape['kind']> = new Set(['choice', 'boolean', 'instant'])

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

const none: ListColumns['added'] = []

function useColumns(props: Pick<Props, 'resource' | 'items' | 'columns' | 'added' | 'sort' | 'onSort'>): ItemColumn[] {
  const { resource, items, columns, added = none, sort, onSort } = props
  const { t, i18n } = useLingui()
  const locale = useLocale()
  // Other rows alone do not draw the cells of the others again.
  const ids = added.length === 0 ? '' : items.map(({ _id }) => _id).join()
  return useMemo(() => {
    const title: ItemColumn = {
      id: 'title',
      header: () => t`이름`,
      cell: ({ row }) => (
        <Link
          to="/$"
          params={{ _splat: `${addressOf(resource)}/${row.original._id}` }}
          data-row=""
          className="line-clamp-2 min-w-40 font-semibold underline-offset-4 hover:underline"
        >
          {titleOf(resource, row.original, locale)}
        </Link>
      ),
    }
    const own: ItemColumn[] = columns.map(({ name, shape, isSortable }) => {
      const label = i18n._(shape?.label ?? name)
      return {
        id: name,
        header: () => (isSortable ? <SortButton name={name} label={label} sort={sort} onSort={onSort} /> : label),
        cell: ({ row }) => (
          <span className={shape !== undefined && unbroken.has(shape.kind) ? 'whitespace-nowrap' : ''}>
            <Cell shape={shape} value={row.original[name]} />
          </span>
        ),
      }
    })
    const further = added.map(({ name, label, sortBy, isFirst = false, Cell: Own }): ItemColumn & { isFirst: boolean } => ({
      isFirst,
      id: sortBy ?? name,
      header: () => (sortBy === undefined ? i18n._(label) : <SortButton name={sortBy} label={i18n._(label)} sort={sort} onSort={onSort} />),
      cell: ({ row }) => <Own item={row.original} ids={ids} />,
    }))
    const dated: ItemColumn = {
      id: 'createdAt',
      header: () => <SortButton name="createdAt" label={t`등록일`} sort={sort} onSort={onSort} />,
      cell: ({ row }) => <span className="whitespace-nowrap tabular-nums">{dateText(row.original.createdAt, locale)}</span>,
    }
    const published: ItemColumn = {
      id: 'isPublished',
      header: () => t`게시 여부`,
      cell: ({ row }) => (
        <span className="whitespace-nowrap">{row.original.isPublished ? <Trans>게시함</Trans> : <Trans>임시 저장</Trans>}</span>
      ),
    }
    return [
      title,
      ...further.filter(({ isFirst }) => isFirst),
      ...own.filter(({ id }) => !further.some((one) => one.id === id)),
      ...further.filter(({ isFirst }) => !isFirst),
      ...(hasDrafts(resource) ? [published] : []),
      ...(further.some(({ id }) => id === dated.id) ? [] : [dated]),
    ]
  }, [t, i18n, locale, resource, columns, added, ids, sort, onSort])
}

/** What tells a row apart stays in view while one looks at its other columns; a phone has no room for that. */
const stays = 'sm:sticky sm:z-1 sm:bg-inherit'

interface RowProps {
  row: Row<typeof features, ConsoleItem>
  /** Its cells are others when these are. */
  columns: readonly ItemColumn[]
  isSelected: boolean
  label: string
}

/** A row is drawn again when it is chosen, and not when another one is: a page has a hundred of them. */
const BodyRow = memo(function BodyRow({ row, isSelected, label }: RowProps) {
  return (
    <tr className="border-b border-line bg-surface last:border-0 hover:bg-wash has-[:focus-visible]:bg-wash">
      <td className={`w-11 p-0 ${stays} sm:left-0`}>
        <label className="flex h-11 w-11 items-center justify-center group-data-dense:h-8">
          <input
            type="checkbox"
            className="size-4 accent-accent"
            aria-label={label}
            checked={isSelected}
            onChange={row.getToggleSelectedHandler()}
          />
        </label>
      </td>
      {row.getAllCells().map((cell, place) => (
        // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- a cell is no control
        <td key={cell.id} className={`max-w-96 px-3 py-2 align-middle group-data-dense:py-0.5 ${place === 0 ? `${stays} sm:left-11` : ''}`}>
          <FlexRender cell={cell} />
        </td>
      ))}
    </tr>
  )
})

/** The rows of a page of a list. */
export function ItemTable({ resource, items, columns: shown, added, sort, onSort, selected, onSelect }: Props) {
  const { t } = useLingui()
  const locale = useLocale()
  const columns = useColumns({ resource, items, columns: shown, added, sort, onSort })
  const table = useTable({
    features,
    columns,
    data: items,
    getRowId: ({ _id }) => _id,
    state: { rowSelection: selected },
    onRowSelectionChange: (change) => onSelect(typeof change === 'function' ? change(selected) : change),
  })
  const isDense = density.useValue() === 'dense'
  const isSorted = (name: string) => sort.replace(/^-/, '') === name
  return (
    <div className="overflow-x-auto rounded-card border border-line bg-surface" role="region" aria-label={t`항목의 목록`}>
      <table className="group w-full text-left text-sm" {...(isDense ? { 'data-dense': '' } : {})}>
        <thead className="sticky top-0 z-2 bg-surface">
          {table.getHeaderGroups().map((group) => (
            <tr key={group.id} className="border-b border-line bg-surface">
              <th scope="col" className={`w-11 p-0 ${stays} sm:left-0`}>
                <label className="flex size-11 items-center justify-center">
                  <input
                    type="checkbox"
                    className="size-4 accent-accent"
                    aria-label={t`이 쪽의 모두 고르기`}
                    checked={table.getIsAllRowsSelected()}
                    onChange={table.getToggleAllRowsSelectedHandler()}
                  />
                </label>
              </th>
              {group.headers.map((header, place) => (
                <th
                  key={header.id}
                  scope="col"
                  className={`px-3 py-2 font-semibold whitespace-nowrap ${place === 0 ? `${stays} sm:left-11` : ''}`}
                  {...(isSorted(header.id) ? { 'aria-sort': sort.startsWith('-') ? 'descending' : 'ascending' } : {})}
                >
                  <FlexRender header={header} />
                </th>
              ))}
            </tr>
          ))}
        </thead>
        <tbody>
          {table.getRowModel().rows.map((row) => (
            <BodyRow
              key={row.id}
              row={row}
              columns={columns}
              isSelected={row.getIsSelected()}
              label={t`‘${titleOf(resource, row.original, locale)}’ 고르기`}
            />
          ))}
        </tbody>
      </table>
    </div>
  )
}

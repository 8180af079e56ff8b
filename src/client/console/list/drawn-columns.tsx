import type { AnyResource } from '#contract/resource.ts'
import type { Shape } from '#contract/shape.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useMemo } from 'react'
import type { ListColumns } from '../module.ts'
import { type ConsoleItem, hasDrafts } from '../resources.ts'
import { Cell } from './cell.tsx'
import { inOrder, useColumnOrder } from './column-order.ts'
import type { Column } from './columns.ts'
import { ShortTime } from './short-time.tsx'

/** Columns that go where there is no room for them: on a small laptop, beside a pane, on a tablet; those of the others on a phone. */
const foldedClasses = {
  narrow: '@max-[72rem]:hidden',
  middle: '@min-[34rem]:@max-[48rem]:hidden',
  least: '@max-[34rem]:hidden',
} as const
const folds = Object.keys(foldedClasses) as (keyof typeof foldedClasses)[]

/** Returns the class of what belongs to a column. */
export const foldedClass = (fold: DrawnColumn['fold']): string => (fold === undefined ? '' : foldedClasses[fold])

/** A column as it is drawn. The same one as long as the list has it: cells of others are made anew. */
export interface DrawnColumn {
  id: string
  label: string
  /** Field by which the list can be ordered from its heading. */
  sortBy?: string | undefined
  fold?: keyof typeof foldedClasses | undefined
  isUnbroken?: boolean
  /** Its values are compared digit by digit. */
  isFigure?: boolean
  cell: (item: ConsoleItem) => ReactNode
}

/** Values that are read at a glance. */
const unbroken: ReadonlySet<Shape['kind']> = new Set(['choice', 'boolean', 'instant'])

const none: ListColumns = { fields: [], added: [] }

interface Props {
  resource: AnyResource
  items: readonly ConsoleItem[]
  columns: readonly Column[]
  /** Columns of a module. */
  more?: ListColumns | undefined
  isDated: boolean
}

/** The columns after the title, in the order that this device keeps. */
export function useColumns(props: Props): DrawnColumn[] {
  const { resource, items, columns, isDated, more: { added, cells, folded, saysPublished = false } = none } = props
  const { t, i18n } = useLingui()
  // Other rows alone do not draw the cells of the others again.
  const ids = added.length === 0 ? '' : items.map(({ _id }) => _id).join()
  const order = useColumnOrder(resource.path)
  const [dateLabel, publicationLabel] = [t`등록일`, t`게시 여부`]
  return useMemo(() => {
    const own = columns.map(({ name, shape, isSortable }): DrawnColumn => {
      const Own = cells?.[name]
      const isInstant = shape?.kind === 'instant'
      return {
        id: name,
        label: i18n._(shape?.label ?? name),
        sortBy: isSortable ? name : undefined,
        isUnbroken: shape !== undefined && unbroken.has(shape.kind),
        isFigure: shape?.kind === 'number',
        cell: (item) => {
          const value = item[name]
          if (Own !== undefined) return <Own item={item} ids={ids} />
          return isInstant && typeof value === 'string' ? <ShortTime at={value} /> : <Cell shape={shape} value={value} />
        },
      }
    })
    const further = added.map(
      ({
        name,
        label,
        sortBy,
        isFirst = false,
        after,
        isFigure = false,
        Cell: Own,
      }): DrawnColumn & { isFirst: boolean; after: string | undefined } => ({
        isFirst,
        after,
        isFigure,
        id: sortBy ?? name,
        label: i18n._(label),
        sortBy,
        cell: (item) => <Own item={item} ids={ids} />,
      }),
    )
    const dated: DrawnColumn = {
      id: 'createdAt',
      label: dateLabel,
      sortBy: 'createdAt',
      isUnbroken: true,
      cell: ({ createdAt }) => <ShortTime at={createdAt} />,
    }
    const published: DrawnColumn = {
      id: 'isPublished',
      label: publicationLabel,
      isUnbroken: true,
      cell: ({ isPublished }) => (isPublished ? <Trans>게시함</Trans> : <Trans>임시 저장</Trans>),
    }
    const fields = own.filter(({ id }) => !further.some((one) => one.id === id))
    const all = [
      ...further.filter(({ isFirst }) => isFirst),
      ...fields.flatMap((field) => [field, ...further.filter(({ after }) => after === field.id)]),
      ...further.filter(({ isFirst, after }) => !isFirst && !fields.some(({ id }) => id === after)),
      ...(hasDrafts(resource) && !saysPublished ? [published] : []),
      ...(!isDated || further.some(({ id }) => id === dated.id) ? [] : [dated]),
    ]
    const foldOf = (id: string) => folds.find((fold) => folded?.[fold]?.includes(id) === true)
    return inOrder(all, order).map((column) => ({ ...column, fold: foldOf(column.id) }))
  }, [i18n, resource, columns, isDated, added, cells, folded, saysPublished, ids, order, dateLabel, publicationLabel])
}

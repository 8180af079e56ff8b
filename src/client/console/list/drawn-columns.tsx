import type { AnyResource } from '#contract/resource.ts'
import type { Shape } from '#contract/shape.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useMemo } from 'react'
import { useLocale } from '../../data/use-locale.ts'
import { dateText } from '../date-text.ts'
import type { ListColumns } from '../module.ts'
import { type ConsoleItem, hasDrafts } from '../resources.ts'
import { Cell } from './cell.tsx'
import { inOrder, useColumnOrder } from './column-order.ts'
import type { Column } from './columns.ts'

/** A column as it is drawn. The same one as long as the list has it: cells of others are made anew. */
export interface DrawnColumn {
  id: string
  label: string
  /** Field by which the list can be ordered from its heading. */
  sortBy?: string | undefined
  isUnbroken?: boolean
  cell: (item: ConsoleItem) => ReactNode
}

/** Values that are read at a glance. */
const unbroken: ReadonlySet<Shape['kind']> = new Set(['choice', 'boolean', 'instant'])

const none: ListColumns['added'] = []

interface Props {
  resource: AnyResource
  items: readonly ConsoleItem[]
  columns: readonly Column[]
  /** Columns of a module. */
  added?: ListColumns['added'] | undefined
}

/** The columns after the title, in the order that this device keeps. */
export function useColumns(props: Props): DrawnColumn[] {
  const { resource, items, columns, added = none } = props
  const { t, i18n } = useLingui()
  const locale = useLocale()
  // Other rows alone do not draw the cells of the others again.
  const ids = added.length === 0 ? '' : items.map(({ _id }) => _id).join()
  const order = useColumnOrder(resource.path)
  const [dateLabel, publicationLabel] = [t`등록일`, t`게시 여부`]
  return useMemo(() => {
    const own = columns.map(({ name, shape, isSortable }): DrawnColumn => ({
      id: name,
      label: i18n._(shape?.label ?? name),
      sortBy: isSortable ? name : undefined,
      isUnbroken: shape !== undefined && unbroken.has(shape.kind),
      cell: (item) => <Cell shape={shape} value={item[name]} />,
    }))
    const further = added.map(({ name, label, sortBy, isFirst = false, Cell: Own }): DrawnColumn & { isFirst: boolean } => ({
      isFirst,
      id: sortBy ?? name,
      label: i18n._(label),
      sortBy,
      cell: (item) => <Own item={item} ids={ids} />,
    }))
    const dated: DrawnColumn = {
      id: 'createdAt',
      label: dateLabel,
      sortBy: 'createdAt',
      isUnbroken: true,
      cell: ({ createdAt }) => dateText(createdAt, locale),
    }
    const published: DrawnColumn = {
      id: 'isPublished',
      label: publicationLabel,
      isUnbroken: true,
      cell: ({ isPublished }) => (isPublished ? <Trans>게시함</Trans> : <Trans>임시 저장</Trans>),
    }
    const all = [
      ...further.filter(({ isFirst }) => isFirst),
      ...own.filter(({ id }) => !further.some((one) => one.id === id)),
      ...further.filter(({ isFirst }) => !isFirst),
      ...(hasDrafts(resource) ? [published] : []),
      ...(further.some(({ id }) => id === dated.id) ? [] : [dated]),
    ]
    return inOrder(all, order)
  }, [i18n, locale, resource, columns, added, ids, order, dateLabel, publicationLabel])
}

import { lazy, type ReactNode, Suspense } from 'react'
import { columnBounds, titleColumn, useWidths } from './column-widths.ts'
import { type DrawnColumn, foldedClass } from './drawn-columns.tsx'

/** The box of a row's tick stays as wide as a finger, in px. */
const tickWidth = 44

const ColumnEdge = lazy(async () => ({ default: (await import('./column-edge.tsx')).ColumnEdge }))

/** Where a column is made wider or narrower. The rows do not wait for it. */
export const Edge = (props: { list: string; id: string; label: string }) => (
  <Suspense fallback={null}>
    <ColumnEdge {...props} />
  </Suspense>
)

interface Props {
  /** Whose widths the device keeps. */
  list: string
  /** The columns after the title. */
  columns: readonly Pick<DrawnColumn, 'id' | 'fold'>[]
  isDense: boolean
  children: ReactNode
}

/** A table as wide as its columns were made. Another width draws no row again: it stands beside them. */
export function SizedTable({ list, columns, isDense, children }: Props) {
  const widths = useWidths(list)
  const all = [{ id: titleColumn }, ...columns].map((column) => ({
    fold: undefined,
    ...column,
    width: widths?.[column.id] ?? columnBounds.usual,
  }))
  const sum = all.reduce((total, { width }) => total + width, tickWidth)
  return (
    <table
      className={`group text-left text-sm ${widths === undefined ? 'w-full' : 'table-fixed @max-[72rem]:w-full! [&_td]:overflow-x-clip [&_td]:text-ellipsis [&_a]:min-w-0 [&_th]:overflow-x-clip'}`}
      {...(isDense ? { 'data-dense': '' } : {})}
      {...(widths === undefined ? {} : { style: { width: `max(100%, ${sum}px)` } })}
    >
      {widths !== undefined && (
        <colgroup>
          <col style={{ width: tickWidth }} />
          {all.map(({ id, fold, width }) => (
            <col key={id} className={foldedClass(fold)} style={{ width }} />
          ))}
          {/* What is left of the screen. */}
          <col />
        </colgroup>
      )}
      {children}
    </table>
  )
}

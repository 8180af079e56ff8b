import { lazy, type ReactNode, Suspense } from 'react'
import { columnBounds, titleColumn, useWidths } from './column-widths.ts'

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
  /** Ids of the columns after the title. */
  ids: readonly string[]
  isDense: boolean
  children: ReactNode
}

/** A table as wide as its columns were made. Another width draws no row again: it stands beside them. */
export function SizedTable({ list, ids, isDense, children }: Props) {
  const widths = useWidths(list)
  const all = [titleColumn, ...ids].map((id) => [id, widths?.[id] ?? columnBounds.usual] as const)
  const sum = all.reduce((total, [, width]) => total + width, tickWidth)
  return (
    <table
      className={`group text-left text-sm ${widths === undefined ? 'w-full' : 'table-fixed [&_td]:overflow-x-clip [&_td]:text-ellipsis [&_a]:min-w-0 [&_th]:overflow-x-clip'}`}
      {...(isDense ? { 'data-dense': '' } : {})}
      {...(widths === undefined ? {} : { style: { width: `max(100%, ${sum}px)` } })}
    >
      {widths !== undefined && (
        <colgroup>
          <col style={{ width: tickWidth }} />
          {all.map(([id, width]) => (
            <col key={id} style={{ width }} />
          ))}
          {/* What is left of the screen. */}
          <col />
        </colgroup>
      )}
      {children}
    </table>
  )
}

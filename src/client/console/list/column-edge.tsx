import { useLingui } from '@lingui/react/macro'
import { type KeyboardEvent, type PointerEvent, useLayoutEffect, useRef, useState } from 'react'
import { columnBounds, setWidths, useWidths, type Widths } from './column-widths.ts'

/** An arrow key moves an edge so far, in px. */
const step = 16

/** Measures an element. What needs a part of a pixel more is cut off. */
const widthOf = (element: HTMLElement): number => Math.ceil(element.getBoundingClientRect().width)

/** Measures the column of an edge as it is. */
const columnWidth = (edge: HTMLElement): number => {
  const heading = edge.closest('th')
  return heading === null ? columnBounds.usual : widthOf(heading)
}

/** Measures all columns of a table as they are: where one gets a width, the others keep theirs. */
function measured(edge: HTMLElement): Widths {
  const headings = [...(edge.closest('tr')?.querySelectorAll<HTMLElement>('th[data-column]') ?? [])]
  return Object.fromEntries(headings.map((heading) => [heading.dataset['column'] ?? '', widthOf(heading)]))
}

/** Measures how wide a column is that nobody gave a width. */
function naturalWidth(edge: HTMLElement): number {
  const table = edge.closest('table')
  const cols = [...(table?.querySelectorAll('col') ?? [])]
  const former = cols.map((col) => col.style.width)
  const setAll = (width: (index: number) => string) => {
    for (const [index, col] of cols.entries()) col.style.width = width(index)
  }
  setAll(() => '')
  if (table !== null) table.style.tableLayout = 'auto'
  const width = columnWidth(edge)
  if (table !== null) table.style.tableLayout = ''
  setAll((index) => former[index] ?? '')
  return width
}

interface Props {
  list: string
  id: string
  /** The column's name. */
  label: string
}

/** The edge of a column: it is dragged, or moved by the arrow keys; a double click gives the column the width of what it has. */
export function ColumnEdge({ list, id, label }: Props) {
  const { t } = useLingui()
  const edge = useRef<HTMLDivElement>(null)
  const begin = useRef<{ x: number; width: number }>(null)
  const set = useWidths(list)?.[id]
  const [natural, setNatural] = useState<number>(columnBounds.usual)
  useLayoutEffect(() => {
    if (set === undefined && edge.current !== null) setNatural(columnWidth(edge.current))
  }, [set])
  const width = set ?? natural
  const resize = (next: number) =>
    edge.current !== null && setWidths(list, { ...(set === undefined ? measured(edge.current) : {}), [id]: next })
  const onPointerDown = (event: PointerEvent<HTMLDivElement>) => {
    if (event.button !== 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    begin.current = { x: event.clientX, width: set ?? columnWidth(event.currentTarget) }
  }
  const onPointerMove = ({ clientX }: PointerEvent) => {
    if (begin.current !== null && clientX !== begin.current.x) resize(begin.current.width + clientX - begin.current.x)
  }
  const end = () => void (begin.current = null)
  const reset = () => edge.current !== null && resize(naturalWidth(edge.current))
  const keys: Readonly<Record<string, () => unknown>> = {
    ArrowLeft: () => resize(width - step),
    ArrowRight: () => resize(width + step),
    Home: () => resize(columnBounds.least),
    End: () => resize(columnBounds.most),
    Enter: reset,
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const act = keys[event.key]
    if (act === undefined || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    act()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/control-has-associated-label -- a separator that is moved is a widget, and its title names it
    <div
      ref={edge}
      role="separator"
      aria-orientation="vertical"
      title={t`‘${label}’ 열의 너비`}
      aria-valuenow={width}
      aria-valuemin={columnBounds.least}
      aria-valuemax={columnBounds.most}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the same
      tabIndex={0}
      className="absolute inset-y-2 right-0 hidden w-3 cursor-col-resize touch-none border-r border-line hover:border-r-2 hover:border-accent -outline-offset-2 focus-visible:border-accent sm:block"
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={end}
      onPointerCancel={end}
      onDoubleClick={reset}
      onKeyDown={onKeyDown}
    />
  )
}

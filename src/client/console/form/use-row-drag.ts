import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'

/** Finds the row of a list over which a point is, by its middle; the list may be scrolled meanwhile. */
function placeAt(list: HTMLElement, y: number): number {
  const rows = [...list.children]
  const after = rows.filter((row) => {
    const { top, height } = row.getBoundingClientRect()
    return y > top + height / 2
  })
  return after.length
}

/** Rows of the window's edge at which it scrolls while something is dragged, in px. */
const edge = 64

/**
 * Provides the handles by which rows of a list are put in another place: dragged by mouse, pen or finger, or moved by the arrow keys.
 * What a row holds may be written in, so that it is no option of a list that has the keys for itself.
 */
export function useRowDrag(move: (from: number, to: number) => void) {
  const list = useRef<HTMLOListElement>(null)
  const [drag, setDrag] = useState<{ from: number; before: number }>()
  const focus = (index: number) =>
    requestAnimationFrame(() => list.current?.children[index]?.querySelector<HTMLElement>('[data-handle]')?.focus())
  const put = (from: number, to: number) => {
    if (to === from || to < 0 || to >= (list.current?.children.length ?? 0)) return
    move(from, to)
    focus(to)
  }
  const handle = (index: number) => ({
    'data-handle': '',
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return
      event.currentTarget.setPointerCapture(event.pointerId)
      setDrag({ from: index, before: index })
    },
    onPointerMove: ({ clientY }: PointerEvent<HTMLElement>) => {
      if (drag === undefined || list.current === null) return
      if (clientY < edge * 2) scrollBy(0, -12)
      if (clientY > innerHeight - edge * 2) scrollBy(0, 12)
      setDrag({ ...drag, before: placeAt(list.current, clientY) })
    },
    onPointerUp: () => {
      if (drag !== undefined) put(drag.from, drag.before > drag.from ? drag.before - 1 : drag.before)
      setDrag(undefined)
    },
    onPointerCancel: () => setDrag(undefined),
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      if (event.key === 'Escape') setDrag(undefined)
      if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
      event.preventDefault()
      put(index, index + (event.key === 'ArrowUp' ? -1 : 1))
    },
  })
  /** Marks the place where the dragged row would be put. */
  const markOf = (index: number): string => {
    if (drag === undefined) return ''
    if (drag.from === index) return 'opacity-50'
    const count = list.current?.children.length ?? 0
    if (drag.before === index && drag.before !== drag.from + 1) return 'shadow-[0_-3px_var(--accent)]'
    return index === count - 1 && drag.before === count ? 'shadow-[0_3px_var(--accent)]' : ''
  }
  return { list, handle, markOf, put }
}

import { type RefObject, useLayoutEffect, useState } from 'react'

/** Sizes on the board, in px. */
export interface BoardSize {
  /** The column of names. */
  name: number
  slot: number
  row: number
  /** A line for each seller and columns that share the width: with a mouse and room, a day is seen in one view. */
  isDense: boolean
}

/** Sizes grow with the browser's text, as what is in them does. */
function sizeIn(width: number, times: number): BoardSize {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
  // What is touched needs the room of a finger.
  const isDense = matchMedia('(pointer: fine)').matches && width >= 54 * rem
  if (!isDense) return { name: (width < 32 * rem ? 7 : 11) * rem, slot: 9 * rem, row: 4.25 * rem, isDense }
  const name = 8.5 * rem
  return {
    name,
    slot: Math.max(4.25 * rem, Math.min(9 * rem, Math.floor((width - name - 2) / Math.max(1, times)))),
    row: 1.875 * rem,
    isDense,
  }
}

/** Follows the width of the board. */
export function useBoardSize(board: RefObject<HTMLElement | null>, times: number): BoardSize {
  const [size, setSize] = useState<BoardSize>(() => sizeIn(0, times))
  useLayoutEffect(() => {
    const element = board.current
    if (element === null) return undefined
    const measure = () =>
      setSize((before) => {
        const next = sizeIn(element.clientWidth, times)
        return JSON.stringify(next) === JSON.stringify(before) ? before : next
      })
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [board, times])
  return size
}

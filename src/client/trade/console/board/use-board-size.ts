import { type RefObject, useLayoutEffect, useState } from 'react'

/** Sizes on the board, in px. */
export interface BoardSize {
  /** The column of names. */
  name: number
  slot: number
  /** The column of a break. */
  pause: number
  row: number
  /** A line for each seller and columns that share the width: with a mouse and room, a day is seen in one view. */
  isDense: boolean
}

interface Columns {
  slots: number
  pauses: number
}

/** Sizes grow with the browser's text, as what is in them does. */
function sizeIn(width: number, { slots, pauses }: Columns): BoardSize {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
  // What is touched needs the room of a finger.
  const isDense = matchMedia('(pointer: fine)').matches && width >= 54 * rem
  if (!isDense) return { name: (width < 32 * rem ? 7 : 11) * rem, slot: 9 * rem, pause: 2.5 * rem, row: 4.25 * rem, isDense }
  const [name, pause] = [8.5 * rem, 1.25 * rem]
  return {
    name,
    slot: Math.max(4.25 * rem, Math.min(9 * rem, Math.floor((width - name - 2 - pauses * pause) / Math.max(1, slots)))),
    pause,
    row: 1.875 * rem,
    isDense,
  }
}

/** Follows the width of the board. */
export function useBoardSize(board: RefObject<HTMLElement | null>, { slots, pauses }: Columns): BoardSize {
  const [size, setSize] = useState<BoardSize>(() => sizeIn(0, { slots, pauses }))
  useLayoutEffect(() => {
    const element = board.current
    if (element === null) return undefined
    const measure = () =>
      setSize((before) => {
        const next = sizeIn(element.clientWidth, { slots, pauses })
        return JSON.stringify(next) === JSON.stringify(before) ? before : next
      })
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [board, slots, pauses])
  return size
}

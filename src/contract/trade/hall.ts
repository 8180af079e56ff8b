/** Walls of a hall. Tables stand in rows, numbered from the top left. */
export const hallSides = ['top', 'right', 'bottom', 'left'] as const
export type HallSide = (typeof hallSides)[number]

export const landmarks = ['entrance', 'desk', 'online', 'stage', 'lounge'] as const
export type Landmark = (typeof landmarks)[number]

export interface Hall {
  /** Tables in a row. */
  perRow: number
  /** Along each wall in this order: from the left, or from the top. */
  landmarks: readonly { what: Landmark; side: HallSide }[]
}

interface HallLayout {
  /** Tables in a row. */
  perRow: number
  /** The numbers of the tables, row by row. */
  rows: number[][]
  walls: Record<HallSide, Landmark[]>
}

/** Computes the grid in which a hall with a number of tables is drawn. */
export function layoutOf(hall: Hall, tables: number): HallLayout {
  const { perRow } = hall
  const rows = Array.from({ length: Math.ceil(tables / perRow) }, (_row, row) =>
    Array.from({ length: Math.min(perRow, tables - row * perRow) }, (_seat, seat) => row * perRow + seat + 1),
  )
  const along = (wall: HallSide) => hall.landmarks.filter(({ side }) => side === wall).map(({ what }) => what)
  return { perRow, rows, walls: { top: along('top'), right: along('right'), bottom: along('bottom'), left: along('left') } }
}

/** In which row from the top a table stands, and at which place in it from the left; both counted from 1. */
export const placeIn = ({ perRow }: Pick<Hall, 'perRow'>, table: number): { row: number; seat: number } => ({
  row: Math.ceil(table / perRow),
  seat: ((table - 1) % perRow) + 1,
})

import type { FairBoard } from '#contract/trade/fair-board.ts'

/** A meeting as a sheet of paper has it. */
export interface Line {
  startsAt: string
  endsAt: string
  tableNumber: number | null
  method: 'ONLINE' | 'OFFLINE'
  seller: string
  buyer: string
}

export interface Paper {
  key: string
  /** Whose it is: a company, or the number of a table. */
  name: string
  lines: Line[]
}

type Sided = Line & { _seller: string; _buyer: string }

const byTime = (a: Line, b: Line) =>
  a.startsAt < b.startsAt ? -1 : a.startsAt > b.startsAt ? 1 : (a.tableNumber ?? 0) - (b.tableNumber ?? 0)
const byName = (a: Paper, b: Paper) => a.name.localeCompare(b.name)

/** All meetings of a day's board. */
const linesOf = ({ rows }: FairBoard): Sided[] => rows.flatMap(({ meetings }) => meetings)

/** A sheet for each seller or buyer that has a meeting on the day. */
export function agendasOf(board: FairBoard, side: 'seller' | 'buyer'): Paper[] {
  const groups = Map.groupBy(linesOf(board), (line) => (side === 'seller' ? line._seller : line._buyer))
  return [...groups].map(([key, lines]) => ({ key, name: lines[0]?.[side] ?? '', lines: lines.toSorted(byTime) })).toSorted(byName)
}

/** A sign for each table of the fair, with the meetings of the day: one that has none keeps its number. */
export function signsOf(board: FairBoard): Paper[] {
  const groups = Map.groupBy(
    linesOf(board).filter(({ tableNumber }) => tableNumber !== null),
    ({ tableNumber }) => tableNumber ?? 0,
  )
  const numbers = new Set([...Array.from({ length: board.tables }, (_none, index) => index + 1), ...groups.keys()])
  return [...numbers]
    .toSorted((a, b) => a - b)
    .map((number) => ({ key: String(number), name: String(number), lines: (groups.get(number) ?? []).toSorted(byTime) }))
}

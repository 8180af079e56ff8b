import type { ReactNode } from 'react'

type Side = 'top' | 'right' | 'bottom' | 'left'

/** Grid of numbered tables, and what is along each wall, in order from the left or from the top. */
interface Layout<What extends string> {
  perRow: number
  rows: readonly (readonly number[])[]
  walls: Readonly<Record<Side, readonly What[]>>
}

interface Props<What extends string> {
  layout: Layout<What>
  /** What things along a wall are called. */
  names: Readonly<Record<What, string>>
  /** What stands in a table beside its number. One that has this is marked where `isMarking` is set. */
  inTable: (table: number) => ReactNode
  isMarking?: boolean
  /** The least width of a table: a hall that is wider than the screen is scrolled. */
  least: string
}

/** What is along a wall: beside the tables it is written from top to bottom. */
function Wall<What extends string>({ side, all, names }: { side: Side; all: readonly What[] } & Pick<Props<What>, 'names'>) {
  if (all.length === 0) return null
  const isBeside = side === 'left' || side === 'right'
  return (
    <div
      className={`flex items-center justify-around gap-2 text-xs font-semibold ${isBeside ? 'flex-col' : ''}`}
      style={isBeside ? { writingMode: 'vertical-rl' } : undefined}
    >
      {all.map((what, index) => (
        // The same can be there twice.
        // oxlint-disable-next-line react/no-array-index-key
        <span key={index} className="rounded-control border border-dashed border-control p-2">
          {names[what]}
        </span>
      ))}
    </div>
  )
}

/** The tables of a hall as they stand, with what is along the walls. What can be scrolled has to be within a region that is named. */
export function HallMap<What extends string>({ layout, names, inTable, isMarking = false, least }: Props<What>) {
  const { perRow, rows, walls } = layout
  const wall = (side: Side) => <Wall side={side} all={walls[side]} names={names} />
  return (
    <div className="w-max min-w-full space-y-3 rounded-card border-2 border-control p-2">
      {wall('top')}
      <div className="flex gap-2">
        {wall('left')}
        <ol className="grid flex-1 gap-1" style={{ gridTemplateColumns: `repeat(${perRow}, minmax(${least}, 1fr))` }}>
          {rows.flat().map((table) => {
            const more = inTable(table)
            const isMarked = isMarking && more !== undefined
            return (
              <li
                key={table}
                className={`min-h-11 break-inside-avoid rounded-control p-1 text-center text-xs tabular-nums ${isMarked ? 'border-2 border-ink bg-accent font-bold text-on-accent' : 'border border-control'}`}
              >
                <span className={isMarked ? 'text-lg' : ''}>{table}</span>
                {more}
              </li>
            )
          })}
        </ol>
        {wall('right')}
      </div>
      {wall('bottom')}
    </div>
  )
}

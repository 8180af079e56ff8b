import { expect, it } from 'vitest'
import { type Hall, layoutOf, placeIn } from './hall.ts'

const hall: Hall = {
  perRow: 4,
  landmarks: [
    { what: 'desk', side: 'bottom' },
    { what: 'entrance', side: 'bottom' },
    { what: 'online', side: 'left' },
  ],
}

it('tables stand in rows from the top left, the last row as long as it is, with the walls in their order', () => {
  expect(layoutOf(hall, 6)).toEqual({
    perRow: 4,
    rows: [
      [1, 2, 3, 4],
      [5, 6],
    ],
    walls: { top: [], right: [], bottom: ['desk', 'entrance'], left: ['online'] },
  })
  expect(layoutOf(hall, 0).rows).toEqual([])
})

it('every table is found where its number says', () => {
  for (const [index, row] of layoutOf(hall, 10).rows.entries())
    for (const [at, table] of row.entries()) expect(placeIn(hall, table)).toEqual({ row: index + 1, seat: at + 1 })
})

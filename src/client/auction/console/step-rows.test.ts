import { usualIncrements } from '#contract/auction/steps.ts'
import { expect, it } from 'vitest'
import { bidsAfter, inOrder, problemOf, rowsIn, withAmount } from './step-rows.ts'

it('says what bids follow a price, over the border of two steps', () => {
  expect(bidsAfter(usualIncrements, 480_000, 4)).toEqual([490_000, 500_000, 550_000, 600_000])
  expect(bidsAfter(usualIncrements, 9_950_000, 2)).toEqual([10_050_000, 10_550_000])
  expect(bidsAfter([{ from: 0, step: 7 }], 0, 3)).toEqual([7, 14, 21])
})

it('finds amounts that are missing, and a table that does not begin at 0 and ascend', () => {
  expect(problemOf([])).toBeUndefined()
  expect(problemOf([{ from: 0, step: 1 }])).toBeUndefined()
  expect(problemOf([{ from: 0, step: '' }])).toBe('unwritten')
  expect(problemOf([{ from: '', step: 1 }])).toBe('unwritten')
  expect(problemOf([{ from: 10, step: 1 }])).toBe('gap')
  expect(
    problemOf([
      { from: 0, step: 1 },
      { from: 0, step: 2 },
    ]),
  ).toBe('gap')
})

it('puts rows in order and changes one of them', () => {
  const rows = [{ from: 500 }, { from: '' as const }, { from: 0 }]
  expect(inOrder(rows)).toEqual([{ from: 0 }, { from: 500 }, { from: '' }])
  expect(withAmount(rows, 1, { from: 20 })).toEqual([{ from: 500 }, { from: 20 }, { from: 0 }])
  expect(rowsIn(undefined)).toEqual([])
})

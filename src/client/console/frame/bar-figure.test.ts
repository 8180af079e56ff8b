import { expect, it } from 'vitest'
import { scaleOf } from './bar-figure.tsx'

it('the lines of a scale are at round numbers, a few of them, and none is below the highest bar', () => {
  expect([scaleOf(0), scaleOf(1), scaleOf(7), scaleOf(23), scaleOf(100)]).toEqual([
    [0, 1],
    [0, 1],
    [0, 2, 4, 6, 8],
    [0, 10, 20, 30],
    [0, 50, 100],
  ])
  for (const most of [3, 11, 99, 1234, 56_789]) expect(scaleOf(most).at(-1)).toBeGreaterThanOrEqual(most)
})

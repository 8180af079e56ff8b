import { expect, it } from 'vitest'
import { contrast } from './contrast.ts'

it.each([
  ['#000000', '#ffffff', 21],
  ['#ffffff', '#000000', 21],
  ['#fff', '#767676', 4.54],
  ['#8c6239', '#8c6239', 1],
  // The grey that just passes on white, and the one that just does not.
  ['#767676', '#ffffff', 4.54],
  ['#777777', '#ffffff', 4.48],
])('the contrast of %s and %s is %d', (one, other, expected) => {
  expect(contrast(one, other)).toBeCloseTo(expected, 2)
})

import { describe, expect, it } from 'vitest'
import { averageOf, percentOf } from './average.ts'

describe('an average of stars', () => {
  it.each([
    [5, 1, 5],
    [23, 5, 4.6],
    // 3.96: shown as four it would have to be found by 'four and up'.
    [99, 25, 3.9],
    [29, 10, 2.9],
  ])('of %i in %i reviews is %f', (sum, count, average) => expect(averageOf(sum, count)).toBe(average))

  it('is four or more exactly where the sum says so, as the server asks', () => {
    for (let count = 1; count <= 200; count += 1)
      for (let sum = count; sum <= 5 * count; sum += 1)
        expect([sum, count, averageOf(sum, count) >= 4]).toEqual([sum, count, sum >= 4 * count])
  })
})

it('the share of a number is whole percent, and nothing of nothing', () => {
  expect([percentOf(1, 3), percentOf(2, 3), percentOf(0, 0)]).toEqual([33, 67, 0])
})

import { expect, it } from 'vitest'
import { spread } from './spread.ts'

it('shares are whole, add up to the amount, and none is more than its part', () => {
  // The same numbers each time (Lehmer).
  let seed = 11
  const below = (most: number) => (seed = (seed * 48_271) % 2_147_483_647) % most
  for (let round = 0; round < 1000; round += 1) {
    const weights = Array.from({ length: 1 + below(12) }, () => below(3_000_000))
    const sum = weights.reduce((before, weight) => before + weight, 0)
    const amount = sum === 0 ? 0 : below(sum + 1)
    const shares = spread(amount, weights)
    expect(shares.reduce((before, share) => before + share, 0)).toBe(amount)
    expect(shares.every((share, index) => Number.isInteger(share) && share >= 0 && share <= (weights[index] ?? 0))).toBe(true)
  }
})

it('what is left goes to the largest remainders, the earlier first', () => {
  expect(spread(100, [1000, 1000, 1000])).toEqual([34, 33, 33])
  expect(spread(10, [10, 30, 60])).toEqual([1, 3, 6])
  expect(spread(0, [0, 0])).toEqual([0, 0])
})

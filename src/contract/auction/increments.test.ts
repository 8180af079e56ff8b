import { expect, it } from 'vitest'
import { areIncrements, incrementsOf, priceAbove, proposalsFrom } from './increments.ts'

const usual = incrementsOf([])

it('a price rises by the step at the price that is left', () => {
  const above = (price: number) => priceAbove(usual, price) - price
  expect([0, 499_999, 500_000, 1_999_999, 2_000_000, 9_999_999, 10_000_000, 5_000_000_000].map(above)).toEqual([
    10_000, 10_000, 50_000, 50_000, 100_000, 100_000, 500_000, 500_000,
  ])
})

it('a sale with a table of its own rises by that, and its last step goes on', () => {
  const own = incrementsOf([
    { from: 0, step: 1000 },
    { from: 10_000, step: 5000 },
  ])
  expect([0, 9999, 10_000, 1e12].map((price) => priceAbove(own, price))).toEqual([1000, 10_999, 15_000, 1e12 + 5000])
})

it('a table has to begin at 0, to ascend, and not to have smaller steps at higher prices', () => {
  expect(areIncrements(usual)).toBe(true)
  expect(areIncrements([{ from: 0, step: 1 }])).toBe(true)
  const wrong = [
    [{ from: 1, step: 10 }],
    [
      { from: 0, step: 10 },
      { from: 0, step: 10 },
    ],
    [
      { from: 0, step: 10 },
      { from: 100, step: 9 },
    ],
    [{ from: 0, step: 0 }],
  ]
  expect(wrong.map(areIncrements)).toEqual([false, false, false, false])
})

it('three bids are proposed: the least one, and multiples of the step after it, also across a step', () => {
  expect(proposalsFrom(usual, 310_000)).toEqual([310_000, 320_000, 330_000])
  expect(proposalsFrom(usual, 315_000)).toEqual([315_000, 320_000, 330_000])
  expect(proposalsFrom(usual, 490_000)).toEqual([490_000, 500_000, 550_000])
  expect(proposalsFrom(usual, 9_900_000)).toEqual([9_900_000, 10_000_000, 10_500_000])
})

it('a higher price never leads to a lower next one', () => {
  let seed = 11
  const below = (most: number) => (seed = (seed * 48_271) % 2_147_483_647) % most
  for (let round = 0; round < 2000; round += 1) {
    const lower = below(12_000_000)
    const higher = lower + below(2_000_000)
    expect(priceAbove(usual, higher)).toBeGreaterThanOrEqual(priceAbove(usual, lower))
  }
})

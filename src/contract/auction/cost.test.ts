import { expect, it } from 'vitest'
import { type Bought, costOf } from './cost.ts'

const premium = [
  { from: 0, percent: 18 },
  { from: 100_000_000, percent: 12.5 },
  { from: 1_000_000_000, percent: 8 },
]
const bought = (change: Partial<Bought> = {}): Bought => ({
  hammer: 1_000_000,
  premium,
  taxKind: 'original',
  delivery: null,
  day: '2026-11-29',
  ...change,
})

it('original art costs its hammer price, the premium, and tax on the premium alone', () => {
  expect(costOf(bought())).toEqual({
    hammer: 1_000_000,
    hammerVat: 0,
    premium: 180_000,
    premiumVat: 18_000,
    resaleShare: 0,
    delivery: null,
    total: 1_198_000,
  })
})

it('a work of a series costs tax on the hammer price, too', () => {
  expect(costOf(bought({ taxKind: 'series' }))).toMatchObject({ hammerVat: 100_000, premiumVat: 18_000, total: 1_298_000 })
})

it('each part of the price has the percent of its own step', () => {
  const at = (hammer: number) => costOf(bought({ hammer })).premium
  expect(at(100_000_000)).toBe(18_000_000)
  expect(at(100_000_008)).toBe(18_000_001)
  expect(at(200_000_000)).toBe(18_000_000 + 12_500_000)
  expect(at(2_000_000_000)).toBe(18_000_000 + 112_500_000 + 80_000_000)
})

it('delivery is added where it is known', () => {
  expect(costOf(bought({ delivery: 55_000 })).total).toBe(1_253_000)
})

it('the share of the artist counts from 26 July 2027 and five million won on; without a rate it is told later', () => {
  const share = (change: Partial<Bought>) => costOf(bought({ hammer: 5_000_000, ...change })).resaleShare
  expect(share({ day: '2027-07-25' })).toBe(0)
  expect(share({ day: '2027-07-26' })).toBeNull()
  expect(share({ day: '2027-07-26', hammer: 4_999_999 })).toBe(0)
  expect(share({ day: '2028-01-01', resalePercent: 1.5 })).toBe(75_000)
  const [without, given] = [{}, { resalePercent: 1.5 }].map((rate) => costOf(bought({ hammer: 5_000_000, day: '2027-07-26', ...rate })))
  expect((given?.total ?? 0) - (without?.total ?? 0), 'what is told later is not in the total').toBe(75_000)
})

it('a premium that does not begin at 0 is an error of the caller', () => {
  expect(() => costOf(bought({ premium: [{ from: 1, percent: 10 }] }))).toThrow('begin at 0')
})

it('any cost adds up to the won, in whole won, rises with the hammer price, and loses less than a won by rounding', () => {
  let seed = 5
  const below = (most: number) => (seed = (seed * 48_271) % 2_147_483_647) % most
  for (let round = 0; round < 5000; round += 1) {
    const bounds = [0, 1 + below(90_000_000), 100_000_000 + below(900_000_000)]
    const steps = bounds.slice(0, 1 + below(3)).map((from) => ({ from, percent: below(501) / 10 }))
    const given: Bought = {
      hammer: below(2_000_000_000),
      premium: steps,
      taxKind: below(2) === 0 ? 'original' : 'series',
      delivery: below(2) === 0 ? null : below(1_000_000),
      day: below(2) === 0 ? '2026-12-01' : '2028-12-01',
      ...(below(2) === 0 ? {} : { resalePercent: below(51) / 10 }),
    }
    const cost = costOf(given)
    const lines = [cost.hammer, cost.hammerVat, cost.premium, cost.premiumVat, cost.resaleShare ?? 0, cost.delivery ?? 0]
    expect(lines.every((amount) => Number.isSafeInteger(amount) && amount >= 0)).toBe(true)
    expect(cost.total).toBe(lines.reduce((sum, amount) => sum + amount, 0))
    // Computed with fractions here: each part of the price at the percent of its step.
    const exact = steps.reduce((sum, { from, percent }, index) => {
      const end = Math.min(given.hammer, steps[index + 1]?.from ?? Infinity)
      return end <= from ? sum : sum + ((end - from) / 100) * percent
    }, 0)
    expect(Math.abs(exact - cost.premium)).toBeLessThan(1.001)
    expect(costOf({ ...given, hammer: given.hammer + 1 + below(1_000_000) }).total).toBeGreaterThanOrEqual(cost.total)
  }
})

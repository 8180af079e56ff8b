import { describe, expect, it } from 'vitest'
import { proceedsOf, proposeWithholding, type Taxed } from './proceeds.ts'

const taxed: Taxed = { hammer: 60_000_000, kind: 'person', taxCase: 'art', isArtistAlive: false }

describe('the tax that is proposed', () => {
  it.each<[string, Partial<Taxed>, number]>([
    ['is nothing below 60,000,000 won', { hammer: 59_999_999 }, 0],
    // A tenth of the price is income, 22 % of that the tax.
    ['begins at 60,000,000 won', {}, 1_320_000],
    ['takes nine tenths as expenses up to 100,000,000 won', { hammer: 100_000_000 }, 2_200_000],
    ['takes eight tenths of what is above', { hammer: 200_000_000 }, 6_600_000],
    ['takes nine tenths of all that was held for ten years', { hammer: 200_000_000, taxCase: 'artOfTenYears' }, 4_400_000],
    ['has no single won, of the state nor of the municipality', { hammer: 61_234_567 }, 1_347_150],
    ['is nothing for a business', { kind: 'business', hammer: 900_000_000 }, 0],
    ['is nothing where the artist lives', { taxCase: 'livingArtist', isArtistAlive: true }, 0],
    ['is due where the artist has died meanwhile', { taxCase: 'livingArtist' }, 1_320_000],
    ['is nothing for what is no art by that law', { taxCase: 'noArt' }, 0],
  ])('%s', (_name, change, amount) => expect(proposeWithholding({ ...taxed, ...change })).toBe(amount))

  it('never falls as the price rises', () => {
    for (const taxCase of ['art', 'artOfTenYears'] as const)
      for (let hammer = 59_900_000; hammer < 400_000_000; hammer += 777_777) {
        const [less, more] = [hammer, hammer + 777_777].map((price) => proposeWithholding({ ...taxed, taxCase, hammer: price }))
        expect(more).toBeGreaterThanOrEqual(less ?? Infinity)
      }
  })
})

describe('what a consignor gets', () => {
  const consigned = { hammer: 1_000_000, commission: 10, fees: [], withholding: 0 }

  it('is the hammer price less commission, its tax, fees and the tax withheld', () => {
    const fees = [
      { label: '사진 촬영', amount: 55_000 },
      { label: '운송', amount: 110_000 },
    ]
    expect(proceedsOf({ ...consigned, hammer: 100_000_000, commission: 12.5, fees, withholding: 2_200_000 })).toEqual({
      hammer: 100_000_000,
      commission: 12_500_000,
      commissionVat: 1_250_000,
      fees: 165_000,
      withholding: 2_200_000,
      payable: 83_885_000,
    })
  })

  it('drops fractions of the commission and of its tax', () => {
    expect(proceedsOf({ ...consigned, hammer: 1_000_999, commission: 0.3 })).toMatchObject({ commission: 3002, commissionVat: 300 })
    // 8.7 is no number of binary fractions.
    expect(proceedsOf({ ...consigned, hammer: 1000, commission: 8.7 })).toMatchObject({ commission: 87, commissionVat: 8, payable: 905 })
  })

  it('is all of it without a commission, and less than nothing where the fees are higher', () => {
    expect(proceedsOf({ ...consigned, commission: 0 }).payable).toBe(1_000_000)
    expect(proceedsOf({ ...consigned, hammer: 50_000, fees: [{ label: '보험', amount: 60_000 }] }).payable).toBe(-15_500)
  })

  it('is exact up to the largest price', () => {
    const { commission, commissionVat, payable } = proceedsOf({ ...consigned, hammer: 999_999_999_999, commission: 49.9 })
    expect([commission, commissionVat, commission + commissionVat + payable]).toEqual([498_999_999_999, 49_899_999_999, 999_999_999_999])
  })
})

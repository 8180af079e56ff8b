import { describe, expect, it } from 'vitest'
import { type BulkChange, type BulkValues, newPrice, newStock, planOf } from './bulk-change.ts'

const nothing: BulkChange = {
  priceChange: 'keep',
  priceAmount: null,
  listPriceChange: 'keep',
  display: 'keep',
  sale: 'keep',
  stockChange: 'keep',
  stockAmount: null,
  reason: null,
}
const before: BulkValues = { price: 12_345, listPrice: 15_000, isPublished: true, sale: 'onSale' }

describe('a change of many products', () => {
  it('rounds prices to 10 won, half of it up, and leaves what it does not change', () => {
    const priced = (priceChange: BulkChange['priceChange'], priceAmount: number) => newPrice(12_345, { priceChange, priceAmount })
    expect(priced('keep', 7)).toBe(12_345)
    expect(priced('set', 9995)).toBe(10_000)
    expect(priced('raiseWon', 1000)).toBe(13_350)
    expect(priced('lowerWon', 345)).toBe(12_000)
    expect(priced('raisePercent', 10)).toBe(13_580)
    expect(priced('lowerPercent', 33)).toBe(8270)
    expect(priced('lowerPercent', 100)).toBe(0)
    expect(priced('raisePercent', 0)).toBe(12_350)
    expect(newPrice(1_000_000_000_000, { priceChange: 'lowerPercent', priceAmount: 7 })).toBe(930_000_000_000)
  })

  it('adds, takes and sets stock', () => {
    const stocks = (['keep', 'add', 'take', 'set'] as const).map((stockChange) => newStock(5, { stockChange, stockAmount: 3 }))
    expect(stocks).toEqual([5, 8, 2, 3])
  })

  it('names what cannot be', () => {
    const problem = (change: Partial<BulkChange>, stocks: number[] = []) => planOf(before, stocks, { ...nothing, ...change }).problem
    expect(problem({ priceChange: 'lowerWon', priceAmount: 12_400 })).toBe('priceTooLow')
    expect(problem({ priceChange: 'raiseWon', priceAmount: 1e12 })).toBe('priceTooHigh')
    expect(problem({ priceChange: 'set', priceAmount: 15_000 })).toBe('listPrice')
    expect(problem({ priceChange: 'set', priceAmount: 15_000, listPriceChange: 'remove' })).toBeUndefined()
    expect(problem({ listPriceChange: 'former' }), 'the price is the same').toBe('listPrice')
    expect(problem({ stockChange: 'take', stockAmount: 3 }, [3, 2])).toBe('stockTooLow')
    expect(problem({ stockChange: 'add', stockAmount: 1 }, [1_000_000])).toBe('stockTooHigh')
    expect(problem({ display: 'hidden' }, [0])).toBeUndefined()
  })

  it('keeps the price until now as the list price of a sale', () => {
    const { after, problem } = planOf(before, [], {
      ...nothing,
      priceChange: 'lowerPercent',
      priceAmount: 20,
      listPriceChange: 'former',
      display: 'hidden',
      sale: 'soldOut',
    })
    expect(problem).toBeUndefined()
    expect(after).toEqual({ price: 9880, listPrice: 12_345, isPublished: false, sale: 'soldOut' })
  })
})

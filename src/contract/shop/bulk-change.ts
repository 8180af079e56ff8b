import { shopLimits } from './limits.ts'

/** Ways to change the price, the list price, the state and the stock of many products at once; `keep` leaves it as it is. */
export const priceChanges = ['keep', 'set', 'raiseWon', 'lowerWon', 'raisePercent', 'lowerPercent'] as const
/** `former`: the list price becomes what the product cost until now. */
export const listPriceChanges = ['keep', 'former', 'remove'] as const
export const displayChanges = ['keep', 'shown', 'hidden'] as const
export const saleChanges = ['keep', 'onSale', 'soldOut'] as const
export const stockChanges = ['keep', 'add', 'take', 'set'] as const

/** Change of many products at once. */
export interface BulkChange {
  priceChange: (typeof priceChanges)[number]
  /** Won or percent. */
  priceAmount: number | null
  listPriceChange: (typeof listPriceChanges)[number]
  display: (typeof displayChanges)[number]
  sale: (typeof saleChanges)[number]
  stockChange: (typeof stockChanges)[number]
  /** Pieces of each variant. */
  stockAmount: number | null
  reason: string | null
}

/** Part of a product that such a change changes. */
export interface BulkValues {
  price: number
  listPrice: number | null
  isPublished: boolean
  sale: 'onSale' | 'soldOut'
}

/** Prices that such a change computes are multiples of it, in won. */
const step = 10
const mostWon = 1e12

/** Computes the price of a product, rounded to 10 won, half of it up. Below nothing it is negative. */
export function newPrice(price: number, { priceChange, priceAmount }: Pick<BulkChange, 'priceChange' | 'priceAmount'>): number {
  const amount = priceAmount ?? 0
  const rounded = (won: number) => Math.round(won / step) * step
  switch (priceChange) {
    case 'keep':
      return price
    case 'set':
      return rounded(amount)
    case 'raiseWon':
      return rounded(price + amount)
    case 'lowerWon':
      return rounded(price - amount)
    case 'raisePercent':
      return rounded((price * (100 + amount)) / 100)
    case 'lowerPercent':
      return rounded((price * (100 - amount)) / 100)
  }
}

/** Computes the stock of a variant. */
export function newStock(stock: number, { stockChange, stockAmount }: Pick<BulkChange, 'stockChange' | 'stockAmount'>): number {
  const amount = stockAmount ?? 0
  if (stockChange === 'keep') return stock
  return stockChange === 'set' ? amount : stock + (stockChange === 'add' ? amount : -amount)
}

/** Reasons why a product cannot be changed so. */
export type BulkProblem = 'priceTooLow' | 'priceTooHigh' | 'listPrice' | 'stockTooLow' | 'stockTooHigh'

interface Planned {
  after: BulkValues
  stocks: number[]
  problem: BulkProblem | undefined
}

function problemOf({ price, listPrice }: BulkValues, stocks: readonly number[], change: BulkChange): BulkProblem | undefined {
  if (price < 0) return 'priceTooLow'
  if (price > mostWon) return 'priceTooHigh'
  const isPriced = change.priceChange !== 'keep' || change.listPriceChange !== 'keep'
  if (isPriced && listPrice !== null && listPrice <= price) return 'listPrice'
  if (stocks.some((stock) => stock < 0)) return 'stockTooLow'
  return stocks.some((stock) => stock > shopLimits.stock) ? 'stockTooHigh' : undefined
}

/** Computes what becomes of a product and of the stock of its variants. */
export function planOf(before: BulkValues, stocks: readonly number[], change: BulkChange): Planned {
  const { listPriceChange, display, sale } = change
  const after = {
    price: newPrice(before.price, change),
    listPrice: listPriceChange === 'keep' ? before.listPrice : listPriceChange === 'former' ? before.price : null,
    isPublished: display === 'keep' ? before.isPublished : display === 'shown',
    sale: sale === 'keep' ? before.sale : sale,
  }
  const left = stocks.map((stock) => newStock(stock, change))
  return { after, stocks: left, problem: problemOf(after, left, change) }
}

/** Returns the fields in which two differ. */
export const changedFields = (before: BulkValues, after: BulkValues): (keyof BulkValues)[] =>
  (['price', 'listPrice', 'isPublished', 'sale'] as const).filter((name) => before[name] !== after[name])

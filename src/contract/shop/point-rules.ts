/** Rules of points (`product.md`, 'Shop'). A point is a won. */
export const pointRules = {
  /** Percent of what was paid for goods. */
  percent: 1,
  /** From this balance on they can be spent. */
  least: 1000,
  /** Years from earning for which they are good. */
  years: 1,
  /** Days for which those that come back are good at least. */
  graceDays: 30,
  /** Most that staff give or take at once. */
  byHand: 1_000_000,
} as const

/** Returns the points that goods bring for which so much was paid, in won: rounded down. */
export const pointsFor = (paid: number): number => Math.floor((paid * pointRules.percent) / 100)

/** Returns the most points that an order can be paid with. @param goods their price after the coupon, in won */
export const mostPoints = (balance: number, goods: number): number => (balance < pointRules.least ? 0 : Math.min(balance, goods))

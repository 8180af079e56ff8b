import { areSteps, stepAt, usualIncrements } from './steps.ts'

/** From a price on (`from`), what the next bid adds at least, in won. */
export interface Increment {
  from: number
  step: number
}

/** Increments that hold in a sale: its own table, or the usual one where that is empty. */
export const incrementsOf = (own: readonly Increment[]): readonly Increment[] => (own.length === 0 ? usualIncrements : own)

/**
 * Tells a table by which prices can rise: without gaps, from 0 on, and without a step that is smaller than the one before it. With a
 * smaller one a higher bid could lead to a lower price.
 */
export const areIncrements = (table: readonly Increment[]): boolean =>
  areSteps(table) && table.every(({ step }, index) => step > 0 && step >= (table[index - 1]?.step ?? 0))

const stepOf = (table: readonly Increment[], price: number): number => stepAt(table, price)?.step ?? 1

/** The price one increment above another one; the last step of the table goes on without end. */
export const priceAbove = (table: readonly Increment[], price: number): number => price + stepOf(table, price)

/** Bids that are proposed: the least one that is taken, and the two multiples of the step that follow it. */
export function proposalsFrom(table: readonly Increment[], least: number): [number, number, number] {
  const after = (bid: number): number => {
    const step = stepOf(table, bid)
    return (Math.floor(bid / step) + 1) * step
  }
  const second = after(least)
  return [least, second, after(second)]
}

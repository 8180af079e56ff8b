import { type Increment, priceAbove } from '#contract/auction/increments.ts'
import { areSteps } from '#contract/auction/steps.ts'

/** A row of a table of steps as a form holds it; an amount that is not written is ''. */
export type StepRow<Value extends string> = Record<'from' | Value, number | ''>

/** Rows that a form holds. */
export const rowsIn = <Value extends string>(value: unknown): StepRow<Value>[] =>
  // The form's values are unknown to the types.
  Array.isArray(value) ? (value as StepRow<Value>[]) : []

/** Puts an amount of a row. */
export const withAmount = <Row extends object>(rows: readonly Row[], index: number, change: Partial<Row>): Row[] =>
  rows.map((row, at) => (at === index ? { ...row, ...change } : row))

/** Puts rows in the order of the amounts from which they hold, those without one last. */
export const inOrder = <Row extends { from: number | '' }>(rows: readonly Row[]): Row[] =>
  rows.toSorted((a, b) => (a.from === '' ? Infinity : a.from) - (b.from === '' ? Infinity : b.from) || 0)

export type TableProblem = 'unwritten' | 'gap'

/** Finds what is wrong with rows before they are sent: an amount that is missing, or a table that does not begin at 0 and ascend. */
export function problemOf(rows: readonly Record<string, number | ''>[]): TableProblem | undefined {
  if (rows.some((row) => Object.values(row).includes(''))) return 'unwritten'
  return areSteps(rows.map(({ from }) => ({ from: Number(from) }))) ? undefined : 'gap'
}

/**
 * Computes the bids that follow a price, each one increment above the one before it.
 * @param table in order, from 0 on
 * @returns in won
 */
export function bidsAfter(table: readonly Increment[], price: number, count: number): number[] {
  const bids: number[] = []
  for (let bid = price; bids.length < count;) {
    bid = priceAbove(table, bid)
    bids.push(bid)
  }
  return bids
}

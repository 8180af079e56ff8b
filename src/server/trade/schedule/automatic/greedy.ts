import { Board } from './board.ts'
import { none, type Placement, type Problem } from './problem.ts'

/** The indexes of numbers, from the highest number to the lowest. */
export const byValue = (values: readonly number[]): number[] =>
  [...values.keys()].toSorted((a, b) => (values[b] ?? 0) - (values[a] ?? 0) || a - b)

/** Places the best wish first, each in the first free slot, as one would by hand. Baseline for the solver. */
export function greedy(problem: Problem): Placement {
  const board = new Board(problem)
  for (const index of byValue(problem.pairs.map(({ weight }) => weight))) {
    const { buyer = none, seller = none, needsTable = false } = problem.pairs[index] ?? {}
    if (board.slotOf[index] !== none || board.isAtMaximum(buyer) || board.isAtMaximum(seller)) continue
    const slot = board.common[index]?.find(
      (each) => board.isIdle(buyer, each) && board.isIdle(seller, each) && (!needsTable || board.tablesLeft(each) > 0),
    )
    if (slot !== undefined) board.put(index, slot)
  }
  return board.placement()
}

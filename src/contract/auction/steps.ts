/** A step of a table: what holds from an amount on, in won. */
export interface Step {
  from: number
}

/** The entry of a table that holds at an amount: the last that begins at or below it. */
export const stepAt = <S extends Step>(steps: readonly S[], amount: number): S | undefined => steps.findLast(({ from }) => from <= amount)

/** Tells a table without gaps: it begins at 0, and each entry above the one before it. */
export const areSteps = (steps: readonly Step[]): boolean =>
  steps.every(({ from }, index) => (index === 0 ? from === 0 : from > (steps[index - 1]?.from ?? 0)))

/** Increments of a sale that has no table of its own, in won: 10,000 below 500,000, and so on. */
export const usualIncrements = [
  { from: 0, step: 10_000 },
  { from: 500_000, step: 50_000 },
  { from: 2_000_000, step: 100_000 },
  { from: 10_000_000, step: 500_000 },
] as const

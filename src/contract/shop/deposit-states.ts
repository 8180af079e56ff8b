/** States of a deposit on the shop's account, as staff have decided on it. */
export const depositStates = ['open', 'paid', 'toReturn', 'returned', 'foreign'] as const
export type DepositState = (typeof depositStates)[number]

/** Readings of an open deposit: nothing follows from one by itself. */
export const depositFindings = [
  'match',
  'several',
  'together',
  'tooLittle',
  'tooMuch',
  'noted',
  'twice',
  'late',
  'otherName',
  'none',
] as const
export type DepositFinding = (typeof depositFindings)[number]

interface Transition {
  from: DepositState
  to: DepositState
  /** Not where an order was paid with some of it. */
  isUnused?: boolean
}

/** Steps of a deposit. What an order was paid with stays so: its money goes back as a refund of the order. */
const depositTransitions = {
  /** An order is paid with it. What it is more than that is to go back: then it is `toReturn`. */
  pay: { from: 'open', to: 'paid' },
  /** It belongs to an order whose payment was noted by hand. */
  link: { from: 'open', to: 'paid' },
  giveBack: { from: 'open', to: 'toReturn' },
  returned: { from: 'toReturn', to: 'returned' },
  /** It has nothing to do with the shop. */
  leave: { from: 'open', to: 'foreign' },
  reopen: { from: 'toReturn', to: 'open', isUnused: true },
  retrieve: { from: 'foreign', to: 'open' },
} as const satisfies Record<string, Transition>
export type DepositStep = keyof typeof depositTransitions
export const depositSteps = Object.keys(depositTransitions) as [DepositStep, ...DepositStep[]]

/** Returns the state of a deposit after a step; undefined where it cannot be taken. @param isUsed whether an order was paid with it */
export function depositAfter(step: DepositStep, state: DepositState, isUsed: boolean): DepositState | undefined {
  const { from, to, isUnused = false }: Transition = depositTransitions[step]
  return from === state && !(isUnused && isUsed) ? to : undefined
}

/** Most deposits that pay one order together. */
export const mostTogether = 10

/**
 * Computes what is left of deposits that pay an order together, in won.
 * @returns `short`: so much is missing; `spare`: one of them is not needed for it; `rest`: so much of them goes back
 */
export function restOf(total: number, amounts: readonly number[]): { short: number } | { isSpare: true } | { rest: number } {
  const rest = amounts.reduce((sum, amount) => sum + amount, 0) - total
  if (rest < 0) return { short: -rest }
  return amounts.length > 1 && amounts.some((amount) => amount <= rest) ? { isSpare: true } : { rest }
}

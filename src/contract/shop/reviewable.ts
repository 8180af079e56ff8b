import type { OrderState } from './order-states.ts'

/** States of an order whose lines can be reviewed: its member has what was ordered. */
export const reviewableStates = ['delivered', 'confirmed'] as const satisfies readonly OrderState[]

/** Returns whether what is in an order can be reviewed. */
export const isReviewable = (state: OrderState): boolean => reviewableStates.some((each) => each === state)

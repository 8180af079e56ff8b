import type { DeliveryMethod } from './order-total.ts'

/** States of an order (`product.md`, 'Shop'). */
export const orderStates = ['unpaid', 'paid', 'preparing', 'shipped', 'ready', 'delivered', 'confirmed', 'cancelled'] as const
export type OrderState = (typeof orderStates)[number]

/** Taker of a step: the member whose order it is, staff, or the clock. */
export type OrderActor = 'member' | 'staff' | 'clock'

interface Transition {
  from: readonly OrderState[]
  to: OrderState
  by: readonly OrderActor[]
  /** Of orders that are got in this way alone. */
  method?: DeliveryMethod
  /** Of orders whose money is here, and goes back. */
  isRefund?: boolean
}

const beforeShipping = ['unpaid', 'paid', 'preparing'] as const

/** Steps of an order. A cancelled one never comes to life again. */
export const orderTransitions = {
  // Where points have paid all of it, nobody waits for money.
  pay: { from: ['unpaid'], to: 'paid', by: ['staff', 'clock'] },
  prepare: { from: ['paid'], to: 'preparing', by: ['staff'] },
  ship: { from: ['paid', 'preparing'], to: 'shipped', by: ['staff'], method: 'delivery' },
  makeReady: { from: ['paid', 'preparing'], to: 'ready', by: ['staff'], method: 'pickUp' },
  deliver: { from: ['shipped', 'ready'], to: 'delivered', by: ['staff'] },
  confirm: { from: ['delivered'], to: 'confirmed', by: ['member', 'clock'] },
  cancel: { from: beforeShipping, to: 'cancelled', by: ['member', 'staff'] },
  lapse: { from: ['unpaid'], to: 'cancelled', by: ['clock'] },
  refund: { from: ['cancelled'], to: 'cancelled', by: ['staff'], isRefund: true },
} as const satisfies Record<string, Transition>
export type OrderStep = keyof typeof orderTransitions
export const orderSteps = Object.keys(orderTransitions) as OrderStep[]

/** Part of an order that decides on its next steps. */
export interface OrderStanding {
  state: OrderState
  method: DeliveryMethod
  /** Money that is here, in won. */
  paid: number
}

/** Returns whether somebody may take a step now. */
export function canTake(step: OrderStep, { state, method, paid }: OrderStanding, by: OrderActor): boolean {
  const transition: Transition = orderTransitions[step]
  return (
    transition.from.includes(state) &&
    transition.by.includes(by) &&
    (transition.method === undefined || transition.method === method) &&
    (transition.isRefund !== true || paid > 0)
  )
}

/** Returns the steps that somebody may take now, in the order of the table. */
export const stepsOf = (standing: OrderStanding, by: OrderActor): OrderStep[] => orderSteps.filter((step) => canTake(step, standing, by))

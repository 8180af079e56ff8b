import type { DeliveryMethod } from './order-total.ts'

/** States of an order (`product.md`, 'Shop'). */
export const orderStates = ['unpaid', 'paid', 'preparing', 'shipped', 'ready', 'delivered', 'confirmed', 'cancelled', 'refunded'] as const
export type OrderState = (typeof orderStates)[number]

/** Taker of a step: the member whose order it is, staff, the clock, or the payment gateway. */
export const orderActors = ['member', 'staff', 'clock', 'gateway'] as const
export type OrderActor = (typeof orderActors)[number]

/** Where an order was made: by a shopper, or by staff at the desk of the centre. */
export const orderChannels = ['online', 'desk'] as const

/** Means by which staff are paid at the desk: notes and coins, a card on a terminal of its own, a bank. */
export const deskMeans = ['cash', 'card', 'transfer'] as const
export type DeskMeans = (typeof deskMeans)[number]

/** Means by which an order has been paid. What came through the gateway goes back through it; the rest staff give back. */
export const paymentMeans = ['transfer', 'gateway', 'virtualAccount', 'cash', 'card'] as const
export type PaymentMeans = (typeof paymentMeans)[number]

interface Transition {
  from: readonly OrderState[]
  /** None: it stays where it is. */
  to?: OrderState
  by: readonly OrderActor[]
  /** Of orders that are got in this way alone. */
  method?: DeliveryMethod
  /** Of orders some of whose money is to go back. */
  isRefund?: boolean
  /** Not while something waits to come back. */
  waitsForReturns?: boolean
  /** Of orders some of whose pieces have been sent already, or of none. */
  hasParcels?: boolean
  /** Of orders of which a change waits for its difference, or of others. */
  hasChange?: boolean
  /** Of money that comes as that of the order has come, so that all of it goes back in one way. */
  isDifference?: boolean
  /** Of orders that wait for what their delivery costs. */
  isQuote?: boolean
}

const beforeShipping = ['unpaid', 'paid', 'preparing'] as const

/** Steps of an order. A cancelled one never comes to life again, and one all of whose pieces have come back is `refunded`. */
export const orderTransitions = {
  // Where points have paid all of it, nobody waits for money.
  pay: { from: ['unpaid'], to: 'paid', by: ['staff', 'clock', 'gateway'] },
  // The bank has taken a deposit back.
  bounce: { from: ['paid', 'preparing'], to: 'unpaid', by: ['gateway'], hasParcels: false },
  // What is in it, who gets it and where: it stays where it is.
  change: { from: beforeShipping, by: ['member', 'staff'], hasParcels: false, hasChange: false },
  // What costs more than was paid waits for the difference: until then the order stays as it is.
  payChange: { from: ['paid', 'preparing'], by: ['staff', 'gateway'], hasParcels: false, hasChange: true, isDifference: true },
  dropChange: { from: ['paid', 'preparing'], by: ['member', 'staff', 'clock'], hasChange: true },
  // What is delivered by hand costs what staff say.
  quote: { from: ['unpaid'], by: ['staff'], isQuote: true },
  prepare: { from: ['paid'], to: 'preparing', by: ['staff'] },
  // Some of what is left, in a parcel of its own; or all of it, which sends the order.
  shipPart: { from: ['paid', 'preparing'], to: 'preparing', by: ['staff'], method: 'delivery', hasChange: false },
  ship: { from: ['paid', 'preparing'], to: 'shipped', by: ['staff'], method: 'delivery', hasChange: false },
  makeReady: { from: ['paid', 'preparing'], to: 'ready', by: ['staff'], method: 'pickUp', hasChange: false },
  // A parcel has come, and others have not: more is sent, or on its way.
  deliverPart: { from: ['preparing', 'shipped'], by: ['staff'], method: 'delivery', hasParcels: true },
  deliver: { from: ['shipped', 'ready'], to: 'delivered', by: ['staff'] },
  confirm: { from: ['delivered'], to: 'confirmed', by: ['member', 'clock'], waitsForReturns: true },
  cancel: { from: beforeShipping, to: 'cancelled', by: ['member', 'staff'], hasParcels: false },
  lapse: { from: ['unpaid'], to: 'cancelled', by: ['clock'] },
  refund: { from: orderStates, by: ['staff', 'gateway'], isRefund: true },
} as const satisfies Record<string, Transition>
export type OrderStep = keyof typeof orderTransitions
export const orderSteps = Object.keys(orderTransitions) as OrderStep[]

/** Events that are noted of an order: its steps, how it began, and that a change, or the cost of
 * its delivery, is waited for. */
export const notedSteps = ['place', 'wantChange', 'wantQuote', ...orderSteps] as const
export type NotedStep = (typeof notedSteps)[number]

/** Part of an order that decides on its next steps. */
export interface OrderStanding {
  state: OrderState
  method: DeliveryMethod
  /** Money that is to go back, in won. */
  owed: number
  means: PaymentMeans | null
  /** Returns that wait for staff. */
  openReturns: number
  /** Parcels that have been sent. */
  parcels: number
  /** Difference for which a change waits, in won; 0: none does. */
  changeDue: number
  /** Work of the auction that was won; null: it is of the shelf. */
  _lot: string | null
  /** Since when it waits for what its delivery costs; null: it does not. */
  quoteWantedAt: string | null
}

/**
 * Takers of steps of what was won at the auction: it is bought as the hammer falls, so its buyer ends nothing, and on
 * what is late staff decide: it lapses where another one buys it then, and never by time alone (`lapseOrders`). Where its buyer has left,
 * the clock ends it.
 */
const ofLots: Readonly<Partial<Record<OrderStep, readonly OrderActor[]>>> = {
  change: ['staff'],
  cancel: ['staff', 'clock'],
  lapse: ['clock'],
}

/** Returns whether money that somebody takes or notes comes as that of the order has come. */
const comesAlike = (means: PaymentMeans | null, by: OrderActor): boolean =>
  by === 'gateway' ? means === null || means === 'gateway' : means !== 'gateway'

/** Returns whether somebody may take a step now. */
export function canTake(step: OrderStep, order: OrderStanding, by: OrderActor): boolean {
  const transition: Transition = orderTransitions[step]
  const { state, method, owed, means, openReturns, parcels, changeDue, _lot, quoteWantedAt } = order
  const takers = (_lot === null ? undefined : ofLots[step]) ?? transition.by
  return (
    transition.from.includes(state) &&
    takers.includes(by) &&
    (transition.method === undefined || transition.method === method) &&
    (transition.isRefund !== true || (owed > 0 && (by === 'gateway') === (means === 'gateway'))) &&
    (transition.isDifference !== true || comesAlike(means, by)) &&
    (transition.isQuote !== true || quoteWantedAt !== null) &&
    (transition.waitsForReturns !== true || openReturns === 0) &&
    (transition.hasParcels === undefined || transition.hasParcels === parcels > 0) &&
    (transition.hasChange === undefined || transition.hasChange === changeDue > 0)
  )
}

/** Returns the steps that somebody may take now, in the order of the table. */
export const stepsOf = (standing: OrderStanding, by: OrderActor): OrderStep[] => orderSteps.filter((step) => canTake(step, standing, by))

/** States of a charge: one try to take the money of an order through the payment gateway. */
export const chargeStates = ['begun', 'confirming', 'waiting', 'paid', 'refused', 'stray', 'returned'] as const
export type ChargeState = (typeof chargeStates)[number]

/** States of a payment at the gateway, in words of ours. */
export const paymentStatuses = ['open', 'authorized', 'waiting', 'done', 'gone'] as const
export type PaymentStatus = (typeof paymentStatuses)[number]

/**
 * Changes of a charge. What the gateway says decides alone: money that it has taken is `paid` where the order can be paid with it, and
 * `stray` where not, from whatever state.
 */
export const chargeTransitions = {
  /** Its shopper has come back from the gateway's window. */
  confirm: { from: ['begun'], to: 'confirming' },
  /** An account is open for a deposit, or a deposit that was there is not any more. */
  wait: { from: ['begun', 'confirming', 'paid', 'refused'], to: 'waiting' },
  take: { from: ['begun', 'confirming', 'waiting', 'refused'], to: 'paid' },
  /** The money is there, and the order cannot be paid with it (any more). */
  stray: { from: ['begun', 'confirming', 'waiting', 'refused'], to: 'stray' },
  refuse: { from: ['begun', 'confirming', 'waiting'], to: 'refused' },
  giveBack: { from: ['stray'], to: 'returned' },
} as const satisfies Record<string, { from: readonly ChargeState[]; to: ChargeState }>
export type ChargeStep = keyof typeof chargeTransitions

/** Returns whether a charge can take a step. */
export const canCharge = (step: ChargeStep, state: ChargeState): boolean =>
  (chargeTransitions[step].from as readonly ChargeState[]).includes(state)

/** Decides what a payment at the gateway means for a charge; undefined: nothing that is not known already. */
export function chargeStepFor(state: ChargeState, status: PaymentStatus, fits: boolean): ChargeStep | undefined {
  const step = ({ open: undefined, authorized: undefined, waiting: 'wait', done: fits ? 'take' : 'stray', gone: 'refuse' } as const)[status]
  return step !== undefined && canCharge(step, state) ? step : undefined
}

/** Reasons why nothing was charged, as the shopper is told. */
export const chargeFailures = ['declined', 'limit', 'cancelled', 'expired', 'orderEnded', 'other'] as const
export type ChargeFailure = (typeof chargeFailures)[number]

/** Things that staff look after: the gateway's word does not fit with the order, or it gives nothing back. */
export const chargeTroubles = ['refundRefused', 'depositTaken', 'changedElsewhere', 'undecided'] as const

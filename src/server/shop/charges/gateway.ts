import type { ChargeFailure, PaymentStatus } from '#contract/shop/charge-states.ts'

/** A payment as the gateway has it. */
export interface GatewayPayment {
  /** The gateway's name for it. */
  key: string
  /** The id of the charge that it is for. */
  charge: string
  status: PaymentStatus
  /** In won. */
  amount: number
  currency: string
  /** What of it has not gone back, in won. */
  left: number
  method: string | null
  /** Whether it is a deposit to an account of its own: what came in by it has no way back of its own. */
  isDeposit: boolean
  receipt: string | null
  account: string | null
  accountUntil: string | null
  failure: ChargeFailure | null
}

/** The gateway says no, and means it: trying again is of no use. */
export class GatewayRefused extends Error {
  readonly failure: ChargeFailure
  constructor(code: string, failure: ChargeFailure) {
    super(`the gateway refuses: ${code}`)
    this.failure = failure
  }
}

/** Takes money, and gives it back. Where it cannot be reached, or what it says is unclear, its calls throw: nobody knows what has happened. */
export interface PaymentGateway {
  /** What opens its window in a browser. */
  window: { script: string; clientKey: string }
  /** Takes the money of a payment that its shopper has allowed. The same charge is taken once. @throws GatewayRefused */
  confirm: (wanted: { key: string; charge: string; amount: number }) => Promise<GatewayPayment>
  /** Finds a payment by its key, or while that is not known the one of a charge; undefined: there is none. */
  find: (wanted: { key: string | null; charge: string }) => Promise<GatewayPayment | undefined>
  /** Gives back a part of a payment, in won: once for each `id`. @throws GatewayRefused */
  giveBack: (wanted: { key: string; amount: number; id: string; reason: string }) => Promise<GatewayPayment>
}

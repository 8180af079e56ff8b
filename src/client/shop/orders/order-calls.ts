import type { Body } from '#contract/api.ts'
import type { ChangePurchase } from './claims/claim-form.tsx'
import type { TakeStep } from './order-actions.tsx'
import type { BeginCharge } from './payment.tsx'

/** An order as its shopper wants it to be. */
export type Contents = Body<'PUT /api/v1/me/orders/{_id}/contents'>

/** Calls that change an order, as its member or as a guest makes them. */
export interface OrderCalls {
  takeStep: TakeStep
  beginCharge: BeginCharge
  changePurchase: ChangePurchase
  askReceipt: (body: Body<'PUT /api/v1/me/orders/{_id}/receipt'>) => Promise<unknown>
  changeContents: (body: Contents, idempotencyKey?: string) => Promise<unknown>
}

/** Makes the option of a call that is the same however often it is sent; none without a key. */
export const keyed = (key: string | undefined): { idempotencyKey?: string } => (key === undefined ? {} : { idempotencyKey: key })

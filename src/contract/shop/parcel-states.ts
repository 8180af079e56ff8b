import type { OrderState } from './order-states.ts'

/** States of a parcel: it is on its way, or its receiver has it. */
export const parcelStates = ['shipped', 'delivered'] as const
export type ParcelState = (typeof parcelStates)[number]

/** Line of an order, as far as it says where its pieces are. */
export interface PackedLine {
  quantity: number
  /** Pieces that have been cancelled or have come back. */
  ended: number
  /** Pieces that are still to be sent, or made ready. */
  unsent: number
}

const beforeSending: readonly OrderState[] = ['unpaid', 'paid', 'preparing', 'cancelled']

/** Returns whether some of an order has left the shop. */
export const isSent = ({ state, parcels }: { state: OrderState; parcels: number }): boolean => parcels > 0 || !beforeSending.includes(state)

/** Computes the state of an order once pieces of it were sent, have come or have ended: it follows from them. */
export function stateByPieces(state: OrderState, lines: readonly PackedLine[], parcels: readonly { state: ParcelState }[]): OrderState {
  if (lines.every(({ quantity, ended }) => ended === quantity)) return isSent({ state, parcels: parcels.length }) ? 'refunded' : 'cancelled'
  if (parcels.length === 0 || !['paid', 'preparing', 'shipped'].includes(state)) return state
  if (lines.some(({ unsent }) => unsent > 0)) return 'preparing'
  return parcels.every((parcel) => parcel.state === 'delivered') ? 'delivered' : 'shipped'
}

import type { DeskGoods } from '#contract/shop/desk.ts'
import { shopLimits } from '#contract/shop/limits.ts'
import type { DeskMeans } from '#contract/shop/order-states.ts'
import { type OrderTotal, totalOf } from '#contract/shop/order-total.ts'

/** A line of a sale that is being made. */
export interface DraftLine {
  goods: DeskGoods
  /** As it is typed. */
  quantity: string
  /** What the server said of it last. */
  problem?: string | undefined
}

/** A sale that is being made. Nothing is chosen of how it is paid before staff do. */
export interface Draft {
  lines: readonly DraftLine[]
  means: DeskMeans | undefined
  /** Cash that was handed over, as it is typed. */
  received: string
  /** Of a card, as it is typed. */
  approvalNumber: string
}

export const emptyDraft: Draft = { lines: [], means: undefined, received: '', approvalNumber: '' }

/** Reads a whole number as it is typed; undefined: it is none. */
export function typedNumber(typed: string): number | undefined {
  const digits = typed.replaceAll(/[,\s]/g, '')
  return /^\d{1,9}$/.test(digits) ? Number(digits) : undefined
}

/** Returns the pieces of a line; undefined: what is typed is no number of pieces that can be sold at once. */
export function piecesOf({ quantity }: Pick<DraftLine, 'quantity'>): number | undefined {
  const pieces = typedNumber(quantity)
  return pieces !== undefined && pieces >= 1 && pieces <= shopLimits.quantity ? pieces : undefined
}

/** Adds a piece of goods: one more where they are in the sale already. The newest price counts. */
export function addGoods(lines: readonly DraftLine[], goods: DeskGoods): DraftLine[] {
  const isSame = (line: DraftLine) => line.goods._variant === goods._variant
  if (!lines.some(isSame)) return [...lines, { goods, quantity: '1' }]
  return lines.map((line) => (isSame(line) ? { goods, quantity: String((piecesOf(line) ?? 0) + 1) } : line))
}

/** Computes what a sale costs: nothing is delivered, and nothing takes anything off. */
export function draftTotal(lines: readonly DraftLine[]): OrderTotal {
  const priced = lines.map((line) => ({ ...line.goods, quantity: piecesOf(line) ?? 0 }))
  return totalOf(priced, 'pickUp', { deliveryFee: 0, freeDeliveryFrom: null }).total
}

/** Returns the change to give, in won; undefined: too little was handed over, or it is no amount. Nothing typed: it was the exact amount. */
export function changeOf(received: string, total: number): number | undefined {
  if (received.trim() === '') return 0
  const amount = typedNumber(received)
  return amount === undefined || amount < total ? undefined : amount - total
}

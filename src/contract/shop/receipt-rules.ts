import type { PaymentMeans } from './order-states.ts'

/** Uses of a cash receipt: an income deduction of a person, or the proof of a business. */
export const receiptUses = ['income', 'expense'] as const
export type ReceiptUse = (typeof receiptUses)[number]

export const receiptRules = {
  /** From this amount on one is issued without being asked for, in won (Income Tax Act, article 162-3; its decree, article 210-3). */
  from: 100_000,
  /** Days after the money has come within which one is issued. */
  days: 5,
  /** Number of the tax office for one that nobody has asked for. */
  unasked: '010-000-1234',
} as const

/** Means that are cash for the tax office. A card has a proof of its own: never two for the same money. */
const cashMeans: readonly (PaymentMeans | null)[] = ['transfer', 'virtualAccount', 'cash']

/** Part of an order that decides on its cash receipt. */
export interface Receipted {
  means: PaymentMeans | null
  /** Money that is here, in won. */
  paid: number
  receiptUse: ReceiptUse | null
  /** What receipts have been issued for, without what was taken back of them, in won. */
  receipted: number
}

/** Returns whether a shopper can have a cash receipt: as long as none is issued, of what is not paid with a card. */
export const canAskReceipt = ({ means, receipted }: Pick<Receipted, 'means' | 'receipted'>): boolean =>
  receipted === 0 && (means === null || cashMeans.includes(means))

/** Returns the amount that is still to be issued, in won; negative: so much of what was issued is to be taken back. */
export function receiptDueOf({ means, paid, receiptUse, receipted }: Receipted): number {
  const isDue = receipted > 0 || (cashMeans.includes(means) && (receiptUse !== null || paid >= receiptRules.from))
  return isDue ? paid - receipted : 0
}

/** Takes what separates digits out of a number that somebody has typed. */
export const receiptDigits = (text: string): string => text.replaceAll(/[\s-]/g, '')

/** Digits of a telephone number, a card for cash receipts, or the registration number of a business. */
export const receiptIdentity = /^(?:01\d{8,9}|\d{10}|\d{13,19})$/

import type { PaymentMeans } from './order-states.ts'
import { taxIn } from './order-total.ts'
import { shopDayOf } from './shop-day.ts'

/** Uses of a cash receipt: an income deduction of a person, or the proof of a business; or a tax invoice instead of one. Never two proofs for the same money. */
export const receiptUses = ['income', 'expense', 'invoice'] as const
export type ReceiptUse = (typeof receiptUses)[number]

export const receiptRules = {
  /** From this amount on one is issued without being asked for, in won (Income Tax Act, article 162-3; its decree, article 210-3). */
  from: 100_000,
  /** Days after the money has come within which one is issued. */
  days: 5,
  /** Day of the next month until whose end a tax invoice is issued (Value-Added Tax Act, article 34). */
  invoiceDay: 10,
  /** Number of the tax office for one that nobody has asked for. */
  unasked: '010-000-1234',
} as const

/** Means that are cash for the tax office. A card has a proof of its own: never two for the same money. */
const cashMeans: readonly (PaymentMeans | null)[] = ['transfer', 'virtualAccount', 'cash']

/** Part of an order that decides on its proof: a cash receipt, or a tax invoice. */
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

const weights = [1, 3, 7, 1, 3, 7, 1, 3, 5] as const

/** Returns whether ten digits are the registration number of a business: the last one checks the others. */
export function isBusinessNumber(digits: string): boolean {
  if (!/^\d{10}$/.test(digits)) return false
  const sum = weights.reduce((before, weight, index) => before + weight * Number(digits[index]), Math.floor((5 * Number(digits[8])) / 10))
  return (10 - (sum % 10)) % 10 === Number(digits[9])
}

const dayMs = 24 * 60 * 60 * 1000

/** Returns the instant until which what stands since another one is to be issued, or taken back. */
export function receiptUntilOf(use: ReceiptUse | null, since: string): string {
  if (use !== 'invoice') return new Date(Date.parse(since) + receiptRules.days * dayMs).toISOString()
  const month = new Date(`${shopDayOf(since).slice(0, 7)}-01T00:00:00Z`)
  month.setUTCMonth(month.getUTCMonth() + 1, receiptRules.invoiceDay)
  return new Date(`${month.toISOString().slice(0, 10)}T23:59:59.999+09:00`).toISOString()
}

/** Splits an amount as a tax invoice states it, in won. @param exempt part of it for which there is no tax */
export function invoiceSplit(amount: number, exempt: number): { supply: number; vat: number; exempt: number } {
  const vat = taxIn(amount - exempt)
  return { supply: amount - exempt - vat, vat, exempt }
}

import { addBusinessDays } from './business-days.ts'
import type { PaymentMeans } from './order-states.ts'
import { shopDayOf } from './shop-day.ts'

/** Business days within which money goes back (Act on Consumer Protection in Electronic Commerce, article 18, paragraph 2). */
const refundDays = 3

const dayMs = 24 * 60 * 60 * 1000
const daysOfYear = 365

/** Money that is to go back since an instant, in won. */
export interface RefundDue {
  amount: number
  since: string
}

/** Returns the last day on which money goes back in time. */
export const refundDayOf = (since: string): string => addBusinessDays(shopDayOf(since), refundDays)

/** Returns the instant at which that day is over, on the shop's clock. */
export const refundUntilOf = (since: string): string => new Date(Date.parse(`${refundDayOf(since)}T23:59:59.999+09:00`)).toISOString()

/** Returns whether staff give money back, who have a deadline: what the gateway has taken it gives back at once. */
export const hasRefundDeadline = (means: PaymentMeans | null): boolean => means !== 'gateway'

/**
 * Computes the interest on money that goes back late, in won, rounded down for each amount.
 * @param rate in percent a year, of the setting
 * @param at when it goes back
 */
export const refundInterest = (dues: readonly RefundDue[], rate: number, at: string): number =>
  dues.reduce((sum, { amount, since }) => {
    const late = Math.max(0, Math.round((Date.parse(shopDayOf(at)) - Date.parse(refundDayOf(since))) / dayMs))
    // In hundredths of a percent, so that it is computed in whole numbers.
    return sum + Math.floor((amount * Math.round(rate * 100) * late) / (10_000 * daysOfYear))
  }, 0)

import { areSteps } from './steps.ts'

/** From a hammer price on, what the buyer pays on top of that part of it: in percent, with one decimal at most. */
export interface PremiumStep {
  from: number
  percent: number
}

/** A lot as its cost depends on it. */
export interface Bought {
  /** Hammer price in won. */
  hammer: number
  /** Premium of the sale, in steps; value added tax comes on top. */
  premium: readonly PremiumStep[]
  /** Original art is exempt from value added tax on the hammer price, series are not. */
  taxKind: 'original' | 'series'
  /** Of delivery in won, tax included; null: it needs a quote. */
  delivery: number | null
  /** Day of the hammer in Korea (`2027-07-26`). */
  day: string
  /** Share of the artist that the sale puts on the buyer, in percent; absent: not known yet. */
  resalePercent?: number
}

/** Lines of what a lot costs, in won. A line that is null is told later, and is not in the total. */
export interface LotCost {
  hammer: number
  hammerVat: number
  premium: number
  premiumVat: number
  resaleShare: number | null
  delivery: number | null
  total: number
}

/**
 * First day of the artist's resale share, and the hammer price below which there is none (Art Promotion Act, in force four years after
 * its promulgation on 25 July 2023). Not certain as this is written: the rate, which a decree has to set, and how much of it a sale may
 * put on the buyer, since the Act obliges the seller. So no rate stands here, and from that day on the line is null until one is given.
 */
const resale = { firstDay: '2027-07-26', least: 5_000_000 } as const

/** Value added tax of a tenth, rounded down to the won. */
const vatOf = (amount: number): number => Math.floor(amount / 10)

/** Percent of an amount, rounded down to the won: in tenths of a percent, so that no fraction is lost. */
const shareOf = (amount: number, percent: number): number => (amount * Math.round(percent * 10)) / 1000

/** The premium on a hammer price: each part of it at the percent of its step, the sum rounded down to the won. */
function premiumOf(hammer: number, steps: readonly PremiumStep[]): number {
  if (!areSteps(steps)) throw new Error('the steps of a premium begin at 0 and ascend')
  const parts = steps.map(({ from, percent }, index) => {
    const to = Math.min(hammer, steps[index + 1]?.from ?? hammer)
    return Math.max(0, to - from) * Math.round(percent * 10)
  })
  return Math.floor(parts.reduce((sum, part) => sum + part, 0) / 1000)
}

/** Returns what of the artist's share the buyer pays: 0 before its first day, null where it is not known. */
function resaleShareOf({ hammer, day, resalePercent }: Bought): number | null {
  if (day < resale.firstDay || hammer < resale.least) return 0
  return resalePercent === undefined ? null : Math.floor(shareOf(hammer, resalePercent))
}

/** Computes what a lot costs, line by line: the same before one bids, in the confirmation, the invoice and the settlement. */
export function costOf(bought: Bought): LotCost {
  const { hammer, taxKind, delivery } = bought
  const premium = premiumOf(hammer, bought.premium)
  const [hammerVat, premiumVat] = [taxKind === 'series' ? vatOf(hammer) : 0, vatOf(premium)]
  const resaleShare = resaleShareOf(bought)
  const total = hammer + hammerVat + premium + premiumVat + (resaleShare ?? 0) + (delivery ?? 0)
  return { hammer, hammerVat, premium, premiumVat, resaleShare, delivery, total }
}

/** Cases of the tax that is withheld from a person who has sold a work (Income Tax Act, article 21, and its Decree, articles 41 and 87). */
export const taxCases = ['art', 'artOfTenYears', 'livingArtist', 'noArt'] as const
export type TaxCase = (typeof taxCases)[number]

/** Fee that a consignor has agreed to pay, in won with the tax in it. */
export interface ConsignorFee {
  label: string
  amount: number
}

/** Sold work as what its consignor gets depends on it. */
export interface Consigned {
  /** Hammer price in won. */
  hammer: number
  /** In percent, with one decimal at most; value added tax comes on top. */
  commission: number
  fees: readonly ConsignorFee[]
  /** Tax withheld in won: as it is proposed, or as staff have decided. */
  withholding: number
}

/** Lines of what a consignor gets, in won. `payable` is less than 0 where the fees are more than what came in. */
export interface Proceeds {
  hammer: number
  commission: number
  commissionVat: number
  fees: number
  withholding: number
  payable: number
}

/** Facts by which the tax to withhold is proposed. */
export interface Taxed {
  hammer: number
  kind: 'person' | 'business'
  taxCase: TaxCase
  /** True where the artist lived on the day of the hammer, as far as is known. */
  isArtistAlive: boolean
}

/** Below this price of a work in won there is no tax; expenses of nine tenths are taken for granted up to `whole`, of eight tenths above. */
const tax = { least: 60_000_000, whole: 100_000_000 } as const

/** Rounds down to ten won, as sums that are paid to the state are (act on the management of the national treasury, article 47). */
const toTen = (amount: number): number => Math.floor(amount / 10) * 10

/**
 * Proposes the tax to withhold from a consignor who lives in Korea, in won: 20 % of the price less the expenses taken for granted, and
 * a tenth of that for the municipality. Staff decide: expenses that are shown to be higher count instead, and other cases are others'.
 */
export function proposeWithholding({ hammer, kind, taxCase, isArtistAlive }: Taxed): number {
  const isFree = taxCase === 'noArt' || (taxCase === 'livingArtist' && isArtistAlive)
  if (kind === 'business' || isFree || hammer < tax.least) return 0
  const above = Math.max(0, hammer - tax.whole)
  // In tenths, so that no fraction is lost.
  const income = ((hammer - above) * 1 + above * (taxCase === 'artOfTenYears' ? 1 : 2)) / 10
  const ofState = toTen(income / 5)
  return ofState + toTen(ofState / 10)
}

/** Computes what the consignor of a sold work gets, line by line, to the won: fractions of the commission and of its tax are dropped. */
export function proceedsOf({ hammer, commission: percent, fees: agreed, withholding }: Consigned): Proceeds {
  // In tenths of a percent, so that no fraction is lost.
  const commission = Math.floor((hammer * Math.round(percent * 10)) / 1000)
  const commissionVat = Math.floor(commission / 10)
  const fees = agreed.reduce((sum, { amount }) => sum + amount, 0)
  return { hammer, commission, commissionVat, fees, withholding, payable: hammer - commission - commissionVat - fees - withholding }
}

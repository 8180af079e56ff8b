import { type LotState, nextWithout } from '#contract/auction/bidding.ts'
import type { After, LotOrder } from '#contract/auction/wins.ts'
import type { Db } from '../../db/schema.ts'
import type { LotRow } from '../bids/lot-rows.ts'
import type { OfferRow, WinRow } from './offer-rows.ts'

/** Knowledge about a lot after its close. */
export interface Known {
  lot: { row: Pick<LotRow, '_work' | '_program'>; state: LotState } | undefined
  wins: readonly WinRow[]
  /** Order of the last winner; null: it has none any more. */
  order: LotOrder | null
  /** Default of the last winner, where it was noted. */
  default: { createdAt: string; reason: string; liftedAt: string | null } | undefined
  offers: readonly OfferRow[]
}

/** Tells whether it can be noted that the last winner has not paid: the time to pay is over. @param now ISO 8601 */
export const canDefault = ({ order, default: noted }: Known, now: string): boolean =>
  order?.standing === 'unpaid' && order.payUntil <= now && noted === undefined

/** Returns whether the last winner does not get the lot, unless the order is paid first. */
const isFree = ({ wins, order, default: noted }: Known): boolean =>
  wins.length > 0 && (order === null || order.standing === 'cancelled' || (order.standing === 'unpaid' && noted !== undefined))

/** Bidders of a sale whose account is gone, among some paddles. */
async function readGone(db: Db, _program: string, paddles: readonly string[]): Promise<string[]> {
  if (paddles.length === 0) return []
  const rows = await db
    .selectFrom('auctionRegistrations')
    .select('paddle')
    .where('_program', '=', _program)
    .where('paddle', 'in', paddles.map(Number))
    .where('_user', 'is', null)
    .execute()
  return rows.map(({ paddle }) => String(paddle))
}

/**
 * Finds whom staff may offer a lot to now, and for how much: of what was sold to who comes next and was not asked yet, at the price
 * without those before; of what has passed to its highest bidder, up to the reserve.
 */
export async function findNext(db: Db, known: Known): Promise<Omit<NonNullable<After['next']>, 'bidder'> | null> {
  const { lot, wins, offers } = known
  if (lot === undefined || offers.some(({ kind, state }) => kind !== 'own' && state === 'standing')) return null
  const { state, row } = lot
  const gone = await readGone(db, row._program, Object.keys(state.maxima))
  const { leader, price, phase, terms } = state
  if (phase === 'passed')
    return leader === null || price === null || gone.includes(leader)
      ? null
      : { paddle: Number(leader), least: price, most: Math.max(price, terms.reserve ?? price) }
  if (phase !== 'sold' || !isFree(known)) return null
  const asked = offers.filter(({ kind }) => kind === 'next').map(({ paddle }) => paddle)
  const others = [...wins.map(({ paddle }) => paddle), ...asked].map(String)
  const found = nextWithout(state, new Set([...gone, ...others]))
  return found === undefined ? null : { paddle: Number(found.bidder), least: found.price, most: found.price }
}

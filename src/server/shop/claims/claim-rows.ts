import type { Locale } from '#contract/locale.ts'
import type { ItemOf } from '#contract/resource.ts'
import type { Answer } from '#contract/api.ts'
import { claims } from '#contract/shop/claims.ts'
import { isOpen } from '#contract/shop/claim-states.ts'
import { isSent } from '#contract/shop/parcel-states.ts'
import type { SoldOrder } from '#contract/shop/refund.ts'
import { textOf } from '#contract/title.ts'
import { repositoryOf } from '../../db/repository-of.ts'
import type { Db } from '../../db/schema.ts'
import type { Order } from '../orders/rows.ts'

export type Claim = ItemOf<typeof claims>
export const claimRepository = repositoryOf(claims)

/** Reads the claims of some orders, by order. */
export async function readClaims(db: Db, ids: readonly string[]): Promise<Map<string, Claim[]>> {
  const found = ids.length === 0 ? [] : await db.selectFrom('shop_claims').select('_id').where('_order', 'in', ids).execute()
  const own = found.map(({ _id }) => _id)
  const rows = own.length === 0 ? [] : await claimRepository.select(db, { where: { _id: { in: own } }, sort: 'createdAt' })
  return Map.groupBy(rows, ({ _order }) => _order)
}

export const claimsOf = async (db: Db, _order: string): Promise<Claim[]> => (await readClaims(db, [_order])).get(_order) ?? []

type OwnClaim = Answer<'POST /api/console/shop/claims/{_id}/steps'>['claim']

/** Returns a claim as its shopper reads it. */
export const toOwnClaim = (claim: Claim, locale: Locale): OwnClaim => ({
  _id: claim._id,
  createdAt: claim.createdAt,
  kind: claim.kind,
  state: claim.state,
  cause: claim.cause,
  quantity: claim.quantity,
  text: claim.text,
  images: claim.images,
  answer: claim.answer,
  _variant: claim._variant ?? claim._line,
  _newVariant: claim._newVariant,
  newValues: claim.newValues.map((value) => textOf(value, locale)),
  carrier: claim.carrier,
  trackingNumber: claim.trackingNumber,
  closedAt: claim.closedAt,
  goods: claim.goods,
  points: claim.points,
  delivery: claim.delivery,
  postage: claim.postage,
  shortfall: claim.shortfall,
  amount: claim.amount,
})

/** Returns whether the ways of an exchange are still to be paid. */
export const isPostageDue = (claims: readonly Pick<Claim, 'kind' | 'state' | 'postage'>[]): boolean =>
  claims.some((claim) => claim.kind === 'exchange' && isOpen(claim) && claim.postage > 0)

/** Returns when the last of an order came: what was sent for another piece gives it its time anew. */
export const receivedAt = (
  { deliveredAt }: Pick<Order, 'deliveredAt'>,
  claims: readonly Pick<Claim, 'kind' | 'state' | 'closedAt'>[],
): string | null =>
  claims.reduce(
    (last, { kind, state, closedAt }) =>
      kind === 'exchange' && state === 'closed' && closedAt !== null && last !== null && closedAt > last ? closedAt : last,
    deliveredAt,
  )

/** Claim, as far as it decides on what goes back. */
type CountedClaim = Pick<Claim, '_id' | 'kind' | 'state' | 'cause' | 'delivery' | 'postage'>

/**
 * Returns what of an order decides on a refund.
 * @param counted claims that count: those that are closed, and where something new is asked for those that wait, too
 * @param own the claim that it is about
 */
export function soldOrderOf(order: Order, counted: readonly CountedClaim[], own?: CountedClaim): SoldOrder {
  const isUnwanted = ({ kind, cause }: CountedClaim) => kind === 'return' && cause === 'changeOfMind'
  const others = counted.filter(({ _id }) => _id !== own?._id)
  const { method, standardFee, freeFrom, remoteFee, deliveryFee } = order
  return {
    method,
    standardFee,
    freeFrom,
    remoteFee,
    deliveryNow: others.reduce((fee, { delivery }) => fee - delivery, deliveryFee),
    isSent: isSent(order),
    hasReturned: others.some(isUnwanted),
    // One parcel for all that waits to come back.
    isPostagePaid:
      own !== undefined && isUnwanted(own) ? own.postage === 0 : others.some(({ state, postage }) => state === 'requested' && postage > 0),
  }
}

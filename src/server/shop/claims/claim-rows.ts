import type { ItemOf } from '#contract/resource.ts'
import type { Answer } from '#contract/api.ts'
import { claims } from '#contract/shop/claims.ts'
import type { SoldOrder } from '#contract/shop/refund.ts'
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
export const toOwnClaim = ({ _id, createdAt, kind, state, cause, quantity, text, answer, ...claim }: Claim): OwnClaim => {
  const { goods, points, delivery, postage, shortfall, amount } = claim
  return { _id, createdAt, kind, state, cause, quantity, text, answer, goods, points, delivery, postage, shortfall, amount }
}

/** Returns whether an order has left the shop. */
export const isSent = ({ state }: Pick<Order, 'state'>): boolean => !['unpaid', 'paid', 'preparing', 'cancelled'].includes(state)

/**
 * Returns what of an order decides on a refund.
 * @param counted claims that count: those that are closed, and where something new is asked for those that wait, too
 * @param own the claim that it is about
 */
export function soldOrderOf(order: Order, counted: readonly OwnClaim[], own?: OwnClaim): SoldOrder {
  const isUnwanted = ({ kind, cause }: OwnClaim) => kind === 'return' && cause === 'changeOfMind'
  const others = counted.filter(({ _id }) => _id !== own?._id)
  const { method, standardFee, freeFrom, deliveryFee } = order
  return {
    method,
    standardFee,
    freeFrom,
    deliveryNow: others.reduce((fee, { delivery }) => fee - delivery, deliveryFee),
    isSent: isSent(order),
    hasReturned: others.some(isUnwanted),
    // One parcel for all that waits to come back.
    isPostagePaid:
      own !== undefined && isUnwanted(own) ? own.postage === 0 : others.some(({ state, postage }) => state === 'requested' && postage > 0),
  }
}

import type { Locale } from '#contract/locale.ts'
import { taxIn } from '#contract/shop/order-total.ts'
import { type ClaimCause, exchangePostageOf } from '#contract/shop/refund.ts'
import type { Db } from '../../db/schema.ts'
import { ApiError } from '../../http/api-error.ts'
import { readOffers } from '../offers.ts'
import { type Order, orderRepository } from '../orders/rows.ts'
import { movePayment, paidChange } from '../orders/steps.ts'
import { valuesOfVariant } from '../variants.ts'
import { type Claim, claimRepository, claimsOf, soldOrderOf } from './claim-rows.ts'
import { releaseNew, restockOld } from './exchange-stock.ts'
import { closeReturn } from './refunds.ts'

/**
 * Reads what pieces are exchanged for: of the same product, for which as much is paid now as for what comes back, so that nobody owes
 * anything for it.
 * @throws ApiError `notExchangeable`
 */
export async function readNew(db: Db, _variant: string, _newVariant: string, quantity: number, locale: Locale) {
  const offers = await readOffers(db, [_variant, _newVariant], locale)
  const [old, next] = [offers.get(_variant), offers.get(_newVariant)]
  const isSame = old !== undefined && old.product._id === next?.product._id && old.offer.price === next.offer.price
  if (!isSame || next.offer.left < quantity) throw new ApiError('notExchangeable')
  return { _newVariant, newCode: next.code, newValues: valuesOfVariant(next.product, next.code) }
}

/** Computes what the ways of an exchange cost its shopper, as everything that is asked for stands now. @param claims of the order */
export const quotePostage = (order: Order, claims: readonly Claim[], cause: ClaimCause, own?: Claim): number =>
  exchangePostageOf(
    soldOrderOf(
      order,
      claims.filter(({ state }) => state === 'requested'),
      own,
    ),
    cause,
  )

/** Notes that what is exchanged has come back, for the reason that it has turned out to have. */
export async function receiveExchange(
  db: Db,
  order: Order,
  claim: Claim,
  { cause, isSellable }: { cause: ClaimCause; isSellable: boolean },
): Promise<{ order: Order; claim: Claim }> {
  if (isSellable) await restockOld(db, claim)
  const postage = cause === claim.cause ? claim.postage : quotePostage(order, await claimsOf(db, order._id), cause, claim)
  const received = await claimRepository.update(db, claim, { cause, postage, state: 'received' })
  if (received === undefined) throw new ApiError('orderState')
  return { order, claim: received }
}

interface Sending {
  carrier: string | null
  trackingNumber: string | null
  /** Who of the staff. */
  staff: string
}

/** Notes that the other piece is sent or handed over, and what was paid for its ways. */
export async function sendExchange(db: Db, order: Order, claim: Claim, { staff, ...sent }: Sending, now: string) {
  const { postage } = claim
  // It comes on top of what was ordered: the order has cost that much more.
  const more = {
    postage: order.postage + postage,
    total: order.total + postage,
    ...paidChange(order, postage, now),
    vat: order.vat + taxIn(postage),
  }
  const changed = await orderRepository.update(db, order, { ...more, openReturns: order.openReturns - 1 })
  const closed = await claimRepository.update(db, claim, { ...sent, state: 'closed', closedAt: now })
  if (changed === undefined || closed === undefined) throw new ApiError('orderState')
  if (postage > 0) await movePayment(db, order, postage, { by: 'staff', staff, isPostage: true }, now)
  return { order: changed, claim: closed }
}

/** Gives the money back for what has come and cannot be exchanged after all: it is a return from then on. */
export async function refundExchange(db: Db, order: Order, claim: Claim, cause: ClaimCause, now: string) {
  await releaseNew(db, claim)
  const change = { kind: 'return' as const, _newVariant: null, newCode: null, newValues: [] }
  // What came back is in the stock since then, if it could be sold.
  return closeReturn(db, order, claim, { cause, isRestocked: false, change }, now)
}

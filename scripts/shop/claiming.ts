import type { OwnOrder } from '#contract/shop/own-orders.ts'
import { heldOf } from '#contract/shop/held.ts'
import { claimCauses, exchangePostageOf } from '#contract/shop/refund.ts'
import { cancelShown, refundShown } from '#contract/shop/refund-shown.ts'
import type { TestShop } from './test-shop.ts'

type Line = OwnOrder['lines'][number]

const requestedOf = ({ claims }: Line) => claims.filter(({ state }) => state === 'requested')

/** Pieces of a line that a shopper gives back for those of another colour, with the postage that the page shows. */
function chooseExchange(shop: TestShop, order: OwnOrder, { _product, _variant: ordered }: Line, _variant: string) {
  const cause = shop.pick(order.returnCauses)
  const wanted = shop.pick(shop.goods.filter((goods) => goods._product === _product))
  const amount = exchangePostageOf(order.terms, cause)
  // What was ordered need not be named.
  return { action: 'exchange' as const, cause, amount, _newVariant: wanted._variant, ...(_variant === ordered ? {} : { _variant }) }
}

/** What a shopper may ask for a line, with the amount that the page shows. */
function chooseChange(shop: TestShop, order: OwnOrder, line: Line) {
  const [claim] = requestedOf(line)
  if (claim !== undefined && shop.isLikely(0.3)) return { action: 'withdraw' as const, _claim: claim._id }
  const held = heldOf(line)
  if (order.canCancelPieces && line.unsent > 0 && (held.length === 0 || shop.isLikely(0.5))) {
    const quantity = shop.upTo(line.unsent)
    const { amount } = cancelShown(order, line._id, quantity)
    return { action: 'cancel' as const, quantity, cause: 'changeOfMind' as const, amount, refundAccount: '은행 111' }
  }
  if (held.length === 0 || order.returnCauses.length === 0) return undefined
  const { _variant, quantity: left } = shop.pick(held)
  const quantity = shop.upTo(left)
  if (shop.isLikely(0.5)) return { quantity, ...chooseExchange(shop, order, line, _variant) }
  const cause = shop.pick(order.returnCauses)
  const { amount } = refundShown(order, line._id, quantity, cause)
  return { action: 'return' as const, quantity, cause, amount, _variant, refundAccount: '은행 111' }
}

/** A shopper cancels pieces of an order, asks to give some back or to exchange them, or thinks better of it. */
export async function endPieces(shop: TestShop): Promise<void> {
  const placed = shop.pickOrder()
  const order = placed && (await shop.read(placed))
  if (placed === undefined || order === undefined) return
  const line = shop.pick(order.lines)
  const body = chooseChange(shop, order, line)
  if (body === undefined) return
  const { number, phone, member } = placed
  const { _id } = line
  if (member === null)
    await shop.caller.ask('PUT /api/v1/shop/orders/purchases', { headers: shop.network(), body: { number, phone, _id, ...body } })
  else await shop.caller.ask('PUT /api/v1/me/purchases/{_id}', { token: await shop.tokenOf(member), params: { _id }, body })
}

/** Staff take pieces out of an order that has not been sent. */
export async function cancelForShopper(shop: TestShop): Promise<void> {
  const placed = shop.pickOrder()
  const order = placed && (await shop.read(placed))
  if (order === undefined || !order.canCancelPieces) return
  const token = await shop.tokenOf(shop.staff)
  const cancel = (_line: string, quantity: number) =>
    shop.caller.ask('POST /api/console/shop/orders/{_id}/cancellations', {
      token,
      params: { _id: order._id },
      body: { _line, quantity, cause: shop.pick(claimCauses) },
    })
  // The rest of what was sent in part: the order goes on as sent, or has come.
  if (order.parcels.length > 0) for (const { _id, unsent } of order.lines) if (unsent > 0) await cancel(_id, unsent)
  if (order.parcels.length > 0) return
  const { _id: _line, unsent } = shop.pick(order.lines)
  await cancel(_line, shop.upTo(Math.max(unsent, 1)))
}

/** Staff send another piece for one that has come back, once its postage is there; or they give the money back for it. */
function chooseSending(shop: TestShop, postage: number) {
  if (shop.isLikely(0.2)) return { step: 'refund', cause: shop.pick(['changeOfMind', 'defect', 'wrong'] as const) } as const
  const paid = shop.isLikely(0.95) ? postage : postage + 100
  return { step: 'send', carrier: '택배', trackingNumber: '456', postage: paid } as const
}

/** Staff note that goods have come back, or refuse them; and send what they are exchanged for. */
export async function decideClaim(shop: TestShop): Promise<void> {
  const token = await shop.tokenOf(shop.staff)
  const state = shop.isLikely(0.7) ? 'requested' : 'received'
  const { claims } = (await shop.caller.ask('GET /api/console/shop/claims', { token, query: { state, limit: 20 } })).answer
  if (claims.length === 0) return
  const { _id, postage } = shop.pick(claims)
  const received = { step: 'receive', isSellable: shop.isLikely(0.7), cause: shop.pick(['changeOfMind', 'defect', 'wrong'] as const) }
  const decided = shop.isLikely(0.8) ? received : { step: 'refuse', answer: '사용한 흔적이 있음' }
  const body = state === 'received' ? chooseSending(shop, postage) : decided
  await shop.caller.ask('POST /api/console/shop/claims/{_id}/steps', { token, params: { _id }, body })
}

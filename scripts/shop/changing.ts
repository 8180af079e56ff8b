import { totalOf } from '#contract/shop/order-total.ts'
import type { OwnOrder } from '#contract/shop/own-orders.ts'
import type { PlacedOrder, TestShop } from './test-shop.ts'

type Line = OwnOrder['lines'][number]

/** Chooses what a line becomes: more or fewer pieces, perhaps of the other colour, at the same price. */
function wantedOf(shop: TestShop, order: OwnOrder, line: Line): Line {
  const { _product, _variant } = line
  const other = shop.goods.find((goods) => goods._product === _product && goods._variant !== _variant)?._variant ?? _variant
  const isTaken = order.lines.some((each) => each._variant === other)
  const quantity = order.state === 'unpaid' ? shop.upTo(line.quantity) : shop.upTo(line.quantity + 2)
  return { ...line, _variant: isTaken || shop.isLikely(0.7) ? _variant : other, quantity }
}

/**
 * A shopper changes what is in an order, takes lines out of it that is not paid, or has it sent elsewhere. What is paid already becomes
 * cheaper at once, or dearer once somebody pays the difference; perhaps it is withdrawn.
 */
export async function changeContents(shop: TestShop): Promise<void> {
  const placed = shop.pickOrder(12)
  const order = placed && (await shop.read(placed))
  if (placed === undefined || order === undefined) return
  if (order.waitingChange !== null) {
    if (shop.isLikely(0.3)) await dropChange(shop, placed)
    return
  }
  if (!order.steps.includes('change')) return
  const isFree = order.canChangeContents && order.state === 'unpaid'
  const kept = order.lines.filter((_line, index) => index === 0 || !isFree || shop.isLikely(0.7))
  const priced = kept.map((line) => (order.canChangeContents ? wantedOf(shop, order, line) : line))
  const { standardFee: deliveryFee, freeFrom: freeDeliveryFrom, remoteFee } = order.terms
  const reductions = { coupon: order.coupon ?? undefined, points: order.points }
  const { total } = totalOf(priced, order.method, { deliveryFee, freeDeliveryFrom, remoteFee }, reductions)
  const { method, postcode, address, addressDetail, note, payer } = order
  const lines = priced.map(({ _id, _variant, quantity, price }) => ({ _line: _id, _variant, quantity, price }))
  const contents = {
    method,
    postcode,
    address,
    addressDetail,
    note,
    payer,
    phone: order.phone,
    receiver: '다른 이름',
    lines,
    total: order.canChangeContents ? total.total : order.total,
    ...(order.state === 'unpaid' || !order.canChangeContents ? {} : { difference: total.total - order.total, refundAccount: '은행 1' }),
  }
  const { _id, number, phone, member } = placed
  if (member === null)
    await shop.caller.ask('PUT /api/v1/shop/orders/contents', { headers: shop.network(), body: { number, phone, contents } })
  else await shop.caller.ask('PUT /api/v1/me/orders/{_id}/contents', { token: await shop.tokenOf(member), params: { _id }, body: contents })
}

/** A shopper withdraws a change that waits for its difference. */
async function dropChange(shop: TestShop, { _id, number, phone, member }: PlacedOrder): Promise<void> {
  const step = 'dropChange'
  if (member === null) await shop.caller.ask('PUT /api/v1/shop/orders', { headers: shop.network(), body: { number, phone, step } })
  else await shop.caller.ask('PUT /api/v1/me/orders/{_id}', { token: await shop.tokenOf(member), params: { _id }, body: { step } })
}

/** A shopper asks for a cash receipt, or wants none any more. */
export async function askReceipt(shop: TestShop): Promise<void> {
  const placed = shop.pickOrder()
  if (placed === undefined) return
  const receipt = shop.isLikely(0.7) ? { use: 'income' as const, identity: '01000001234' } : null
  const { _id, number, phone, member } = placed
  if (member === null)
    await shop.caller.ask('PUT /api/v1/shop/orders/receipt', { headers: shop.network(), body: { number, phone, receipt } })
  else
    await shop.caller.ask('PUT /api/v1/me/orders/{_id}/receipt', { token: await shop.tokenOf(member), params: { _id }, body: { receipt } })
}

/** Staff issue what is due of cash receipts, or take it back. */
export async function issueReceipt(shop: TestShop): Promise<void> {
  const token = await shop.tokenOf(shop.staff)
  const { answer } = await shop.caller.ask('GET /api/console/shop/orders', { token, query: { limit: 20, needsReceipt: true } })
  if (answer.orders.length === 0) return
  const params = { _id: shop.pick(answer.orders)._id }
  const { receiptDue: amount } = (await shop.caller.ask('GET /api/console/shop/orders/{_id}/progress', { token, params })).answer
  if (amount === 0) return
  await shop.caller.ask('POST /api/console/shop/orders/{_id}/receipts', { token, params, body: { amount, approvalNumber: '1' } })
}

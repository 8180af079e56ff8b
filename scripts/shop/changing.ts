import { totalOf } from '#contract/shop/order-total.ts'
import type { TestShop } from './test-shop.ts'

/** A shopper changes the pieces of an order that is not paid, takes lines out of it, or has it sent elsewhere. */
export async function changeContents(shop: TestShop): Promise<void> {
  const placed = shop.pickOrder(12)
  const order = placed && (await shop.read(placed))
  if (placed === undefined || order === undefined || !order.steps.includes('change')) return
  const isFree = order.canChangeContents && order.state === 'unpaid'
  const kept = order.lines.filter((_line, index) => index === 0 || !isFree || shop.isLikely(0.7))
  const priced = kept.map((line) => ({ ...line, quantity: isFree ? shop.upTo(line.quantity) : line.quantity }))
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
    total: isFree ? total.total : order.total,
  }
  const { _id, number, phone, member } = placed
  if (member === null)
    await shop.caller.ask('PUT /api/v1/shop/orders/contents', { headers: shop.network(), body: { number, phone, contents } })
  else await shop.caller.ask('PUT /api/v1/me/orders/{_id}/contents', { token: await shop.tokenOf(member), params: { _id }, body: contents })
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

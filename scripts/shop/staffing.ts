import type { TestShop } from './test-shop.ts'

const orderSteps = 'POST /api/console/shop/orders/{_id}/steps'

/** Staff take an order a step further: rather on than to its end. */
export async function takeStaffStep(shop: TestShop): Promise<void> {
  const placed = shop.pickOrder()
  if (placed === undefined) return
  const token = await shop.tokenOf(shop.staff)
  const params = { _id: placed._id }
  const { answer } = await shop.caller.ask('GET /api/console/shop/orders/{_id}/progress', { token, params })
  const steps = answer.steps.filter((step) => !['cancel', 'pay', 'payChange', 'dropChange'].includes(step) || shop.isLikely(0.15))
  if (steps.length === 0) return
  const step = shop.pick(steps)
  const { total, changeDue } = (await shop.caller.ask('GET /api/console/shop/orders/{_id}', { token, params })).answer.order
  const said = {
    pay: { amount: total },
    payChange: { amount: changeDue },
    ship: { carrier: '택배', trackingNumber: '123' },
    cancel: { reason: '품절' },
  }
  await shop.caller.ask(orderSteps, { token, params, body: { step, ...(said as Record<string, object>)[step] } })
}

/** Staff send a part of an order in a parcel of its own, or note that one of its parcels has come. */
export async function sendPart(shop: TestShop): Promise<void> {
  const placed = shop.pickOrder()
  if (placed === undefined) return
  const [token, params] = [await shop.tokenOf(shop.staff), { _id: placed._id }]
  const { lines, parcels } = (await shop.caller.ask('GET /api/console/shop/orders/{_id}/progress', { token, params })).answer
  const waiting = parcels.filter(({ state }) => state === 'shipped')
  if (waiting.length > 0 && shop.isLikely(0.4)) {
    await shop.caller.ask(orderSteps, { token, params, body: { step: 'deliver', parcel: shop.pick(waiting).number } })
    return
  }
  const pieces = lines.flatMap(({ _id: _line, unsent }) =>
    unsent > 0 && shop.isLikely(0.6) ? [{ _line, quantity: shop.upTo(unsent) }] : [],
  )
  if (pieces.length === 0) return
  await shop.caller.ask(orderSteps, { token, params, body: { step: 'ship', carrier: '택배', trackingNumber: '1', pieces } })
}

/** Staff pack some orders, and send them by a file of tracking numbers: perhaps twice. */
export async function packAndSend(shop: TestShop): Promise<void> {
  const token = await shop.tokenOf(shop.staff)
  const waiting = (await shop.caller.ask('GET /api/console/shop/packing', { token })).answer.orders
  const chosen = waiting.filter(() => shop.isLikely(0.2)).slice(0, 5)
  if (chosen.length === 0) return
  await shop.caller.ask('POST /api/console/shop/packing/slips', { token, body: { orders: chosen.map(({ _id }) => _id) } })
  const rows = chosen.map(({ number }) => ({ number, carrier: '택배', trackingNumber: `1-${number}` }))
  const send = (isDryRun: boolean) => shop.caller.ask('POST /api/console/shop/packing/deliveries', { token, body: { rows, isDryRun } })
  await send(true)
  await Promise.all(shop.isLikely(0.3) ? [send(false), send(false)] : [send(false)])
}

/** Staff find what a shopper has sent by bank transfer, for an order or for the difference of a change. */
export async function noteTransfer(shop: TestShop): Promise<void> {
  const placed = shop.pickOrder(12)
  if (placed === undefined) return
  const [token, params] = [await shop.tokenOf(shop.staff), { _id: placed._id }]
  const { total, state, changeDue, means } = (await shop.caller.ask('GET /api/console/shop/orders/{_id}', { token, params })).answer.order
  if (state === 'unpaid') await shop.caller.ask(orderSteps, { token, params, body: { step: 'pay', amount: total } })
  else if (changeDue > 0 && means !== 'gateway')
    await shop.caller.ask(orderSteps, { token, params, body: { step: 'payChange', amount: changeDue } })
}

export async function moveStock(shop: TestShop): Promise<void> {
  const { _product, _variant } = shop.pick(shop.goods)
  const moves = [
    { kind: 'received', amount: shop.upTo(80) },
    { kind: 'received', amount: shop.upTo(80) },
    { kind: 'damaged', amount: shop.upTo(3) },
    { kind: 'counted', amount: shop.upTo(60) },
  ]
  const body = { _variant, ...shop.pick(moves), reason: null }
  await shop.caller.ask('POST /api/console/shop/products/{_id}/stock', {
    token: await shop.tokenOf(shop.staff),
    params: { _id: _product },
    body,
  })
}

/** Staff give points to a member, or take some. */
export async function adjustPoints(shop: TestShop): Promise<void> {
  const change = shop.isLikely(0.8) ? shop.upTo(9000) : -shop.upTo(3000)
  const params = { _id: shop.pick(shop.members)._id }
  const token = await shop.tokenOf(shop.staff)
  await shop.caller.ask('POST /api/console/shop/members/{_id}/points', { token, params, body: { change, reason: '행사' } })
}

export async function addCoupon(shop: TestShop): Promise<void> {
  const code = `COUPON-${shop.coupons.length}`
  const kind = shop.pick(['amount', 'percent'] as const)
  const value = kind === 'amount' ? shop.upTo(7000) : shop.upTo(60)
  const limits = { minimum: shop.pick([0, 10_000]), total: shop.upTo(80), perMember: shop.upTo(3) }
  const span = { startsAt: new Date(Date.now() - 60_000).toISOString(), endsAt: '2999-01-01T00:00:00.000Z' }
  const body = { name: { ko: code }, code, kind, value, ...limits, ...span, isOpen: true }
  const token = await shop.tokenOf(shop.staff)
  if ((await shop.caller.ask('POST /api/console/shop/coupons', { token, body })).status === 201) shop.coupons.push(code)
}

/** Staff look after a charge: ask the gateway, or note that they have sent the money by hand. */
export async function lookAfterCharge(shop: TestShop): Promise<void> {
  const token = await shop.tokenOf(shop.staff)
  const steps = 'POST /api/console/shop/charges/{_id}/steps'
  const charge = shop.pickCharge()
  if (charge !== undefined) await shop.caller.ask(steps, { token, params: { _id: charge._id }, body: { step: 'check' } })
  const { charges } = (await shop.caller.ask('GET /api/console/shop/charges', { token, query: { isTroubled: true, limit: 20 } })).answer
  if (charges.length === 0) return
  await shop.caller.ask(steps, { token, params: { _id: shop.pick(charges)._id }, body: { step: 'settle', memo: '손으로 보냄' } })
}

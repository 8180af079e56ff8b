import { type Plan, plans, type StandIn } from '#server/testing/payment-gateway.ts'
import type { BegunCharge, PlacedOrder, TestShop } from './test-shop.ts'

/** What the gateway does with a payment, more often what it should. */
const likely: readonly Plan[] = ['approve', 'approve', 'approve', 'approve', ...plans, 'lose']

async function begin(shop: TestShop, { _id, number, phone, member }: PlacedOrder) {
  const { status, answer } =
    member === null
      ? await shop.caller.ask('POST /api/v1/shop/orders/charges', { headers: shop.network(), body: { number, phone } })
      : await shop.caller.ask('POST /api/v1/me/orders/{_id}/charges', { token: await shop.tokenOf(member), params: { _id } })
  return status === 201 ? answer.charge : undefined
}

const comeBack = (shop: TestShop, { _id, paymentKey, amount }: BegunCharge) =>
  shop.caller.ask('PUT /api/v1/shop/charges/{_id}', { headers: shop.network(), params: { _id }, body: { paymentKey, amount } })

/** Allows a payment in the gateway's window. */
function allow(shop: TestShop, { _id, amount }: Pick<BegunCharge, '_id' | 'amount'>): BegunCharge {
  const charge = { _id, amount, paymentKey: shop.gateway.allow(_id, amount, shop.pick(likely)) }
  shop.charges.push(charge)
  return charge
}

/** A shopper pays through the gateway: mostly comes back once, sometimes twice at the same moment, with a forged amount, or never. */
export async function payOnline(shop: TestShop): Promise<void> {
  const placed = shop.pickOrder(8)
  const begun = placed && (await begin(shop, placed))
  if (begun === undefined) return
  const charge = allow(shop, begun)
  const way = shop.random()
  if (way < 0.1) return
  if (way < 0.13) await comeBack(shop, { ...charge, amount: 100 })
  else if (way < 0.2) await Promise.all([comeBack(shop, charge), comeBack(shop, allow(shop, begun))])
  else if (way < 0.3) await Promise.all([comeBack(shop, charge), comeBack(shop, charge)])
  else await comeBack(shop, charge)
}

/** A change that waits for its difference is paid: through the gateway, or by transfer, which staff note. */
export async function payDifference(shop: TestShop): Promise<void> {
  for (let tries = 0; tries < 6; tries += 1) {
    const placed = shop.pickOrder(15)
    const order = placed && (await shop.read(placed))
    if (placed === undefined || order?.waitingChange == null) continue
    const begun = order.canPayOnline ? await begin(shop, placed) : undefined
    if (begun !== undefined) await comeBack(shop, allow(shop, begun))
    else if (order.bankAccount !== null)
      await shop.caller.ask('POST /api/console/shop/orders/{_id}/steps', {
        token: await shop.tokenOf(shop.staff),
        params: { _id: placed._id },
        body: { step: 'payChange', amount: order.waitingChange.amount },
      })
    return
  }
}

/** Somebody comes back to a charge of any age, or begins to pay its order once more. */
export async function comeBackLate(shop: TestShop): Promise<void> {
  const charge = shop.pickCharge()
  if (charge === undefined) return
  if (shop.isLikely(0.6)) await comeBack(shop, charge)
  else
    await shop.caller.ask('POST /api/v1/shop/charges/{_id}/again', {
      headers: shop.network(),
      params: { _id: charge._id },
      body: undefined,
    })
}

/** Something happens to a deposit at the bank, and the gateway tells of it, or of nothing. */
export async function hearNews(shop: TestShop): Promise<void> {
  const charge = shop.pickCharge()
  const payment = charge && shop.gateway.payments.get(charge.paymentKey)
  if (charge === undefined || payment === undefined) return
  if (payment.status === 'WAITING_FOR_DEPOSIT')
    shop.gateway.change(charge.paymentKey, { status: shop.pick(['DONE', 'DONE', 'DONE', 'EXPIRED']) })
  else if (payment.plan === 'deposit' && payment.status === 'DONE' && shop.isLikely(0.3))
    shop.gateway.change(charge.paymentKey, { status: 'WAITING_FOR_DEPOSIT' })
  const body = { eventType: 'PAYMENT_STATUS_CHANGED', data: { orderId: charge._id } }
  await shop.caller.ask('POST /api/v1/shop/charges/events', { body })
}

/** The gateway gives nothing back for a while. */
export async function failRefunds(shop: TestShop): Promise<void> {
  shop.gateway.failRefunds(shop.upTo(5), shop.isLikely(0.8) ? 'break' : 'refuse')
}

/** Ends what was allowed in the gateway's window and never taken, as the gateway does after a while. */
export function expirePayments({ payments, change }: StandIn): void {
  for (const { paymentKey, status } of payments.values()) if (status === 'IN_PROGRESS') change(paymentKey, { status: 'EXPIRED' })
}

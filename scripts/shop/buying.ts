import { mostPoints } from '#contract/shop/point-rules.ts'
import { totalOf } from '#contract/shop/order-total.ts'
import type { TestShop } from './test-shop.ts'
import { terms } from './test-shop.ts'

/** A few goods of the shelf, each once, as a cart has them. */
function chooseLines(shop: TestShop) {
  const wanted = new Set(Array.from({ length: shop.upTo(3) }, () => shop.pick(shop.goods)))
  return [...wanted].map(({ _product, ...goods }) => ({ ...goods, quantity: shop.upTo(3) }))
}

/** What a member takes off an order: a coupon that can be spent, and some points. */
async function chooseReductions(shop: TestShop, token: string, goods: number) {
  const { coupons } = (await shop.caller.ask('GET /api/v1/me/coupons', { token })).answer
  const now = new Date().toISOString()
  const open = coupons.filter(({ _order, expiresAt }) => _order === null && expiresAt > now)
  const coupon = open.length > 0 && shop.isLikely(0.6) ? shop.pick(open) : undefined
  const { balance } = (await shop.caller.ask('GET /api/v1/me/points', { token })).answer
  const points = shop.isLikely(0.4) ? mostPoints(balance, shop.isLikely(0.3) ? goods : shop.upTo(goods)) : 0
  return { coupon, points }
}

async function receiverOf(shop: TestShop) {
  const method = shop.pick(['delivery', 'pickUp'] as const)
  const place = method === 'delivery' ? { postcode: '05510', address: '서울' } : { postcode: null, address: null }
  const phone = `010-0000-${String(shop.upTo(9999)).padStart(4, '0')}`
  return { method, receiver: '이름', phone, payer: '이름', ...place, addressDetail: null, note: null }
}

const seen = (lines: ReturnType<typeof chooseLines>) => lines.map(({ taxKind: _taxKind, ...line }) => line)

/** A member orders something, with a coupon and points where there are some. */
export async function placeOrder(shop: TestShop): Promise<void> {
  const member = shop.pick(shop.members)
  const [token, receiver, lines] = [await shop.tokenOf(member), await receiverOf(shop), chooseLines(shop)]
  const goods = lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0)
  const { coupon, points } = await chooseReductions(shop, token, goods)
  const { total } = totalOf(lines, receiver.method, terms, { coupon, points })
  const body = { ...receiver, lines: seen(lines), _coupon: coupon?._id ?? null, points, total: total.total }
  const { status, answer } = await shop.caller.ask('POST /api/v1/me/orders', { token, body })
  if (status === 201) shop.orders.push({ ...answer.order, member })
}

/** Somebody without an account orders something. */
export async function placeGuestOrder(shop: TestShop): Promise<void> {
  const [receiver, lines] = [await receiverOf(shop), chooseLines(shop)]
  const { total } = totalOf(lines, receiver.method, terms)
  const body = { ...receiver, lines: seen(lines), total: total.total }
  const { status, answer } = await shop.caller.ask('POST /api/v1/shop/orders', { headers: shop.network(), body })
  if (status === 201) shop.orders.push({ ...answer.order, member: null })
}

export async function takeCoupon(shop: TestShop): Promise<void> {
  if (shop.coupons.length === 0) return
  const token = await shop.tokenOf(shop.pick(shop.members))
  await shop.caller.ask('POST /api/v1/me/coupons', { token, headers: shop.network(), body: { code: shop.pick(shop.coupons) } })
}

/** A shopper cancels an order, or confirms it, where it can be. */
export async function takeOwnStep(shop: TestShop): Promise<void> {
  const placed = shop.pickOrder()
  const order = placed && (await shop.read(placed))
  if (placed === undefined || order === undefined) return
  const steps = (['cancel', 'confirm'] as const).filter((step) => order.steps.includes(step))
  if (steps.length === 0 || (steps[0] === 'cancel' && shop.isLikely(0.6))) return
  const body = { step: shop.pick(steps), refundAccount: '은행 111' }
  const { _id, number, phone, member } = placed
  if (member === null) await shop.caller.ask('PUT /api/v1/shop/orders', { headers: shop.network(), body: { number, phone, ...body } })
  else await shop.caller.ask('PUT /api/v1/me/orders/{_id}', { token: await shop.tokenOf(member), params: { _id }, body })
}

/** Looks at what a member's pages and the console show. */
export async function readLists(shop: TestShop): Promise<void> {
  const token = await shop.tokenOf(shop.pick(shop.members))
  const staff = { token: await shop.tokenOf(shop.staff) }
  await shop.caller.ask('GET /api/v1/me/orders', { token, query: { limit: 20 } })
  await shop.caller.ask('GET /api/v1/me/purchases', { token, query: { limit: 20 } })
  await shop.caller.ask('GET /api/v1/shop/products', { query: { inStock: true } })
  await shop.caller.ask('GET /api/console/shop/orders', { ...staff, query: { limit: 20, state: 'paid' } })
}

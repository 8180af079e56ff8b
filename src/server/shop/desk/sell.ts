import type { Body } from '#contract/api.ts'
import { totalOf } from '#contract/shop/order-total.ts'
import { shopDayOf } from '#contract/shop/shop-day.ts'
import { makeOrderNumber } from '#contract/shop/stock-code.ts'
import { ApiError } from '../../http/api-error.ts'
import type { WriteContext } from '../../http/route.ts'
import { readOffers } from '../offers.ts'
import { changesOf, insertLines, newOrder, pricedOf, problemsOf } from '../orders/place.ts'
import { type Order, orderRepository } from '../orders/rows.ts'
import { noteSold } from '../orders/sold.ts'
import { lockOrders, movePayment, moveStockOf, noteStep, paidChange } from '../orders/steps.ts'
import type { ShopDeps } from '../shop.ts'

/** Nobody is asked who they are, and nothing is sent. */
const toNobody = {
  method: 'pickUp',
  receiver: '',
  phone: '',
  payer: '',
  postcode: null,
  address: null,
  addressDetail: null,
  note: null,
} as const

/**
 * Sells at the desk: an order that is paid and handed over as it is made.
 * @throws ApiError `shopOff`, `invalid`, `saleChanged` with the lines that are not as staff have seen them
 */
export async function sellAtDesk(
  { lines, total: seen, means, approvalNumber = null }: Body<'POST /api/console/shop/desk/sales'>,
  staff: string,
  { db, locale }: Pick<WriteContext, 'db' | 'locale'>,
  { readShop }: ShopDeps,
): Promise<Order> {
  const shop = await readShop(db)
  if (!shop.isOn) throw new ApiError('shopOff')
  await lockOrders(db)
  const offers = await readOffers(
    db,
    lines.map(({ _variant }) => _variant),
    locale,
  )
  const problems = problemsOf({ ...toNobody, lines }, offers, locale)
  if (problems.length > 0) throw new ApiError('invalid', { issues: problems })
  const issues = changesOf(lines, offers, locale)
  const { total: amounts, shares } = totalOf(pricedOf(lines, offers), toNobody.method, shop)
  if (issues.length > 0 || amounts.total !== seen) throw new ApiError('saleChanged', { issues })
  const at = new Date().toISOString()
  const order = await orderRepository.insert(db, {
    ...newOrder,
    ...toNobody,
    ...amounts,
    channel: 'desk',
    state: 'delivered',
    number: makeOrderNumber(shopDayOf(at)),
    means,
    ...paidChange({ ...newOrder, means }, amounts.total, at),
    approvalNumber: means === 'card' ? approvalNumber : null,
    standardFee: shop.deliveryFee,
    freeFrom: shop.freeDeliveryFrom,
    payUntil: at,
    deliveredAt: at,
    createdAt: at,
    _user: null,
  })
  await insertLines(
    db,
    order._id,
    lines.map((line, index) => ({ ...line, ...(shares[index] ?? { discount: 0, points: 0 }) })),
    offers,
    true,
  )
  await moveStockOf(db, order, 'ordered')
  const by = { by: 'staff', staff } as const
  for (const step of ['place', 'pay', 'deliver'] as const) await noteStep(db, order._id, step, by, at)
  if (order.total > 0) await noteSold(db, await movePayment(db, { ...order, paid: 0 }, order.total, by, at), 'pay')
  return order
}

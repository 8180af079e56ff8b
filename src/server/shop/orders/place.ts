import type { Body } from '#contract/api.ts'
import type { Locale } from '#contract/locale.ts'
import { shopLimits } from '#contract/shop/limits.ts'
import { type LineShare, totalOf } from '#contract/shop/order-total.ts'
import { remoteFeeOf } from '#contract/shop/places.ts'
import { payHoursOf } from '#contract/shop/pay-hours.ts'
import { shopDayOf } from '#contract/shop/shop-day.ts'
import { makeOrderNumber } from '#contract/shop/stock-code.ts'
import { v7 as uuid } from 'uuid'
import type { Db } from '../../db/schema.ts'
import { ApiError } from '../../http/api-error.ts'
import { issueOf, type Text } from '../../http/issues.ts'
import type { WriteContext } from '../../http/route.ts'
import { tellOffice } from '../../mail/office-alerts.ts'
import { readCoupon, spendCoupon } from '../coupons.ts'
import { noteCartOrdered } from '../sales/cart-starts.ts'
import { spendPoints } from '../points/ledger.ts'
import { readOffers, type VariantOffer } from '../offers.ts'
import { valuesOfVariant } from '../variants.ts'
import { requireOn, type ShopDeps, waysToPay } from '../shop.ts'
import { limitIssues } from './purchase-limits.ts'
import { notePayer } from '../deposits/rows.ts'
import { type Order, orderRepository } from './rows.ts'
import { lockOrders, moveStockOf, noteStep, notifyOfOrder, takeStep } from './steps.ts'

type Placing = Body<'POST /api/v1/me/orders'>
type Wanted = Placing['lines'][number]
type Offers = ReadonlyMap<string, VariantOffer>

const hour = 60 * 60 * 1000

/** Finds what has changed since it was seen, each by the line. */
export function changesOf(lines: readonly Wanted[], offers: Offers, locale: Locale) {
  return lines.flatMap(({ _variant, quantity, price }, index) => {
    const offer = offers.get(_variant)?.offer
    const issue = (text: Text, limits = {}) => [issueOf(`lines.${index}`, text, locale, limits)]
    if (offer === undefined || offer.left === 0) return issue('shop.soldOut')
    if (offer.left < quantity) return issue('shop.left', { maximum: String(offer.left) })
    return offer.price === price ? [] : issue('shop.price', { maximum: String(offer.price) })
  })
}

/** Finds what cannot be as it is written, whatever is in stock. */
export function problemsOf(
  { lines, method, postcode, address }: Pick<Placing, 'lines' | 'method' | 'postcode' | 'address'>,
  offers: Offers,
  locale: Locale,
) {
  const twice = lines.findIndex(({ _variant }, index) => lines.findIndex((other) => other._variant === _variant) < index)
  const sent = lines.findIndex(({ _variant }) => offers.get(_variant)?.offer.isPickUp === false)
  return [
    ...(twice < 0 ? [] : [issueOf(`lines.${twice}`, 'shop.twice', locale)]),
    ...(method === 'pickUp' && sent >= 0 ? [issueOf(`lines.${sent}`, 'shop.noPickUp', locale)] : []),
    ...(method === 'delivery' && (postcode === null || address === null) ? [issueOf('address', 'shop.address', locale)] : []),
  ]
}

/** Returns lines with what decides on their total. */
export const pricedOf = (lines: readonly Wanted[], offers: Offers) =>
  lines.map(({ _variant, quantity, price }) => ({ price, quantity, taxKind: offers.get(_variant)?.offer.taxKind ?? 'taxable' }))

/** Fields with which an order begins: nothing of it is known yet. */
export const newOrder = {
  channel: 'online',
  _lot: null,
  quoteWantedAt: null,
  state: 'unpaid',
  paid: 0,
  owed: 0,
  isOwed: false,
  refundUntil: null,
  changeDue: 0,
  changeUntil: null,
  means: null,
  approvalNumber: null,
  openReturns: 0,
  postage: 0,
  remoteFee: 0,
  parcels: 0,
  readyAt: null,
  remindedAt: null,
  changedAt: null,
  packedAt: null,
  deliveredAt: null,
  confirmToldAt: null,
  guestLocale: null,
  receiptUse: null,
  receiptIdentity: null,
  invoiceCompany: null,
  invoiceRepresentative: null,
  invoiceEmail: null,
  receipted: 0,
  needsReceipt: false,
  receiptUntil: null,
  reason: null,
  refundAccount: null,
  memo: null,
} as const

/** Stores what an order is made of, as it is sold now. @param isSent whether nothing of it waits to be sent */
export async function insertLines(
  db: Db,
  _order: string,
  lines: readonly (Wanted & LineShare)[],
  offers: Offers,
  isSent = false,
): Promise<void> {
  const rows = lines.flatMap(({ _variant, quantity, price, discount, points }, index) => {
    const found = offers.get(_variant)
    if (found === undefined) return []
    const { product } = found
    const { _id: _product, name, thumb, taxKind } = product
    const code = found.code
    const texts = {
      name: JSON.stringify(name),
      values: JSON.stringify(valuesOfVariant(product, code)),
      thumb: thumb === null ? null : JSON.stringify(thumb),
    }
    return [
      {
        _id: uuid(),
        _order,
        position: index + 1,
        _variant,
        _product,
        code,
        isFee: 0,
        ...texts,
        price,
        quantity,
        discount,
        points,
        ended: 0,
        unsent: isSent ? 0 : quantity,
        taxKind,
      },
    ]
  })
  await db.insertInto('shopOrderLines').values(rows).execute()
}

/** Counts what an account, or a guest by the telephone number, has not paid yet. */
async function countUnpaid(db: Db, _user: string | null, phone: string): Promise<number> {
  const unpaid = db
    .selectFrom('shop_orders')
    .select(({ fn }) => fn.countAll().as('total'))
    .where('state', '=', 'unpaid')
    // What was won at the auction is no reason not to buy something else.
    .where('_lot', 'is', null)
  const own = _user === null ? unpaid.where('_user', 'is', null).where('phone', '=', phone) : unpaid.where('_user', '=', _user)
  return Number((await own.executeTakeFirstOrThrow()).total)
}

/**
 * Places an order: its stock is taken in the same transaction, and what it is made of leaves the cart.
 * @param _user the account under its lock (`lockCaller`); null: a guest
 * @throws ApiError `notFound` while the shop is off, `notOrderable`, `tooManyUnpaid`, `invalid`, `cartChanged`
 */
export async function placeOrder(body: Placing, _user: string | null, context: WriteContext, deps: ShopDeps): Promise<Order> {
  const { db, locale } = context
  const { platform } = context.request.server
  const shop = await requireOn(db, deps)
  if (waysToPay(shop, platform.config).length === 0) throw new ApiError('notOrderable')
  await lockOrders(db)
  if ((await countUnpaid(db, _user, body.phone)) >= shopLimits.unpaid)
    throw new ApiError('tooManyUnpaid', { values: { limit: shopLimits.unpaid } })
  const { lines, total: seen, _coupon = null, points: wanted = 0, ...written } = body
  const variants = lines.map(({ _variant }) => _variant)
  const offers = await readOffers(db, variants, locale)
  const limits = await limitIssues(db, { _user, phone: body.phone }, lines, offers, { locale })
  const problems = [...problemsOf(body, offers, locale), ...limits]
  if (problems.length > 0) throw new ApiError('invalid', { issues: problems })
  const issues = changesOf(lines, offers, locale)
  const now = new Date()
  const coupon = _coupon === null || _user === null ? undefined : await readCoupon(db, _user, _coupon, now)
  const isSent = body.method === 'delivery'
  const delivery = { ...shop, remoteFee: remoteFeeOf(isSent ? body.postcode : null, shop) }
  const reductions = { coupon, points: _user === null ? 0 : wanted }
  const { total: amounts, shares } = totalOf(pricedOf(lines, offers), body.method, delivery, reductions)
  if (issues.length > 0 || amounts.total !== seen) throw new ApiError('cartChanged', { issues })
  const number = makeOrderNumber(shopDayOf(now.toISOString()))
  const lefts = [...offers.values()].map(({ offer }) => offer.left)
  const payUntil = new Date(now.getTime() + payHoursOf(shop, lefts) * hour).toISOString()
  const terms = { standardFee: shop.deliveryFee, freeFrom: shop.freeDeliveryFrom }
  const place = isSent ? {} : { postcode: null, address: null, addressDetail: null }
  const whose = { _user, guestLocale: _user === null ? locale : null }
  const order = await orderRepository.insert(db, { ...newOrder, ...written, ...place, ...amounts, ...terms, number, payUntil, ...whose })
  await notePayer(db, order)
  await insertLines(
    db,
    order._id,
    lines.map((line, index) => ({ ...line, ...(shares[index] ?? { discount: 0, points: 0 }) })),
    offers,
  )
  // One that takes nothing off is not spent.
  if (_coupon !== null && _user !== null && amounts.discount > 0) await spendCoupon(db, _user, _coupon, order._id)
  await moveStockOf(db, order, 'ordered')
  if (_user !== null && amounts.points > 0) await spendPoints(db, { _user, _order: order._id, amount: amounts.points }, order.createdAt)
  await noteStep(db, order._id, 'place', { by: 'member' }, order.createdAt)
  if (_user !== null) {
    await db.deleteFrom('shopCartLines').where('_user', '=', _user).where('_variant', 'in', variants).execute()
    await noteCartOrdered(db, _user, order._id, order.createdAt)
  }
  const change = { ...context, platform, now: order.createdAt }
  await notifyOfOrder(change, order, 'placed')
  await tellOffice({ ...context, platform }, 'order')
  return order.total === 0 ? takeStep(change, order, 'pay', { by: 'clock' }) : order
}

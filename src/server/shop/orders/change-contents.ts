import type { Body } from '#contract/api.ts'
import { changedPrice } from '#contract/shop/changed-price.ts'
import { orderContentsCalls } from '#contract/shop/order-contents.ts'
import { canTake } from '#contract/shop/order-states.ts'
import { type LineShare, totalOf } from '#contract/shop/order-total.ts'
import { remoteFeeAfter } from '#contract/shop/places.ts'
import { shopProducts } from '#contract/shop/products.ts'
import type { FastifyInstance } from 'fastify'
import { bump } from '../../db/revision.ts'
import type { Db } from '../../db/schema.ts'
import { ApiError } from '../../http/api-error.ts'
import { issueOf } from '../../http/issues.ts'
import { inSteps, serve, type WriteContext } from '../../http/route.ts'
import { tellOffice } from '../../mail/office-alerts.ts'
import { giveCouponBack, readSpentCoupons } from '../coupons.ts'
import { readOffers, type VariantOffer } from '../offers.ts'
import { returnPoints } from '../points/ledger.ts'
import type { ShopDeps } from '../shop.ts'
import { moveStock } from '../stock.ts'
import { valuesOfVariant } from '../variants.ts'
import { checkKey, requireGuestOrder } from './guest-orders.ts'
import { shopperAnswer } from './own-orders.ts'
import { limitIssues } from './purchase-limits.ts'
import { notePayer } from '../deposits/rows.ts'
import { type Order, orderRepository, isChangeable, requireOwnOrder } from './rows.ts'
import { lockOrders, noteStep, takeStep } from './steps.ts'

type Contents = Body<'PUT /api/v1/me/orders/{_id}/contents'>

const readRows = (db: Db, _order: string) =>
  db
    .selectFrom('shopOrderLines')
    .select(['_id', '_variant', '_product', 'price', 'quantity', 'taxKind'])
    .where('_order', '=', _order)
    .orderBy('position')
    .execute()
type Row = Awaited<ReturnType<typeof readRows>>[number]

/** A line as it was ordered, and as it is wanted. */
interface Changed {
  before: Row
  after: Contents['lines'][number]
  /** Undefined: its product is not sold any more. */
  offer: VariantOffer | undefined
}

/** How many pieces more of each variant are wanted than before; negative: fewer. */
function differences(rows: readonly Row[], lines: Contents['lines']): Map<string, number> {
  const more = new Map<string, number>()
  const add = (_variant: string, quantity: number) => more.set(_variant, (more.get(_variant) ?? 0) + quantity)
  for (const { _variant, quantity } of rows) add(_variant, -quantity)
  for (const { _variant, quantity } of lines) add(_variant, quantity)
  return more
}

/** @throws ApiError `invalid` for what cannot be as it is written, whatever is in stock */
function requireFitting(changed: readonly Changed[], { method, postcode, address }: Contents, { locale }: WriteContext): void {
  const issues = changed.flatMap(({ before, after, offer }, index) => {
    const issue = (text: 'shop.twice' | 'shop.soldOut' | 'shop.noPickUp') => [issueOf(`lines.${index}`, text, locale)]
    // Also what another line has had until now: one is stored after the other.
    const isOthers = changed.some(
      (other, place) =>
        (place < index && (other.after._variant === after._variant || other.before === before)) ||
        (place !== index && other.before._variant === after._variant),
    )
    if (isOthers) return issue('shop.twice')
    if (after._variant !== before._variant && offer?.product._id !== before._product) return issue('shop.soldOut')
    return method === 'pickUp' && offer?.offer.isPickUp !== true ? issue('shop.noPickUp') : []
  })
  if (method === 'delivery' && (postcode === null || address === null)) issues.push(issueOf('address', 'shop.address', locale))
  if (issues.length > 0) throw new ApiError('invalid', { issues })
}

/** What has changed since its shopper saw it, each by the line. */
function changesOf(changed: readonly Changed[], more: ReadonlyMap<string, number>, { locale }: WriteContext) {
  return changed.flatMap(({ before, after, offer }, index) => {
    const issue = (text: 'shop.soldOut' | 'shop.left' | 'shop.price', limits = {}) => [issueOf(`lines.${index}`, text, locale, limits)]
    const wanted = more.get(after._variant) ?? 0
    const left = offer?.offer.left ?? 0
    if (wanted > 0 && left === 0) return issue('shop.soldOut')
    if (wanted > left) return issue('shop.left', { maximum: String(after.quantity - wanted + left) })
    const price = changedPrice(before, after, offer?.offer.price ?? before.price)
    return price === after.price ? [] : issue('shop.price', { maximum: String(price) })
  })
}

/** Stores the lines as they are wanted: what was left out goes. */
async function storeLines(db: Db, rows: readonly Row[], changed: readonly Changed[], shares: readonly LineShare[]): Promise<void> {
  const kept = new Set(changed.map(({ before }) => before._id))
  for (const { _id } of rows) if (!kept.has(_id)) await db.deleteFrom('shopOrderLines').where('_id', '=', _id).execute()
  for (const [index, { before, after, offer }] of changed.entries()) {
    const { _variant, quantity, price } = after
    const goods =
      _variant === before._variant || offer === undefined
        ? {}
        : { _variant, code: offer.code, values: JSON.stringify(valuesOfVariant(offer.product, offer.code)) }
    await db
      .updateTable('shopOrderLines')
      .set({ ...goods, quantity, unsent: quantity, price, ...shares[index] })
      .where('_id', '=', before._id)
      .execute()
  }
}

/** Takes what is wanted more out of the stock, and gives back what is wanted no more. */
async function moveDifferences(db: Db, { number: reason }: Order, more: ReadonlyMap<string, number>): Promise<void> {
  for (const [_variant, change] of [...more].toSorted(([a], [b]) => (a < b ? -1 : 1)))
    if (change !== 0)
      await moveStock(db, { _variant, kind: change > 0 ? 'ordered' : 'restored', amount: Math.abs(change), reason, _user: null })
  await bump(db, shopProducts.path)
}

/** Refuses what would cost another amount: days and products of the statistics stand as they were paid. @throws ApiError `contentsPaid` */
function requireNoDifference(order: Order, total: number, rows: readonly Row[], changed: readonly Changed[]): void {
  const isSame = changed.every(({ before, after }) => before.quantity === after.quantity && before.price === after.price)
  if (!isSame || changed.length !== rows.length || total !== order.total) throw new ApiError('contentsPaid')
}

/** Changes what is in an order, and what it costs. @returns what of the order changes */
async function changeGoods(
  order: Order,
  rows: readonly Row[],
  body: Contents,
  remoteFee: number,
  context: WriteContext,
): Promise<Partial<Order>> {
  const { db, locale } = context
  if (!(await isChangeable(db, order))) throw new ApiError('contentsFixed')
  const offers = await readOffers(
    db,
    body.lines.map(({ _variant }) => _variant),
    locale,
  )
  const changed = body.lines.flatMap((after) => {
    const before = rows.find(({ _id }) => _id === after._line)
    return before === undefined ? [] : [{ before, after, offer: offers.get(after._variant) }]
  })
  if (changed.length !== body.lines.length) throw new ApiError('notFound')
  requireFitting(changed, body, context)
  const isMore = changed.some(({ before, after }) => after.quantity > before.quantity)
  const limits = isMore ? await limitIssues(db, order, body.lines, offers, { locale, except: order._id }) : []
  if (limits.length > 0) throw new ApiError('invalid', { issues: limits })
  const more = differences(rows, body.lines)
  const issues = changesOf(changed, more, context)
  const priced = changed.map(({ before, after }) => ({ price: after.price, quantity: after.quantity, taxKind: before.taxKind }))
  const coupon = (await readSpentCoupons(db, [order._id])).get(order._id)
  const terms = { deliveryFee: order.standardFee, freeDeliveryFrom: order.freeFrom, remoteFee }
  const { total: amounts, shares } = totalOf(priced, body.method, terms, { coupon, points: order.points })
  if (issues.length > 0 || amounts.total !== body.total) throw new ApiError('cartChanged', { issues })
  const now = new Date().toISOString()
  if (order.state !== 'unpaid') requireNoDifference(order, amounts.total, rows, changed)
  await storeLines(db, rows, changed, shares)
  await moveDifferences(db, order, more)
  await returnPoints(db, order._id, order.points - amounts.points, now)
  if (coupon !== undefined && amounts.discount === 0) await giveCouponBack(db, order._id, now)
  return { method: body.method, ...amounts }
}

/** Returns what the place of an order costs on top once it is changed. @throws ApiError `placeCostsOther` where what it costs is fixed */
async function requirePlace(order: Order, { method, postcode }: Contents, { db }: WriteContext, { readShop }: ShopDeps): Promise<number> {
  const shop = await readShop(db)
  const remoteFee = remoteFeeAfter(order, method === 'delivery' ? postcode : null, shop)
  const isOther = remoteFee !== order.remoteFee && method === order.method
  const isFixed = async () => order.state !== 'unpaid' || !(await isChangeable(db, order))
  if (isOther && (await isFixed())) {
    const fee = order.deliveryFee - order.remoteFee + remoteFee
    throw new ApiError('placeCostsOther', { values: { fee: fee.toLocaleString('en') } })
  }
  return remoteFee
}

/**
 * Changes an order before it is sent: who gets it and where, and, where nothing of it was taken out, what is in it and how it is got. What
 * is paid can become what costs the same. Under `lockOrders`.
 * @throws ApiError `orderState`, `contentsFixed`, `contentsPaid`, `placeCostsOther`, `cartChanged`, `invalid`
 */
export async function changeContents(order: Order, body: Contents, context: WriteContext, deps: ShopDeps): Promise<Order> {
  const { db } = context
  if (!canTake('change', order, 'member')) throw new ApiError('orderState')
  const rows = await readRows(db, order._id)
  const isSame = ({ _line, _variant, quantity }: Contents['lines'][number], index: number) =>
    rows[index]?._id === _line && rows[index]._variant === _variant && rows[index].quantity === quantity
  const { lines, method, receiver, phone, postcode, address, addressDetail, note, payer } = body
  const remoteFee = await requirePlace(order, body, context, deps)
  const isOther = remoteFee !== order.remoteFee || method !== order.method || lines.length !== rows.length || !lines.every(isSame)
  if (!isOther && method === 'delivery' && (postcode === null || address === null))
    throw new ApiError('invalid', { issues: [issueOf('address', 'shop.address', context.locale)] })
  const goods = isOther ? await changeGoods(order, rows, body, remoteFee, context) : {}
  const place =
    method === 'delivery' ? { postcode, address, addressDetail, note } : { postcode: null, address: null, addressDetail: null, note: null }
  const now = new Date().toISOString()
  const changed = await orderRepository.update(db, order, { ...goods, ...place, receiver, phone, payer, changedAt: now })
  if (changed === undefined) throw new ApiError('orderState')
  await notePayer(db, changed)
  await noteStep(db, order._id, 'change', { by: 'member' }, now)
  const { platform } = context.request.server
  if (order.state === 'preparing') await tellOffice({ ...context, platform }, 'orderChange')
  const isFree = changed.state === 'unpaid' && changed.total === 0
  return isFree ? takeStep({ ...context, platform, now }, changed, 'pay', { by: 'clock' }) : changed
}

/** Serves changes of orders before they are sent, to members and guests, while the shop is off, too. */
export function serveOrderContents(app: FastifyInstance, deps: ShopDeps): void {
  const { db: outside } = app.platform.database
  const toAnswer = shopperAnswer(deps)
  serve(app, orderContentsCalls, {
    'PUT /api/v1/me/orders/{_id}/contents': async ({ params, body }, context) => {
      await lockOrders(context.db)
      const order = await requireOwnOrder(context.db, context.caller._id, params._id)
      return toAnswer(await changeContents(order, body, context, deps), context)
    },
    'PUT /api/v1/shop/orders/contents': inSteps(async ({ body: { contents, ...key } }, context) => {
      await checkKey(outside, key, context)
      return async (write) => {
        await lockOrders(write.db)
        return toAnswer(await changeContents(await requireGuestOrder(write.db, key), contents, write, deps), write)
      }
    }),
  })
}

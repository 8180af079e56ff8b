import type { Body } from '#contract/api.ts'
import { changedPrice } from '#contract/shop/changed-price.ts'
import { orderContentsCalls } from '#contract/shop/order-contents.ts'
import { canTake } from '#contract/shop/order-states.ts'
import { type LineShare, totalOf } from '#contract/shop/order-total.ts'
import { remoteFeeAfter } from '#contract/shop/places.ts'
import type { FastifyInstance } from 'fastify'
import { ApiError } from '../../http/api-error.ts'
import { issueOf } from '../../http/issues.ts'
import { inSteps, serve, type WriteContext } from '../../http/route.ts'
import { tellOffice } from '../../mail/office-alerts.ts'
import { readSpentCoupons } from '../coupons.ts'
import { readOffers, type VariantOffer } from '../offers.ts'
import type { ShopDeps } from '../shop.ts'
import { valuesOfVariant } from '../variants.ts'
import { type NewContents, type NewLine, type OrderLine, piecesBetween, readOrderLines, writeLines } from './change-rows.ts'
import { checkKey, requireGuestOrder } from './guest-orders.ts'
import { shopperAnswer } from './own-orders.ts'
import { changePaid, movePieces, returnReductions, type Wanted } from './paid-changes.ts'
import { limitIssues } from './purchase-limits.ts'
import { notePayer } from '../deposits/rows.ts'
import { type Order, orderRepository, isChangeable, requireNoChange, requireOwnOrder } from './rows.ts'
import { lockOrders, noteStep, takeStep } from './steps.ts'

type Contents = Body<'PUT /api/v1/me/orders/{_id}/contents'>
/** What its shopper writes, of what is delivered with the place. */
type Written = Pick<NewContents, 'receiver' | 'phone' | 'postcode' | 'address' | 'addressDetail' | 'note' | 'payer'>

/** A line as it was ordered, and as it is wanted. */
interface Changed {
  before: OrderLine
  after: Contents['lines'][number]
  /** Undefined: its product is not sold any more. */
  offer: VariantOffer | undefined
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

/** Returns lines as they become. */
const newLinesOf = (changed: readonly Changed[], shares: readonly LineShare[]): NewLine[] =>
  changed.map(({ before, after, offer }, index) => {
    const { _variant, quantity, price } = after
    const { discount, points } = shares[index] ?? { discount: 0, points: 0 }
    const goods =
      _variant === before._variant || offer === undefined
        ? { code: before.code, values: before.values }
        : { code: offer.code, values: JSON.stringify(valuesOfVariant(offer.product, offer.code)) }
    const net = price * quantity - discount - points - (before.price * before.quantity - before.discount - before.points)
    return { _line: before._id, _variant, ...goods, quantity, price, discount, points, pieces: quantity - before.quantity, net }
  })

/** Computes what is in an order as it is wanted, and what it costs then. @throws ApiError `contentsFixed`, `linesPaid`, `cartChanged`, `invalid` */
async function wantedOf(
  order: Order,
  rows: readonly OrderLine[],
  body: Contents,
  written: Written,
  remoteFee: number,
  context: WriteContext,
): Promise<Wanted> {
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
  // What was sold stays with its line: pieces of it are cancelled instead.
  if (order.state !== 'unpaid' && changed.length !== rows.length) throw new ApiError('linesPaid')
  const isMore = changed.some(({ before, after }) => after.quantity > before.quantity)
  const limits = isMore ? await limitIssues(db, order, body.lines, offers, { locale, except: order._id }) : []
  if (limits.length > 0) throw new ApiError('invalid', { issues: limits })
  const more = piecesBetween(rows, body.lines)
  const issues = changesOf(changed, more, context)
  const priced = changed.map(({ before, after }) => ({ price: after.price, quantity: after.quantity, taxKind: before.taxKind }))
  const coupon = (await readSpentCoupons(db, [order._id])).get(order._id)
  const terms = { deliveryFee: order.standardFee, freeDeliveryFrom: order.freeFrom, remoteFee }
  const { total: amounts, shares } = totalOf(priced, body.method, terms, { coupon, points: order.points })
  if (issues.length > 0 || amounts.total !== body.total) throw new ApiError('cartChanged', { issues })
  const lefts = [...more].flatMap(([_variant, pieces]) => (pieces > 0 ? [offers.get(_variant)?.offer.left ?? 0] : []))
  return { contents: { ...written, method: body.method, ...amounts }, lines: newLinesOf(changed, shares), more, lefts }
}

/** Makes an order that is not paid what is wanted: lines that were left out go. */
async function changeUnpaid(order: Order, rows: readonly OrderLine[], wanted: Wanted, { db }: WriteContext): Promise<Partial<Order>> {
  const { contents, lines, more } = wanted
  const kept = new Set(lines.map(({ _line }) => _line))
  for (const { _id } of rows) if (!kept.has(_id)) await db.deleteFrom('shopOrderLines').where('_id', '=', _id).execute()
  await writeLines(db, lines)
  await movePieces(db, order, more)
  await returnReductions(db, order, contents, new Date().toISOString())
  return contents
}

/** Returns what the place of an order costs on top once it is changed. @throws ApiError `placeFixed` where what it costs is fixed */
async function requirePlace(order: Order, { method, postcode }: Contents, { db }: WriteContext, { readShop }: ShopDeps): Promise<number> {
  const shop = await readShop(db)
  const remoteFee = remoteFeeAfter(order, method === 'delivery' ? postcode : null, shop)
  const isOther = remoteFee !== order.remoteFee && method === order.method
  if (isOther && !(await isChangeable(db, order))) {
    const fee = order.deliveryFee - order.remoteFee + remoteFee
    throw new ApiError('placeFixed', { values: { fee: fee.toLocaleString('en') } })
  }
  return remoteFee
}

/**
 * Changes an order before it is sent: who gets it and where, and, where nothing of it was taken out, what is in it and how it is got. What
 * is paid becomes what costs as much or less at once, and what costs more once the difference is paid. Under `lockOrders`.
 * @throws ApiError `orderState`, `changeWaits`, `contentsFixed`, `linesPaid`, `placeFixed`, `cartChanged`, `differenceChanged`,
 *   `changeUnpayable`, `invalid`
 */
export async function changeContents(order: Order, body: Contents, context: WriteContext, deps: ShopDeps): Promise<Order> {
  const { db } = context
  requireNoChange(order)
  if (!canTake('change', order, 'member')) throw new ApiError('orderState')
  const rows = await readOrderLines(db, order._id)
  const isSame = ({ _line, _variant, quantity }: Contents['lines'][number], index: number) =>
    rows[index]?._id === _line && rows[index]._variant === _variant && rows[index].quantity === quantity
  const { lines, method, receiver, phone, postcode, address, addressDetail, note, payer } = body
  const remoteFee = await requirePlace(order, body, context, deps)
  const isOther = remoteFee !== order.remoteFee || method !== order.method || lines.length !== rows.length || !lines.every(isSame)
  if (!isOther && method === 'delivery' && (postcode === null || address === null))
    throw new ApiError('invalid', { issues: [issueOf('address', 'shop.address', context.locale)] })
  const place =
    method === 'delivery' ? { postcode, address, addressDetail, note } : { postcode: null, address: null, addressDetail: null, note: null }
  const written = { ...place, receiver, phone, payer }
  const wanted = isOther ? await wantedOf(order, rows, body, written, remoteFee, context) : undefined
  if (wanted === undefined) return finish(order, written, context)
  if (order.state === 'unpaid') return finish(order, await changeUnpaid(order, rows, wanted, context), context)
  const outcome = await changePaid(order, wanted, body, context, deps)
  return 'waiting' in outcome ? outcome.waiting : finish(order, outcome.now, context)
}

/** Stores and notes what an order has become. */
async function finish(order: Order, change: Partial<Order>, context: WriteContext): Promise<Order> {
  const { db } = context
  const now = new Date().toISOString()
  const changed = await orderRepository.update(db, order, { ...change, changedAt: now })
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

import type { Picture } from '#contract/field.ts'
import type { Locale } from '#contract/locale.ts'
import type { ItemOf } from '#contract/resource.ts'
import { orders } from '#contract/shop/orders.ts'
import type { OwnOrder } from '#contract/shop/own-orders.ts'
import { canTake, stepsOf } from '#contract/shop/order-states.ts'
import { canAskReceipt } from '#contract/shop/receipt-rules.ts'
import { earnedBy } from '#contract/shop/refund.ts'
import { returnCausesAt } from '#contract/shop/return-terms.ts'
import { textOf } from '#contract/title.ts'
import type { Config } from '../../config.ts'
import { repositoryOf } from '../../db/repository-of.ts'
import type { Db } from '../../db/schema.ts'
import { ApiError } from '../../http/api-error.ts'
import { canPayOnline, type Charge, readCharges, readRefunding, receiptsOf, standingOf } from '../charges/rows.ts'
import { isPostageDue, readClaims, receivedAt, soldOrderOf, toOwnClaim } from '../claims/claim-rows.ts'
import { readSpentCoupons } from '../coupons.ts'
import type { ShopTables } from '../tables.ts'
import { readCollectionCodes } from './collection.ts'
import { readWaitingChanges } from './change-rows.ts'
import { readParcels } from './parcel-rows.ts'

export type Order = ItemOf<typeof orders>
export const orderRepository = repositoryOf(orders)

type Translated = Parameters<typeof textOf>[0]

const kindOf = ({ _variant, isFee }: Pick<ShopTables['shopOrderLines'], '_variant' | 'isFee'>) => {
  if (_variant !== null) return 'product' as const
  return isFee === 1 ? ('fee' as const) : ('lot' as const)
}

/** Reads what is in some orders, by order. */
export async function readLines(db: Db, ids: readonly string[], locale: Locale) {
  const rows =
    ids.length === 0 ? [] : await db.selectFrom('shopOrderLines').selectAll().where('_order', 'in', ids).orderBy('position').execute()
  const claims = Map.groupBy([...(await readClaims(db, ids)).values()].flat(), ({ _line }) => _line)
  const lines = rows.map(({ _id, _order, _product, _variant, code, name, values, thumb, price, quantity, taxKind, ...row }) => ({
    _order,
    line: {
      _id,
      _product,
      _variant: _variant ?? _id,
      code,
      price,
      quantity,
      taxKind,
      discount: row.discount,
      points: row.points,
      ended: row.ended,
      unsent: row.unsent,
      kind: kindOf({ _variant, isFee: row.isFee }),
      claims: (claims.get(_id) ?? []).map((claim) => toOwnClaim(claim, locale)),
      name: textOf(JSON.parse(name) as Translated, locale),
      values: (JSON.parse(values) as Translated[]).map((value) => textOf(value, locale)),
      thumb: thumb === null ? null : (JSON.parse(thumb) as Picture),
    },
  }))
  return Map.groupBy(lines, ({ _order }) => _order)
}

/** Reads what became of some orders, by order. */
async function readTimelines(db: Db, ids: readonly string[]) {
  const rows =
    ids.length === 0
      ? []
      : await db.selectFrom('shopOrderSteps').select(['_order', 'at', 'step']).where('_order', 'in', ids).orderBy('number').execute()
  return Map.groupBy(rows, ({ _order }) => _order)
}

export type Receipt = Awaited<ReturnType<typeof readReceipts>> extends Map<string, (infer Row)[]> ? Row : never

/** Reads the cash receipts of some orders, by order: the oldest first. */
export async function readReceipts(db: Db, ids: readonly string[]) {
  const rows =
    ids.length === 0
      ? []
      : await db
          .selectFrom('shopReceipts as r')
          .leftJoin('users as u', 'u._id', 'r._user')
          .select(['r._id', 'r._order', 'r.at', 'r.change', 'r.approvalNumber', 'u.name as user'])
          .where('r._order', 'in', ids)
          .orderBy('r._id')
          .execute()
  return Map.groupBy(rows, ({ _order }) => _order)
}

/** Returns whether pieces that are not sent can be taken out of an order: before it is paid it is cancelled as a whole. */
export const canCancelPieces = ({ state, _lot }: Pick<Order, 'state' | '_lot'>): boolean =>
  _lot === null && (state === 'paid' || state === 'preparing')

/** Returns whether what is in an order can be changed now: nothing of it was taken out, and no payment of it is on its way. */
const canChangeContents = (
  order: Order,
  claims: readonly unknown[],
  charges: readonly Pick<Charge, 'state'>[],
  timeline: readonly { step: string }[],
): boolean =>
  canTake('change', order, 'member') &&
  claims.length === 0 &&
  (order.state !== 'unpaid' ||
    // What a bank has taken back was sold on its day as it is.
    (charges.every(({ state }) => !['confirming', 'waiting'].includes(state)) && timeline.every(({ step }) => step !== 'bounce')))

/** Finds out whether what is in an order can be changed now. */
export async function isChangeable(db: Db, order: Order): Promise<boolean> {
  const { _id } = order
  const of = <Row>(rows: ReadonlyMap<string, Row[]>) => rows.get(_id) ?? []
  const [claims, charges] = [of(await readClaims(db, [_id])), of(await readCharges(db, [_id]))]
  return canChangeContents(order, claims, charges, of(await readTimelines(db, [_id])))
}

/** @throws ApiError `changeWaits` while a change of an order waits for its difference */
export function requireNoChange({ changeDue }: Pick<Order, 'changeDue'>): void {
  if (changeDue > 0) throw new ApiError('changeWaits', { values: { amount: changeDue.toLocaleString('en') } })
}

/** Ways to pay an order: the account that the setting names, and a gateway. */
export type WaysToPay = Pick<Config, 'toss'> & { bankAccount: string | null }

/** Returns whether an order, or a change of it, is paid by bank transfer now. */
const isTransferable = ({ state, changeDue, means }: Order): boolean => state === 'unpaid' || (changeDue > 0 && means !== 'gateway')

/** Returns orders as their member reads them. @param ways how they can be paid */
export async function toOwn(db: Db, some: readonly Order[], locale: Locale, ways: WaysToPay): Promise<OwnOrder[]> {
  const ids = some.map(({ _id }) => _id)
  const [lines, timelines] = [await readLines(db, ids, locale), await readTimelines(db, ids)]
  const [charges, refunding] = [await readCharges(db, ids), await readRefunding(db, ids)]
  const ready = some.filter(({ state }) => state === 'ready').map(({ _id }) => _id)
  const codes = await readCollectionCodes(db, ready)
  const coupons = await readSpentCoupons(
    db,
    some.filter((order) => canTake('change', order, 'member')).map(({ _id }) => _id),
  )
  const [receipts, parcels] = [await readReceipts(db, ids), await readParcels(db, ids)]
  const waiting = await readWaitingChanges(db, some, locale)
  const now = new Date().toISOString()
  return some.map((order) => {
    const tries = charges.get(order._id) ?? []
    const own = (lines.get(order._id) ?? []).map(({ line }) => line)
    const claims = own.flatMap((line) => line.claims)
    const counted = claims.filter(({ state }) => state === 'closed' || state === 'requested')
    return {
      _id: order._id,
      createdAt: order.createdAt,
      number: order.number,
      isLot: order._lot !== null,
      quoteWantedAt: order.quoteWantedAt,
      state: order.state,
      goods: order.goods,
      discount: order.discount,
      points: order.points,
      deliveryFee: order.deliveryFee,
      remoteFee: order.remoteFee,
      postage: order.postage,
      total: order.total,
      vat: order.vat,
      payUntil: order.payUntil,
      method: order.method,
      receiver: order.receiver,
      phone: order.phone,
      postcode: order.postcode,
      address: order.address,
      addressDetail: order.addressDetail,
      note: order.note,
      payer: order.payer,
      parcels: parcels.get(order._id) ?? [],
      collectionCode: codes.get(order._id) ?? null,
      reason: order.reason,
      bankAccount: isTransferable(order) || isPostageDue(claims) ? ways.bankAccount : null,
      canPayOnline: canPayOnline(order, tries, ways),
      means: order.means,
      charge: standingOf(tries),
      chargeReceipts: receiptsOf(tries),
      refunding: refunding.get(order._id) ?? 0,
      earns: order._user === null || order.state === 'cancelled' ? 0 : earnedBy(order, own),
      waitingChange: waiting.get(order._id) ?? null,
      refundDue: order.owed,
      terms: soldOrderOf(order, counted),
      receipt: {
        use: order.receiptUse,
        identity: order.receiptIdentity,
        company: order.invoiceCompany,
        representative: order.invoiceRepresentative,
        email: order.invoiceEmail,
        issued: order.receipted,
        approvalNumbers: (receipts.get(order._id) ?? []).map(({ approvalNumber }) => approvalNumber),
        canAsk: canAskReceipt(order) && order.state !== 'cancelled',
      },
      coupon: coupons.get(order._id) ?? null,
      canChangeContents: canChangeContents(order, claims, tries, timelines.get(order._id) ?? []),
      canCancelPieces: canCancelPieces(order),
      returnCauses: returnCausesAt(
        { _lot: order._lot, state: order.state, parcels: order.parcels, deliveredAt: receivedAt(order, claims) },
        now,
      ),
      lines: own,
      timeline: (timelines.get(order._id) ?? []).map(({ at, step }) => ({ at, step })),
      steps: stepsOf(order, 'member'),
    }
  })
}

/** @throws ApiError `notFound`, also for an order of somebody else */
export async function requireOwnOrder(db: Db, _user: string, _id: string): Promise<Order> {
  const [order] = await orderRepository.select(db, { where: { _id, _user }, limit: 1 })
  if (order === undefined) throw new ApiError('notFound')
  return order
}

/** The orders of an account, as its owner may take them along. */
export async function* ordersOf(db: Db, _user: string): AsyncGenerator<object> {
  const limit = 100
  for (let skip = 0; ; skip += limit) {
    const page = await orderRepository.select(db, { where: { _user }, sort: 'createdAt', limit, skip })
    yield* await toOwn(db, page, 'ko', { bankAccount: null, toss: undefined })
    if (page.length < limit) return
  }
}

import { users } from '#contract/account/users.ts'
import type { Picture } from '#contract/field.ts'
import type { Translated } from '#contract/locale.ts'
import { shopLimits } from '#contract/shop/limits.ts'
import type { OrderNotification } from '#contract/shop/notification-kinds.ts'
import { shopDayOf } from '#contract/shop/shop-day.ts'
import { makeOrderNumber } from '#contract/shop/stock-code.ts'
import { type Expression, sql } from 'kysely'
import { v7 as uuid } from 'uuid'
import { repositoryOf } from '../../db/repository-of.ts'
import type { Db } from '../../db/schema.ts'
import { ApiError } from '../../http/api-error.ts'
import { tellOffice } from '../../mail/office-alerts.ts'
import type { Change } from '../../notifications/notify.ts'
import { notePayer } from '../deposits/rows.ts'
import { newOrder } from './place.ts'
import { type Order, orderRepository } from './rows.ts'
import { lockOrders, noteStep, notifyOfOrder, takeStep } from './steps.ts'

const day = 24 * 60 * 60 * 1000

/** Line of what was won at the auction: the work, or a fee on top of it. */
interface WonLine {
  name: Translated
  values: readonly Translated[]
  thumb: Picture | null
  code: string
  isFee: boolean
  /** In won, with the tax in it. */
  price: number
  taxKind: 'taxable' | 'exempt'
}

/** Lot that a member has won. */
interface WonLot {
  _work: string
  /** Account under its lock (`lockAccount`). */
  _user: string
  lines: readonly WonLine[]
  /** Value added tax within the lines, in won. */
  vat: number
}

/** Part of such an order that the auction shows. */
const toLotOrder = ({ _id, number, state, total, payUntil }: Order) => {
  const ends = state === 'cancelled' || state === 'refunded' ? ('cancelled' as const) : ('paid' as const)
  return { _id, number, standing: state === 'unpaid' ? ('unpaid' as const) : ends, total, payUntil }
}
type LotOrder = ReturnType<typeof toLotOrder>

async function insertWonLines(db: Db, _order: string, { _work, lines }: WonLot): Promise<void> {
  const rows = lines.map(({ name, values, thumb, isFee, ...line }, index) => ({
    _id: uuid(),
    _order,
    position: index + 1,
    _variant: null,
    _product: _work,
    ...line,
    isFee: isFee ? 1 : 0,
    name: JSON.stringify(name),
    values: JSON.stringify(values),
    thumb: thumb === null ? null : JSON.stringify(thumb),
    quantity: 1,
    discount: 0,
    points: 0,
    ended: 0,
    // A fee is in no parcel.
    unsent: isFee ? 0 : 1,
  }))
  await db.insertInto('shopOrderLines').values(rows).execute()
}

/**
 * Orders for a member what they have won at the auction, whether the shelf is open or not, and tells them how to pay it. It is collected at
 * the centre, unless staff and buyer agree on something else; no stock, coupon or points have a part in it.
 */
async function place(change: Change, won: WonLot): Promise<LotOrder> {
  const { db, now } = change
  await lockOrders(db)
  const user = await repositoryOf(users).find(db, won._user)
  if (user === undefined || user === 'removed') throw new ApiError('notFound')
  const goods = won.lines.reduce((sum, { price }) => sum + price, 0)
  const order = await orderRepository.insert(db, {
    ...newOrder,
    _lot: won._work,
    _user: won._user,
    number: makeOrderNumber(shopDayOf(now)),
    method: 'pickUp',
    receiver: user.name,
    phone: user.phone ?? '',
    payer: user.name.slice(0, 40),
    postcode: null,
    address: null,
    addressDetail: null,
    note: null,
    goods,
    discount: 0,
    points: 0,
    deliveryFee: 0,
    total: goods,
    vat: won.vat,
    standardFee: 0,
    freeFrom: null,
    payUntil: new Date(Date.parse(now) + shopLimits.lotPayDays * day).toISOString(),
    createdAt: now,
  })
  await notePayer(db, order)
  await insertWonLines(db, order._id, won)
  await noteStep(db, order._id, 'place', { by: 'clock' }, now)
  await notifyOfOrder(change, order, 'won' satisfies OrderNotification)
  await tellOffice(change, 'order')
  return toLotOrder(order)
}

/** Says in a query how such an order stands, as `toLotOrder` does; null: there is none. */
const standing = (_order: Expression<string | null>) =>
  sql<LotOrder['standing'] | null>`(select case "state" when 'unpaid' then 'unpaid' when 'cancelled' then 'cancelled'
    when 'refunded' then 'cancelled' else 'paid' end from "shop_orders" as "standing" where "standing"."_id" = ${_order})`

/** Reads such orders by their ids. What is erased is not among them. */
async function read(db: Db, ids: readonly string[]): Promise<Map<string, LotOrder>> {
  const found = ids.length === 0 ? [] : await orderRepository.select(db, { where: { _id: { in: ids } } })
  return new Map(found.map((order) => [order._id, toLotOrder(order)]))
}

/** Tells a winner once more. @throws ApiError `orderState` where there is nothing to pay any more, or nobody to tell */
async function tellAgain(change: Change, _id: string): Promise<void> {
  const order = await orderRepository.find(change.db, _id)
  if (order === undefined || order === 'removed' || order.state !== 'unpaid' || order._user === null) throw new ApiError('orderState')
  await notifyOfOrder(change, order, 'won')
}

/**
 * Ends an order that was not paid in time, for another buyer: it lapses, as its member is told. From here on no order changes until the
 * transaction ends. @returns false where it is paid: then nothing ends
 */
async function endUnpaid(change: Change, _id: string): Promise<boolean> {
  await lockOrders(change.db)
  const order = await orderRepository.find(change.db, _id)
  if (order === undefined || order === 'removed') return true
  if (order.state === 'unpaid') await takeStep(change, order, 'lapse', { by: 'clock' })
  return toLotOrder(order).standing !== 'paid'
}

/** Orders of what is won at the auction. */
export const lotOrders = { place, read, tellAgain, endUnpaid, standing }

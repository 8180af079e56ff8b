import type { Body } from '#contract/api.ts'
import { canTake } from '#contract/shop/order-states.ts'
import { v7 as uuid } from 'uuid'
import type { Db } from '../../db/schema.ts'
import { ApiError } from '../../http/api-error.ts'
import type { Change } from '../../notifications/notify.ts'
import { readSold } from '../claims/refunds.ts'
import { parcelsOf } from './parcel-rows.ts'
import type { Order } from './rows.ts'
import { type By, takeStep } from './steps.ts'

type Pieces = NonNullable<Body<'POST /api/console/shop/orders/{_id}/steps'>['pieces']>

interface Sending {
  carrier: string
  trackingNumber: string
  trackingUrl: string | null
  /** Undefined: all that is left. */
  pieces?: Pieces | undefined
}

/** Notes what is in a parcel. */
export async function insertParcel(
  db: Db,
  { _id: _order, parcels }: Pick<Order, '_id' | 'parcels'>,
  { pieces, ...sent }: Sending & { pieces: Pieces },
  shippedAt: string,
): Promise<void> {
  const _parcel = uuid()
  await db
    .insertInto('shopParcels')
    .values({ _id: _parcel, _order, number: parcels + 1, state: 'shipped', ...sent, shippedAt, deliveredAt: null })
    .execute()
  await db
    .insertInto('shopParcelPieces')
    .values(pieces.map(({ _line, quantity }) => ({ _parcel, _line, quantity })))
    .execute()
  for (const { _line, quantity } of pieces)
    await db
      .updateTable('shopOrderLines')
      .set((eb) => ({ unsent: eb('unsent', '-', quantity) }))
      .where('_id', '=', _line)
      .execute()
}

/**
 * Sends pieces of an order in a parcel: with the last of them the order is sent. Under `lockOrders`.
 * @throws ApiError `orderState`, `notFound` for a line of another order, `tooManyUnsent`
 */
export async function sendParcel(change: Change, order: Order, { pieces, ...sent }: Sending, by: By): Promise<Order> {
  const { db, now } = change
  const left = (await readSold(db, order._id)).flatMap(({ _id, unsent }) => (unsent > 0 ? [{ _line: _id, quantity: unsent }] : []))
  if (!canTake('shipPart', order, by.by) || left.length === 0) throw new ApiError('orderState')
  const chosen = pieces ?? left
  const quantities = new Map<string, number>()
  for (const { _line, quantity } of chosen) quantities.set(_line, (quantities.get(_line) ?? 0) + quantity)
  for (const [_line, quantity] of quantities) {
    const unsent = left.find((line) => line._line === _line)?.quantity ?? 0
    if (quantity > unsent) throw new ApiError('tooManyUnsent', { values: { left: unsent } })
  }
  const isAll = left.every(({ _line, quantity }) => quantities.get(_line) === quantity)
  const wanted = [...quantities].map(([_line, quantity]) => ({ _line, quantity }))
  await insertParcel(db, order, { ...sent, pieces: wanted }, now)
  return takeStep(change, order, isAll ? 'ship' : 'shipPart', by, { parcels: order.parcels + 1 })
}

/** Notes that parcels of an order have come: the one that has this number, or all that are on their way, and with them the order. Under `lockOrders`. */
export async function deliverParcels(change: Change, order: Order, number: number | undefined, by: By): Promise<Order> {
  const { db, now } = change
  const waiting = (await parcelsOf(db, order._id)).filter(({ state }) => state === 'shipped')
  const isLast = waiting.length === 1 && order.state === 'shipped'
  const step = number === undefined || isLast ? 'deliver' : 'deliverPart'
  const isThere = number === undefined || waiting.some((parcel) => parcel.number === number)
  if (!canTake(step, order, by.by) || !isThere) throw new ApiError('orderState')
  const come = db.updateTable('shopParcels').set({ state: 'delivered', deliveredAt: now }).where('_order', '=', order._id)
  await (number === undefined ? come.where('state', '=', 'shipped') : come.where('number', '=', number)).execute()
  return takeStep(change, order, step, by)
}

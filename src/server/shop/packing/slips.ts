import { canTake } from '#contract/shop/order-states.ts'
import { orders as resource } from '#contract/shop/orders.ts'
import type { PackingSlip } from '#contract/shop/packing.ts'
import type { Db } from '../../db/schema.ts'
import { audit } from '../../http/audit.ts'
import { ApiError } from '../../http/api-error.ts'
import type { WriteContext } from '../../http/route.ts'
import { type Order, orderRepository, readLines } from '../orders/rows.ts'
import { lockOrders, takeStep } from '../orders/steps.ts'

/** Reads those of some orders that are to be sent, the oldest first. */
export async function readSendable(db: Db, ids: readonly string[]): Promise<Order[]> {
  const found = await orderRepository.select(db, { where: { _id: { in: [...new Set(ids)] } }, sort: 'createdAt' })
  return found.filter((order) => canTake('ship', order, 'staff'))
}

const toSlip = (order: Order, lines: Awaited<ReturnType<typeof readLines>>): PackingSlip => ({
  _id: order._id,
  number: order.number,
  createdAt: order.createdAt,
  receiver: order.receiver,
  phone: order.phone,
  postcode: order.postcode,
  address: order.address,
  addressDetail: order.addressDetail,
  note: order.note,
  parcels: order.parcels,
  lines: (lines.get(order._id) ?? []).flatMap(({ line: { _variant, code, name, values, unsent } }) =>
    unsent > 0 ? [{ _variant, code, name, values, pieces: unsent }] : [],
  ),
})

/** Makes packing slips: their orders are being prepared from now on, as they are now. What is not to be sent any more has none. */
export async function makeSlips(
  ids: readonly string[],
  context: WriteContext,
  staff: string,
): Promise<{ slips: PackingSlip[]; left: number }> {
  const { db, locale, caller } = context
  await lockOrders(db)
  const orders = await readSendable(db, ids)
  const change = { ...context, platform: context.request.server.platform, now: new Date().toISOString() }
  const packedAt = change.now
  for (const order of orders) {
    const packed =
      order.state === 'paid'
        ? await takeStep(change, order, 'prepare', { by: 'staff', staff }, { packedAt })
        : await orderRepository.update(db, order, { packedAt })
    if (packed === undefined) throw new ApiError('orderState')
  }
  const taken = orders.map(({ _id }) => _id)
  await audit(db, caller, { action: 'change', resource: resource.path, items: taken })
  const lines = await readLines(db, taken, locale)
  return { slips: orders.map((order) => toSlip(order, lines)), left: new Set(ids).size - orders.length }
}

import type { OrderStep } from '#contract/shop/order-states.ts'
import { trackingUrlOf } from '#contract/shop/carriers.ts'
import type { Db } from '#server/db/schema.ts'
import { readSold } from '#server/shop/claims/refunds.ts'
import { insertParcel } from '#server/shop/orders/parcels.ts'
import type { Order } from '#server/shop/orders/rows.ts'
import { setting } from '../setting.ts'

export const isSending = (step: OrderStep): boolean => step === 'ship' || step === 'shipPart'

/** Notes the parcels of an order that was stored as a sent one: its first line goes ahead where some of it did. */
export async function sendOrder(
  db: Db,
  order: Order,
  steps: readonly OrderStep[],
  { at, carrier, trackingNumber }: { at: (step: number) => Date; carrier: string; trackingNumber: string },
): Promise<void> {
  for (const [place, step] of steps.entries()) {
    if (!isSending(step)) continue
    const left = (await readSold(db, order._id)).filter(({ unsent }) => unsent > 0)
    const pieces = (step === 'ship' ? left : left.slice(0, 1)).map(({ _id: _line, unsent: quantity }) => ({ _line, quantity }))
    const parcels = steps.slice(0, place).filter(isSending).length
    const number = String(Number(trackingNumber) + parcels).padStart(trackingNumber.length, '0')
    const trackingUrl = trackingUrlOf(setting.shop.carriers, carrier, number)
    await insertParcel(db, { _id: order._id, parcels }, { carrier, trackingNumber: number, trackingUrl, pieces }, at(place).toISOString())
  }
  const deliveredAt = order.deliveredAt
  if (deliveredAt !== null)
    await db.updateTable('shopParcels').set({ state: 'delivered', deliveredAt }).where('_order', '=', order._id).execute()
}

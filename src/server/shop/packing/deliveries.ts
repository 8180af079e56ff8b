import type { Answer } from '#contract/api.ts'
import { type Carrier, carrierOf, trackingUrlOf } from '#contract/shop/carriers.ts'
import { canTake } from '#contract/shop/order-states.ts'
import { orders as resource } from '#contract/shop/orders.ts'
import type { Delivery, DeliveryOutcome } from '#contract/shop/packing.ts'
import type { Parcel } from '#contract/shop/parcels.ts'
import { repeatedIn } from '#contract/shop/pick-list.ts'
import type { Db } from '../../db/schema.ts'
import { audit } from '../../http/audit.ts'
import type { WriteContext } from '../../http/route.ts'
import { readParcels } from '../orders/parcel-rows.ts'
import { sendParcel } from '../orders/parcels.ts'
import { type Order, orderRepository } from '../orders/rows.ts'
import { lockOrders } from '../orders/steps.ts'

type Result = Answer<'POST /api/console/shop/packing/deliveries'>['results'][number]

/** Characters of a tracking number. */
const longest = 40

interface Judged {
  row: Delivery
  /** Undefined: there is none of this number. */
  order: Order | undefined
  parcels: readonly Parcel[]
  pieces: number
}

/** What a number is told by, however it is grouped. */
const digitsOf = (trackingNumber: string): string => trackingNumber.replaceAll(/[\s-]/g, '')

/** Judges a row. An order that went with this very number is no mistake: the file was sent before. */
function judge({ row, order, parcels }: Judged, carriers: readonly Carrier[], repeated: ReadonlySet<string>): DeliveryOutcome {
  const { number, carrier, trackingNumber, changedAt } = row
  if ([number, carrier, trackingNumber].includes('')) return 'incomplete'
  if (trackingNumber.length > longest) return 'tooLong'
  if (repeated.has(number)) return 'twice'
  if (order === undefined) return 'unknownOrder'
  const isSame = (sent: Parcel) =>
    digitsOf(sent.trackingNumber) === digitsOf(trackingNumber) &&
    carrierOf([{ name: sent.carrier, trackingUrl: null }], carrier) !== undefined
  if (parcels.some(isSame)) return 'alreadySent'
  if (carrierOf(carriers, carrier) === undefined) return 'unknownCarrier'
  if (!canTake('ship', order, 'staff')) return 'notToBeSent'
  const isOther = changedAt !== undefined && changedAt !== order.changedAt
  // Whoever packed it has seen it as it was when its slip was made.
  return isOther || (order.changedAt !== null && order.changedAt > (order.packedAt ?? '')) ? 'changed' : 'right'
}

const trimmed = (row: Delivery): Delivery => ({
  ...row,
  number: row.number.trim(),
  carrier: row.carrier.trim(),
  trackingNumber: row.trackingNumber.trim(),
})

/** Reads the orders that rows name, with what of them was sent and what is left. */
async function readNamed(db: Db, rows: readonly Delivery[]): Promise<Judged[]> {
  const numbers = [...new Set(rows.map(({ number }) => number))]
  const orders = new Map((await orderRepository.select(db, { where: { number: { in: numbers } } })).map((order) => [order.number, order]))
  const ids = [...orders.values()].map(({ _id }) => _id)
  const parcels = await readParcels(db, ids)
  const lines =
    ids.length === 0 ? [] : await db.selectFrom('shopOrderLines').select(['_order', 'unsent']).where('_order', 'in', ids).execute()
  return rows.map((row) => {
    const order = orders.get(row.number)
    const own = lines.filter(({ _order }) => _order === order?._id)
    const pieces = own.reduce((sum, { unsent }) => sum + unsent, 0)
    return { row, order, parcels: parcels.get(order?._id ?? '') ?? [], pieces }
  })
}

/** Judges rows of tracking numbers, and sends the orders of those that are right, each with all that is left of it: once. */
export async function sendByNumbers(
  { rows, isDryRun }: { rows: readonly Delivery[]; isDryRun: boolean },
  carriers: readonly Carrier[],
  context: WriteContext,
  staff: string,
): Promise<Result[]> {
  const { db, caller } = context
  if (!isDryRun) await lockOrders(db)
  const given = rows.map(trimmed)
  const repeated = repeatedIn(given.map(({ number }) => number))
  const judged = await readNamed(db, given)
  const change = { ...context, platform: context.request.server.platform, now: new Date().toISOString() }
  const results: Result[] = []
  for (const one of judged) {
    const outcome = judge(one, carriers, repeated)
    const { row, pieces } = one
    let { order } = one
    const isSent = outcome === 'right' && !isDryRun && order !== undefined
    if (isSent && order !== undefined) {
      // As the setting spells it.
      const carrier = carrierOf(carriers, row.carrier)?.name ?? row.carrier
      const sent = { carrier, trackingNumber: row.trackingNumber, trackingUrl: trackingUrlOf(carriers, carrier, row.trackingNumber) }
      order = await sendParcel(change, order, sent, { by: 'staff', staff })
    }
    const { _id: _order = null, receiver = null, state = null, changedAt = null } = order ?? {}
    results.push({ outcome: isSent ? 'sent' : outcome, _order, receiver, state, pieces, changedAt })
  }
  const items = results.flatMap(({ outcome, _order }) => (_order !== null && (isDryRun || outcome === 'sent') ? [_order] : []))
  await audit(db, caller, { action: isDryRun ? 'read' : 'change', resource: resource.path, items })
  return results
}

import * as z from 'zod'
import { call } from '../call.ts'
import { id, instant } from '../field.ts'
import { shopLimits } from './limits.ts'
import { orderState } from './orders.ts'

/** An order that is to be packed: it is paid, delivered, and some of it is not sent. */
const toPack = z
  .strictObject({
    _id: id,
    number: z.string(),
    createdAt: instant,
    state: orderState,
    receiver: z.string(),
    /** Pieces that are not sent. */
    pieces: z.int().min(0),
    /** Parcels that went ahead. */
    parcels: z.int().min(0),
    changedAt: instant.nullable(),
    /** When its packing slip was made last. */
    packedAt: instant.nullable(),
  })
  .meta({ id: 'OrderToPack' })
export type OrderToPack = z.output<typeof toPack>

const slip = z
  .strictObject({
    _id: id,
    number: z.string(),
    createdAt: instant,
    receiver: z.string(),
    phone: z.string(),
    postcode: z.string().nullable(),
    address: z.string().nullable(),
    addressDetail: z.string().nullable(),
    note: z.string().nullable(),
    parcels: z.int().min(0),
    /** What is not sent of it. */
    lines: z.array(
      z.strictObject({ _variant: id, code: z.string(), name: z.string(), values: z.array(z.string()), pieces: z.int().min(1) }),
    ),
  })
  .meta({ id: 'PackingSlip' })
export type PackingSlip = z.output<typeof slip>

/** Outcomes of a row of a file of tracking numbers. All but the first three are wrong. */
export const deliveryOutcomes = [
  'right',
  'sent',
  'alreadySent',
  'incomplete',
  'tooLong',
  'twice',
  'unknownOrder',
  'unknownCarrier',
  'notToBeSent',
  'changed',
] as const
export type DeliveryOutcome = (typeof deliveryOutcomes)[number]

/** Row of such a file: whatever its cells say. */
const delivery = z.strictObject({
  number: z.string().max(200),
  carrier: z.string().max(200),
  trackingNumber: z.string().max(200),
  /** When the order had been changed last, as it was seen when the file was checked: one that has changed since is not sent. */
  changedAt: instant.nullable().optional(),
})
export type Delivery = z.output<typeof delivery>

const ofOrders = { tag: 'shop/orders', access: 'console:shop', status: 200 } as const

/** Packing of many orders at once. */
export const packingCalls = {
  'GET /api/console/shop/packing': call({
    ...ofOrders,
    summary: 'Console: orders that are paid and to be sent, the oldest first, 500 at most',
    isPersonal: true,
    answer: z.strictObject({ orders: z.array(toPack), total: z.int().min(0) }),
    reads: ['shop/orders', 'shop/claims'],
  }),
  'POST /api/console/shop/packing/slips': call({
    ...ofOrders,
    summary: 'Console: packing slips of orders, which are being prepared from now on; what is not to be sent any more has none',
    isPersonal: true,
    body: z.strictObject({ orders: z.array(id).min(1).max(shopLimits.packedAtOnce) }),
    answer: z.strictObject({ slips: z.array(slip), left: z.int().min(0) }),
    writes: ['shop/orders'],
  }),
  'POST /api/console/shop/packing/file': call({
    ...ofOrders,
    summary: 'Console: the receivers of orders as a workbook (XLSX) for a carrier, with room for the tracking numbers',
    isPersonal: true,
    body: z.strictObject({ orders: z.array(id).min(1).max(shopLimits.packed) }),
    /** In base64: which orders are in it is in no address. */
    answer: z.strictObject({ file: z.base64() }),
    writesNothing: 'a file is made',
  }),
  'POST /api/console/shop/packing/deliveries': call({
    ...ofOrders,
    summary: 'Console: check rows of order number, carrier and tracking number, or send the orders of those that are right: each once',
    isPersonal: true,
    body: z.strictObject({
      rows: z.array(delivery).min(1).max(shopLimits.packedAtOnce),
      /** Nothing is sent. */
      isDryRun: z.boolean(),
    }),
    answer: z.strictObject({
      /** One for each row, in their order. */
      results: z.array(
        z
          .strictObject({
            outcome: z.enum(deliveryOutcomes),
            _order: id.nullable(),
            receiver: z.string().nullable(),
            state: orderState.nullable(),
            /** Pieces that go, or have gone. */
            pieces: z.int().min(0),
            changedAt: instant.nullable(),
          })
          .meta({ id: 'DeliveryResult' }),
      ),
    }),
    writes: ['shop/orders'],
  }),
}

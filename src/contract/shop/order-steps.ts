import * as z from 'zod'
import { call } from '../call.ts'
import { day, id, instant, labelled, line, money } from '../field.ts'
import { itemParams } from '../picture-upload.ts'
import { chargeStates } from './charge-states.ts'
import { carrier, orderState, reason, trackingNumber } from './orders.ts'
import { orderActors, type OrderStep } from './order-states.ts'
import { orderLine, taken, waitingChange } from './own-orders.ts'
import { parcel, parcelNumber, parcelPieces } from './parcels.ts'

/** Steps that staff take, with what each asks for. */
export const staffSteps = [
  'pay',
  'payChange',
  'dropChange',
  'quote',
  'prepare',
  'ship',
  'makeReady',
  'deliver',
  'cancel',
  'refund',
] as const satisfies readonly OrderStep[]
export const stepFields = {
  pay: ['amount'],
  payChange: ['amount'],
  dropChange: [],
  quote: ['fee'],
  prepare: [],
  ship: ['carrier', 'trackingNumber'],
  makeReady: [],
  deliver: [],
  cancel: ['reason'],
  refund: [],
} as const satisfies Record<(typeof staffSteps)[number], readonly string[]>

const payment = z
  .strictObject({
    _id: id,
    at: instant,
    /** In won: negative where it went back. */
    change: z.int(),
    balance: money,
    /** What was given on top of a refund that was late, in won: it is in no balance. */
    interest: money,
    user: z.string().nullable(),
  })
  .meta({ id: 'OrderPayment' })

export const orderStepCalls = {
  'POST /api/console/shop/orders/collection': call({
    summary: 'Console: the order that has this collection code. Ten wrong tries a minute for each of the staff',
    tag: 'shop/orders',
    access: 'console:shop',
    body: z.strictObject({ collectionCode: line(40) }),
    answer: z.strictObject({ _id: id }),
    status: 200,
    errors: [404, 429],
    writesNothing: 'the code is in no address',
  }),
  'GET /api/console/shop/orders/{_id}/progress': call({
    summary: 'Console: what is in an order, what became of it, its money, and what can be done now',
    tag: 'shop/orders',
    access: 'console:shop',
    isPersonal: true,
    params: itemParams,
    answer: z.strictObject({
      lines: z.array(orderLine),
      parcels: z.array(parcel),
      timeline: z.array(z.strictObject({ ...taken, by: z.enum(orderActors), user: z.string().nullable() })),
      payments: z.array(payment),
      charges: z.array(
        z
          .strictObject({
            _id: id,
            createdAt: instant,
            state: z.enum(chargeStates),
            amount: money,
            method: z.string().nullable(),
            refunded: money,
            isTroubled: z.boolean(),
          })
          .meta({ id: 'OrderCharge' }),
      ),
      steps: z.array(z.enum(staffSteps)),
      waitingChange: waitingChange.nullable(),
      /** Cash receipts that were issued, or taken back, and what is to be, in won. */
      receipts: z.array(
        z
          .strictObject({ _id: id, at: instant, change: z.int(), approvalNumber: z.string(), user: z.string().nullable() })
          .meta({ id: 'OrderReceipt' }),
      ),
      receiptDue: z.int(),
      /** What is to go back, the last day on which that is in time, and the interest if it goes back now, in won; null: nothing, or by the gateway. */
      refund: z.strictObject({ amount: money, until: day, interest: money }).nullable(),
    }),
    status: 200,
    errors: [404],
    reads: ['shop/orders', 'shop/claims', 'shop/charges'],
  }),
  'POST /api/console/shop/orders/{_id}/steps': call({
    summary: 'Console: take an order a step further',
    tag: 'shop/orders',
    access: 'console:shop',
    isPersonal: true,
    params: itemParams,
    body: z.strictObject({
      step: labelled(/*i18n*/ '할 일', z.enum(staffSteps)),
      /** What came in: all of it, or it is refused. */
      amount: labelled(/*i18n*/ '입금액(원)', money.optional()),
      /** Of `quote`: what its delivery costs. */
      fee: labelled(/*i18n*/ '배송비(원)', money.optional()),
      carrier: carrier.optional(),
      trackingNumber: trackingNumber.optional(),
      /** What is sent in one parcel: all that is left. */
      pieces: parcelPieces.optional(),
      /** The parcel that has come: all that are on their way. */
      parcel: parcelNumber.optional(),
      reason: reason.optional(),
      /** Of `refund`: interest that was given on top, where it is late. */
      interest: labelled(/*i18n*/ '지연이자(원)', money.optional()),
      /** When the order had been changed last, as staff have seen it: one that has changed since is not sent. */
      changedAt: instant.nullable().optional(),
    }),
    answer: z.strictObject({ state: orderState }),
    status: 200,
    errors: [404, 409],
    writes: ['shop/orders', 'shop/claims', 'stock', 'shop/products', 'points'],
  }),
}

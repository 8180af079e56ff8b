import * as z from 'zod'
import { call } from '../call.ts'
import { id, instant, labelled, line, money, picture } from '../field.ts'
import { type Paging, paging, summary } from '../paging.ts'
import { itemParams } from '../picture-upload.ts'
import { chargeStates } from './charge-states.ts'
import { ownClaim } from './claim-fields.ts'
import { shopLimits } from './limits.ts'
import { amounts, means, method, orderState, postcode, read, reason, receiptUse, refundAccount, written } from './orders.ts'
import { notedSteps, type OrderState, orderSteps } from './order-states.ts'
import { couponKinds, taxKinds } from './order-total.ts'
import { parcel } from './parcels.ts'
import { claimCauses } from './refund.ts'

export const orderLine = z
  .strictObject({
    _id: id,
    /** A product, or a work of the auction. */
    _product: id,
    /** Pieces of one line are the same variant, unless they were exchanged; of what is no product it is the line itself. */
    _variant: id,
    /** A product of the shelf, a lot of the auction, or what comes on top of that. */
    kind: z.enum(['product', 'lot', 'fee']),
    /** As it was called when it was ordered, in the asked language. */
    name: z.string(),
    values: z.array(z.string()),
    thumb: picture.nullable(),
    code: z.string(),
    price: money,
    quantity: z.int().min(1),
    taxKind: z.enum(taxKinds),
    /** The line's share of the coupon, in won. */
    discount: money,
    /** The line's share of the points that it was paid with. */
    points: money,
    /** Pieces that have been cancelled or have come back. */
    ended: z.int().min(0),
    /** Pieces that are still to be sent, or made ready: these can be cancelled. */
    unsent: z.int().min(0),
    claims: z.array(ownClaim),
  })
  .meta({ id: 'OrderLine' })

/** A change that waits for its difference: what the order is once that is paid. */
export const waitingChange = z
  .strictObject({
    /** What is to be paid, in won, and until when. */
    amount: money,
    until: instant,
    method,
    total: money,
    lines: z.array(z.strictObject({ _line: id, name: z.string(), values: z.array(z.string()), quantity: z.int().min(1), price: money })),
  })
  .meta({ id: 'WaitingChange' })

export const taken = { at: instant, step: z.enum(notedSteps) }
const own = z
  .strictObject({
    _id: id,
    createdAt: instant,
    number: z.string(),
    state: orderState,
    /** Whether it was won at the auction. */
    isLot: z.boolean(),
    /** Since when its delivery is asked for: staff say what that costs. Null: it is not, or is known. */
    quoteWantedAt: instant.nullable(),
    ...amounts,
    payUntil: instant,
    /** Where it, a change, or the ways of an exchange are paid to; null where nothing is to be paid (any more). */
    bankAccount: z.string().nullable(),
    /** Whether it, or a change, can be paid through the gateway now. */
    canPayOnline: z.boolean(),
    means: means.nullable(),
    /** What has become of the last payment through the gateway. */
    charge: z
      .strictObject({
        _id: id,
        state: z.enum(chargeStates),
        /** Where a deposit goes, and until when. */
        account: z.string().nullable(),
        accountUntil: instant.nullable(),
        /** Address of the provider's receipt. */
        receipt: z.string().nullable(),
      })
      .nullable(),
    /** Addresses of the provider's receipts of all that was paid through it, the first payment first. */
    chargeReceipts: z.array(z.string()),
    /** Part of what went back that the gateway has not given back yet, in won. */
    refunding: money,
    ...read,
    /** The first that was sent first. */
    parcels: z.array(parcel),
    /** By what it is handed over at the centre, while it waits there (collection-code.ts). */
    collectionCode: z.string().nullable(),
    reason: z.string().nullable(),
    waitingChange: waitingChange.nullable(),
    /** Money that goes back, in won. */
    refundDue: money,
    /** What decides on a refund (`SoldOrder`). */
    terms: z.strictObject({
      method,
      standardFee: money,
      freeFrom: money.nullable(),
      remoteFee: money,
      deliveryNow: money,
      isSent: z.boolean(),
      hasReturned: z.boolean(),
      isPostagePaid: z.boolean(),
    }),
    /** Coupon that was spent with it, while what is in it can be changed. */
    coupon: z.strictObject({ kind: z.enum(couponKinds), value: z.int(), minimum: money }).nullable(),
    /** Cash receipt or tax invoice: what is wanted, what is issued, in won, with the numbers of the tax office, and whether one can still be asked for. */
    receipt: z.strictObject({
      use: receiptUse.nullable(),
      identity: z.string().nullable(),
      company: z.string().nullable(),
      representative: z.string().nullable(),
      email: z.string().nullable(),
      issued: money,
      approvalNumbers: z.array(z.string()),
      canAsk: z.boolean(),
    }),
    /** Whether what is in it, and the way it is got, can be changed now: who gets it and where can, as long as `change` is among the steps. */
    canChangeContents: z.boolean(),
    /** Whether pieces that are not sent can be cancelled, and why those that are can be given back. */
    canCancelPieces: z.boolean(),
    returnCauses: z.array(z.enum(claimCauses)),
    /** Points that it brings, or has brought, once it is confirmed. */
    earns: money,
    lines: z.array(orderLine),
    timeline: z.array(z.strictObject(taken)),
    /** What its member can do now. */
    steps: z.array(z.enum(orderSteps)),
  })
  .meta({ id: 'OwnOrder' })
export type OwnOrder = z.output<typeof own>

const page: z.ZodType<Paging & { state?: OrderState | undefined }> = z.strictObject({
  ...paging('-createdAt'),
  state: orderState.optional(),
})
export const oneOrder = z.strictObject({ order: own })
/** An order as its shopper sends it. */
export const placing = z.strictObject({
  lines: z
    .array(z.strictObject({ _variant: id, quantity: z.int().min(1).max(shopLimits.quantity), price: money }))
    .min(1)
    .max(shopLimits.lines),
  ...written,
  /** Of the member's coupons, the one that is spent with it. */
  _coupon: id.nullable().optional(),
  /** Of the member's points, so many are spent with it. */
  points: money.optional(),
  /** As its shopper has seen it: another one is refused. */
  total: money,
})
/** A step that a shopper takes. */
export const orderStepBody = z.strictObject({
  step: z.enum(['cancel', 'confirm', 'dropChange']),
  reason: reason.nullable().optional(),
  /** Where the money goes back to: asked for where something was paid. */
  refundAccount: refundAccount.nullable().optional(),
})

const { receiver, phone, addressDetail, note } = written
/** How a member wants to get what was won at the auction: delivered, for what staff say that it costs, or collected. */
const wantedWay = z.discriminatedUnion('method', [
  z.strictObject({
    method: z.literal('delivery'),
    receiver,
    phone,
    postcode: labelled(/*i18n*/ '우편번호', postcode),
    address: labelled(/*i18n*/ '주소', line(200)),
    addressDetail,
    note,
  }),
  z.strictObject({ method: z.literal('pickUp') }),
])

const isOwn = { tag: 'me', access: 'member' } as const

export const ownOrderCalls = {
  'GET /api/v1/me/orders': call({
    ...isOwn,
    summary: 'The orders of the caller, the newest first',
    query: page,
    answer: z.strictObject({
      orders: z.array(own),
      summary,
      /** Orders that the caller can take over (`PUT /api/v1/me/guestOrders`). */
      guestOrders: z.int().min(0),
    }),
    status: 200,
    acting: 'console:shop',
    reads: ['shop/orders', 'shop/claims', 'shop/charges'],
  }),
  'GET /api/v1/me/orders/{_id}': call({
    ...isOwn,
    summary: 'An order of the caller',
    params: itemParams,
    answer: oneOrder,
    status: 200,
    errors: [404],
    acting: 'console:shop',
    reads: ['shop/orders', 'shop/claims', 'shop/charges'],
  }),
  'POST /api/v1/me/orders': call({
    ...isOwn,
    summary: 'Order, to be paid by bank transfer or through the gateway: what has another price, is sold out or is gone refuses the whole',
    body: placing,
    answer: oneOrder,
    status: 201,
    errors: [404, 409],
    location: ({ order }) => `/api/v1/me/orders/${order._id}`,
    writes: ['shop/orders', 'carts', 'stock', 'shop/products', 'points'],
  }),
  'PUT /api/v1/me/orders/{_id}': call({
    ...isOwn,
    summary: 'Cancel an order before it is sent, withdraw a change that waits for its difference, or confirm what has come',
    params: itemParams,
    body: orderStepBody,
    answer: oneOrder,
    status: 200,
    errors: [404, 409],
    writes: ['shop/orders', 'shop/claims', 'stock', 'shop/products', 'points'],
  }),
  'PUT /api/v1/me/orders/{_id}/delivery': call({
    ...isOwn,
    summary: 'Ask what the delivery of a lot costs that was won and is not paid, or collect it after all',
    params: itemParams,
    body: wantedWay,
    answer: oneOrder,
    status: 200,
    errors: [404, 409],
    writes: ['shop/orders'],
  }),
}

import * as z from 'zod'
import { call } from '../call.ts'
import { day, email, id, instant, labelled, language, line, lines, money, phone, picture, reference, storedLine } from '../field.ts'
import { type Paging, paging, summary } from '../paging.ts'
import { itemParams } from '../picture-upload.ts'
import { resource } from '../resource.ts'
import { ownClaim } from './claim-fields.ts'
import { shopLimits } from './limits.ts'
import { chargeStates } from './charge-states.ts'
import {
  notedSteps,
  orderActors,
  orderChannels,
  type OrderState,
  orderStates,
  type OrderStep,
  orderSteps,
  paymentMeans,
} from './order-states.ts'
import { couponKinds, deliveryMethods, taxKinds } from './order-total.ts'
import { parcel, parcelNumber, parcelPieces } from './parcels.ts'
import { receiptUses } from './receipt-rules.ts'
import { claimCauses } from './refund.ts'

export const orderState = labelled(/*i18n*/ '상태', z.enum(orderStates), {
  unpaid: /*i18n*/ '결제 대기',
  paid: /*i18n*/ '결제 완료',
  preparing: /*i18n*/ '상품 준비',
  shipped: /*i18n*/ '배송 중',
  ready: /*i18n*/ '수령 대기',
  delivered: /*i18n*/ '전달 완료',
  confirmed: /*i18n*/ '구매 확정',
  cancelled: /*i18n*/ '취소됨',
  refunded: /*i18n*/ '모두 반품됨',
})
const state = orderState
/** Where an order was made. */
const channel = labelled(/*i18n*/ '판매 경로', z.enum(orderChannels), { online: /*i18n*/ '온라인', desk: /*i18n*/ '판매 데스크' })
const means = labelled(/*i18n*/ '결제 수단', z.enum(paymentMeans), {
  transfer: /*i18n*/ '계좌이체',
  gateway: /*i18n*/ '카드·간편결제',
  virtualAccount: /*i18n*/ '가상계좌',
  cash: /*i18n*/ '현금',
  card: /*i18n*/ '카드 단말기',
})
/** Number that a card terminal outside of the shop has printed. */
export const approvalNumber = labelled(/*i18n*/ '카드 승인번호', line(20))
const method = labelled(/*i18n*/ '받는 방법', z.enum(deliveryMethods), { delivery: /*i18n*/ '택배', pickUp: /*i18n*/ '센터에서 받기' })

/** Postal code of Korea. */
export const postcode = z
  .string()
  .trim()
  .regex(/^\d{5}$/, { error: 'shape.postcode' })

/** Receiver, place and payer: what a shopper writes. */
export const written = {
  method,
  receiver: labelled(/*i18n*/ '받는 분', line(60)),
  phone: labelled(/*i18n*/ '연락처', phone),
  /** Of what is delivered: these three stand together, the detail aside. */
  postcode: labelled(/*i18n*/ '우편번호', postcode.nullable()),
  address: labelled(/*i18n*/ '주소', line(200).nullable()),
  addressDetail: labelled(/*i18n*/ '상세 주소', line(100).nullable()),
  note: labelled(/*i18n*/ '배송 메모', line(200).nullable()),
  payer: labelled(/*i18n*/ '입금자 이름', line(40)),
}
const amounts = {
  goods: labelled(/*i18n*/ '상품 금액(원)', money),
  /** What a coupon has taken off the goods. */
  discount: labelled(/*i18n*/ '쿠폰 할인(원)', money),
  points: labelled(/*i18n*/ '포인트 사용(원)', money),
  deliveryFee: labelled(/*i18n*/ '배송비(원)', money),
  /** Part of it that its place costs on top. */
  remoteFee: labelled(/*i18n*/ '도서산간 추가 배송비(원)', money.default(0)),
  /** What was paid after it was placed, for the ways of exchanges. */
  postage: labelled(/*i18n*/ '교환 배송비(원)', money.default(0)),
  total: labelled(/*i18n*/ '결제 금액(원)', money),
  /** Value added tax within the total. */
  vat: labelled(/*i18n*/ '부가세(원)', money),
}
export const carrier = labelled(/*i18n*/ '택배사', line(40))
export const trackingNumber = labelled(/*i18n*/ '송장번호', line(40))
const reason = labelled(/*i18n*/ '취소 사유', line(200))
export const refundAccount = labelled(/*i18n*/ '환불받을 계좌', line(100))

/** Use of a cash receipt, or a tax invoice. */
export const receiptUse = labelled(/*i18n*/ '증빙 용도', z.enum(receiptUses), {
  income: /*i18n*/ '소득공제',
  expense: /*i18n*/ '지출증빙',
  invoice: /*i18n*/ '세금계산서',
})

/** Fields of the business that a tax invoice is issued to, beside its registration number. */
export const invoiceFields = {
  invoiceCompany: labelled(/*i18n*/ '세금계산서 상호', line(100)),
  invoiceRepresentative: labelled(/*i18n*/ '세금계산서 대표자', line(60)),
  invoiceEmail: labelled(/*i18n*/ '세금계산서 받을 이메일', email),
}

/** The same as it is read: older orders have what was written as a postal code. */
const read = { ...written, postcode: labelled(/*i18n*/ '우편번호', line(12).nullable()) }
/** The same as it is stored: empty where it was sold at the desk, which asks nobody who they are. */
const stored = {
  ...read,
  receiver: labelled(/*i18n*/ '받는 분', storedLine(60)),
  phone: labelled(/*i18n*/ '연락처', storedLine(40)),
  payer: labelled(/*i18n*/ '입금자 이름', storedLine(40)),
}

/** Orders of the shop (specification 7.5). What is in them stands in rows of their own, and what became of them in an append-only one. */
export const orders = resource({
  path: 'shop/orders',
  singular: 'order',
  plural: 'orders',
  label: /*i18n*/ '상점 주문',
  summary: 'orders of the shop',
  storage: 'table',
  fields: {
    number: labelled(/*i18n*/ '주문 번호', line(20)),
    state,
    channel: channel.default('online'),
    ...amounts,
    /** Money that is here: what came in, without what went back. */
    paid: labelled(/*i18n*/ '들어와 있는 금액(원)', money.default(0)),
    /** Part of it that is to go back. */
    owed: labelled(/*i18n*/ '돌려줄 금액(원)', money.default(0)),
    isOwed: labelled(/*i18n*/ '돌려줄 금액 있음', z.boolean().default(false)),
    /** When the day is over until which it goes back in time (refund-deadline.ts); null: nothing is owed, or the gateway gives it back. */
    refundUntil: labelled(/*i18n*/ '환불 기한', instant.nullable().default(null)),
    /** What delivery costs below the free limit, and that limit: as they were when it was placed. */
    standardFee: labelled(/*i18n*/ '기준 배송비(원)', money.default(0)),
    freeFrom: labelled(/*i18n*/ '무료 배송 기준(원)', money.nullable().default(null)),
    /** Returns and exchanges that are not done with: until then nothing confirms it. */
    openReturns: labelled(/*i18n*/ '처리할 반품·교환', z.int().min(0).default(0)),
    payUntil: labelled(/*i18n*/ '결제 기한', instant),
    /** Difference for which a change waits, and until when; null: none does. */
    changeDue: labelled(/*i18n*/ '변경 차액(원)', money.default(0)),
    changeUntil: labelled(/*i18n*/ '변경 차액 결제 기한', instant.nullable().default(null)),
    means: means.nullable().default(null),
    approvalNumber: approvalNumber.nullable().default(null),
    /** None: who ordered has left. */
    _user: labelled(/*i18n*/ '회원 계정', reference('users', 'restrict').nullable().default(null)),
    ...stored,
    /** Parcels that have been sent of it. */
    parcels: labelled(/*i18n*/ '보낸 상자', z.int().min(0).default(0)),
    /** Since when it waits at the centre to be collected: of what is sent there is none. */
    readyAt: labelled(/*i18n*/ '센터에 준비된 때', instant.nullable().default(null)),
    /** When what is in it, who gets it or where was changed last: whoever sends it has to know it. */
    changedAt: labelled(/*i18n*/ '주문 내용이 바뀐 때', instant.nullable().default(null)),
    /** When its packing slip was made last: what was changed since then is not sent by a file of tracking numbers. */
    packedAt: labelled(/*i18n*/ '포장 명세서를 만든 때', instant.nullable().default(null)),
    /** When its member was reminded of it. */
    remindedAt: labelled(/*i18n*/ '받아 가시라고 다시 알린 때', instant.nullable().default(null)),
    deliveredAt: labelled(/*i18n*/ '전달한 때', instant.nullable().default(null)),
    /** When its shopper was told that it confirms itself soon. */
    confirmToldAt: labelled(/*i18n*/ '곧 구매 확정된다고 알린 때', instant.nullable().default(null)),
    /** Language in which a guest is told of it by text message; null: it is a member's, or nobody is told. */
    guestLocale: language.nullable().default(null),
    /** Cash receipt, or tax invoice, that its shopper wants, and the number that it is issued to. */
    receiptUse: receiptUse.nullable().default(null),
    receiptIdentity: labelled(/*i18n*/ '증빙을 발급할 번호', line(20).nullable().default(null)),
    invoiceCompany: invoiceFields.invoiceCompany.nullable().default(null),
    invoiceRepresentative: invoiceFields.invoiceRepresentative.nullable().default(null),
    invoiceEmail: invoiceFields.invoiceEmail.nullable().default(null),
    /** What proofs stand for, and whether, and until when, one is to be issued or taken back (receipt-rules.ts). */
    receipted: labelled(/*i18n*/ '증빙 발급액(원)', money.default(0)),
    needsReceipt: labelled(/*i18n*/ '처리할 증빙 있음', z.boolean().default(false)),
    receiptUntil: labelled(/*i18n*/ '증빙 기한', instant.nullable().default(null)),
    /** Why it was cancelled, as its shopper or staff say. */
    reason: reason.nullable().default(null),
    refundAccount: refundAccount.nullable().default(null),
    memo: labelled(/*i18n*/ '직원 메모', lines(1000).nullable().default(null)),
  },
  /** The rest changes by the steps of an order. Who gets it and where stands until it is sent. */
  changeable: [
    'receiver',
    'phone',
    'postcode',
    'address',
    'addressDetail',
    'note',
    'receiptUse',
    'receiptIdentity',
    'invoiceCompany',
    'invoiceRepresentative',
    'invoiceEmail',
    'memo',
  ],
  filters: ['_user', 'state', 'channel', 'method', 'means', 'isOwed', 'needsReceipt'],
  search: ['number', 'receiver', 'phone', 'payer'],
  unique: ['number'],
  sortable: ['readyAt', 'refundUntil'],
  due: 'refundUntil',
  public: [],
  console: ['list', 'one', 'update'],
  isLive: true,
  scope: 'console:shop',
  isPersonal: true,
})

export const orderLine = z
  .strictObject({
    _id: id,
    _product: id,
    _variant: id,
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
const waitingChange = z
  .strictObject({
    /** What is to be paid, in won, and until when. */
    amount: money,
    until: instant,
    method,
    total: money,
    lines: z.array(z.strictObject({ _line: id, name: z.string(), values: z.array(z.string()), quantity: z.int().min(1), price: money })),
  })
  .meta({ id: 'WaitingChange' })

const taken = { at: instant, step: z.enum(notedSteps) }
const own = z
  .strictObject({
    _id: id,
    createdAt: instant,
    number: z.string(),
    state,
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

const page: z.ZodType<Paging & { state?: OrderState | undefined }> = z.strictObject({ ...paging('-createdAt'), state: state.optional() })
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
}

/** Steps that staff take, with what each asks for. */
export const staffSteps = [
  'pay',
  'payChange',
  'dropChange',
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
    answer: z.strictObject({ state }),
    status: 200,
    errors: [404, 409],
    writes: ['shop/orders', 'shop/claims', 'stock', 'shop/products', 'points'],
  }),
}

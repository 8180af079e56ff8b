import * as z from 'zod'
import { email, id, instant, labelled, language, line, lines, money, phone, reference, storedLine } from '../field.ts'
import { resource } from '../resource.ts'
import { orderChannels, orderStates, paymentMeans } from './order-states.ts'
import { deliveryMethods } from './order-total.ts'
import { receiptUses } from './receipt-rules.ts'

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
/** Where an order was made. */
const channel = labelled(/*i18n*/ '판매 경로', z.enum(orderChannels), { online: /*i18n*/ '온라인', desk: /*i18n*/ '판매 데스크' })
export const means = labelled(/*i18n*/ '결제 수단', z.enum(paymentMeans), {
  transfer: /*i18n*/ '계좌이체',
  gateway: /*i18n*/ '카드·간편결제',
  virtualAccount: /*i18n*/ '가상계좌',
  cash: /*i18n*/ '현금',
  card: /*i18n*/ '카드 단말기',
})
/** Number that a card terminal outside of the shop has printed. */
export const approvalNumber = labelled(/*i18n*/ '카드 승인번호', line(20))
export const method = labelled(/*i18n*/ '받는 방법', z.enum(deliveryMethods), {
  delivery: /*i18n*/ '택배',
  pickUp: /*i18n*/ '센터에서 받기',
})

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
export const amounts = {
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
export const reason = labelled(/*i18n*/ '취소 사유', line(200))
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

/**
 * The same as it is read: older orders have what was written as a postal code, and who has won at the auction may have shown no telephone
 * number.
 */
export const read = {
  ...written,
  phone: labelled(/*i18n*/ '연락처', storedLine(40)),
  postcode: labelled(/*i18n*/ '우편번호', line(12).nullable()),
}
/** The same as it is stored: empty where it was sold at the desk, which asks nobody who they are. */
const stored = {
  ...read,
  postcode: labelled(/*i18n*/ '우편번호(지역이 바뀌어도 받은 배송비는 그대로입니다)', line(12).nullable()),
  receiver: labelled(/*i18n*/ '받는 분', storedLine(60)),
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
    state: orderState,
    channel: channel.default('online'),
    /** Work of the auction that was won, whose lines are of no product; null: it is of the shelf. */
    _lot: labelled(/*i18n*/ '낙찰 작품', id.nullable().default(null)),
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
    /** Since when its member waits to be told what its delivery costs: until then it is collected. */
    quoteWantedAt: labelled(/*i18n*/ '배송비를 물은 때', instant.nullable().default(null)),
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

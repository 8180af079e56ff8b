import * as z from 'zod'
import { call } from '../call.ts'
import { id, instant, labelled, line, lines, money, translated } from '../field.ts'
import { type Paging, paging, summary } from '../paging.ts'
import { itemParams, pathPlaceAmong } from '../picture-upload.ts'
import { resource } from '../resource.ts'
import type { ClaimStep } from './claim-states.ts'
import { claimCause, claimImage, claimKind, claimState, ownClaim, refundAmounts } from './claim-fields.ts'
import { guestKey } from './guest-orders.ts'
import { shopLimits } from './limits.ts'
import { carrier, orderState, refundAccount, trackingNumber } from './orders.ts'
import { oneOrder, orderLine } from './own-orders.ts'

const quantity = labelled(/*i18n*/ '수량', z.int().min(1).max(shopLimits.quantity))
const text = labelled(/*i18n*/ '고객이 적은 내용', lines(500).nullable())
const answer = labelled(/*i18n*/ '거절한 까닭', line(200))

/** Pieces of orders that are cancelled, or come back for their money or for another piece (specification 7.5, `purchases`). */
export const claims = resource({
  path: 'shop/claims',
  singular: 'claim',
  plural: 'claims',
  label: /*i18n*/ '취소·반품·교환',
  summary: 'pieces of orders that are cancelled, or come back for their money or for another piece',
  storage: 'table',
  fields: {
    _order: labelled(/*i18n*/ '주문', id),
    _line: labelled(/*i18n*/ '주문한 상품', id),
    number: labelled(/*i18n*/ '주문 번호', line(20)),
    kind: claimKind,
    state: claimState,
    cause: claimCause,
    product: labelled(/*i18n*/ '상품', line(300)),
    code: labelled(/*i18n*/ '재고 코드', line(40)),
    /** None of what was won at the auction. */
    _variant: labelled(/*i18n*/ '품목', id.nullable()),
    quantity,
    /** What is sent for it: held in the stock from the asking on. */
    _newVariant: labelled(/*i18n*/ '바꿔 보낼 품목', id.nullable().default(null)),
    newCode: labelled(/*i18n*/ '바꿔 보낼 재고 코드', line(40).nullable().default(null)),
    newValues: labelled(
      /*i18n*/ '바꿔 보낼 옵션',
      z
        .array(labelled(/*i18n*/ '값', translated(line(40))))
        .max(shopLimits.options)
        .default([]),
    ),
    carrier: carrier.nullable().default(null),
    trackingNumber: trackingNumber.nullable().default(null),
    text,
    images: labelled(/*i18n*/ '사진', z.array(labelled(/*i18n*/ '사진', claimImage)).max(shopLimits.claimImages).default([])),
    ...refundAmounts,
    closedAt: labelled(/*i18n*/ '처리한 때', instant.nullable().default(null)),
    answer: answer.nullable().default(null),
  },
  changeable: [],
  filters: ['kind', 'state', 'cause'],
  sortable: ['product', 'amount'],
  search: ['number', 'product', 'code'],
  public: [],
  console: ['list', 'one'],
  scope: 'console:shop',
  isPersonal: true,
})

const purchase = orderLine.extend({ _order: id, number: z.string(), state: orderState, createdAt: instant }).meta({ id: 'Purchase' })
const page: z.ZodType<Paging> = z.strictObject({ ...paging('-createdAt') })

/** Change of a line of an order, as a shopper sends it. */
export const purchaseChange = z.strictObject({
  /** What has come is confirmed with the whole of its order: points and the time for returns are the order's. */
  action: z.enum(['confirm', 'cancel', 'return', 'exchange', 'withdraw']),
  /** Of what is cancelled or comes back: all of these. */
  quantity: quantity.optional(),
  cause: claimCause.optional(),
  text: text.optional(),
  /** Which pieces come back, where some were exchanged; what was ordered without it. */
  _variant: id.optional(),
  /** What they are exchanged for: of the same product, at the same price. */
  _newVariant: id.optional(),
  /** What goes back, or is to be paid for the ways of an exchange, in won, as its shopper has seen it: another amount is refused. */
  amount: money.optional(),
  /** Asked for where money goes back. */
  refundAccount: refundAccount.nullable().optional(),
  /** What is withdrawn. */
  _claim: id.optional(),
})

const isOwn = { tag: 'me', access: 'member' } as const
const change = {
  answer: oneOrder,
  status: 200,
  errors: [404, 409],
  writes: ['shop/orders', 'shop/claims', 'stock', 'shop/products', 'points'],
} as const
const ofStaff = { access: 'console:shop', isPersonal: true, status: 200, errors: [404, 409], writes: change.writes } as const

/** Lines of orders as their shoppers act on them. */
export const purchaseCalls = {
  'GET /api/v1/me/purchases': call({
    ...isOwn,
    summary: 'What the caller has bought, line by line, the newest first',
    query: page,
    answer: z.strictObject({ purchases: z.array(purchase), summary }),
    status: 200,
    acting: 'console:shop',
    reads: ['shop/orders', 'shop/claims'],
  }),
  'PUT /api/v1/me/purchases/{_id}': call({
    ...isOwn,
    ...change,
    summary:
      'Confirm what has come, cancel pieces of a line before they are sent, ask to give some back or to exchange them, or withdraw that',
    params: itemParams,
    body: purchaseChange,
  }),
  'PUT /api/v1/shop/orders/purchases': call({
    ...change,
    summary: 'The same for an order without an account',
    tag: 'shop/orders',
    access: 'public',
    isLimited: true,
    body: purchaseChange.extend({ ...guestKey, _id: id }),
  }),
}

const imageParams = z.strictObject({ _id: id, index: pathPlaceAmong(shopLimits.claimImages) })
const oneClaim = z.strictObject({ claim: ownClaim })
export const claimUpload = { file: 'image', maxBytes: shopLimits.claimImageBytes } as const

/** Pictures of what a member gives back or exchanges: of the goods as they came. */
export const claimPictureCalls = {
  'POST /api/v1/me/purchases/claims/{_id}/images/{index}': call({
    ...isOwn,
    summary: 'Put a picture (JPEG, PNG, WebP) in a place of a return or exchange that nobody has decided on yet; one that is there goes',
    params: imageParams,
    upload: claimUpload,
    answer: oneClaim,
    status: 201,
    errors: [404, 409, 413, 415, 429],
    isLimited: true,
    writes: ['shop/claims', 'shop/orders'],
  }),
  'DELETE /api/v1/me/purchases/claims/{_id}/images/{index}': call({
    ...isOwn,
    summary: 'Take a picture out of a return or exchange that nobody has decided on yet',
    params: imageParams,
    status: 204,
    errors: [404, 409],
    writes: ['shop/claims', 'shop/orders'],
  }),
}

/** Steps of staff with what comes back, with what each asks for. What is paid for the ways, and how it is sent, where there is such. */
export const claimSteps = ['receive', 'refuse', 'send', 'refund'] as const satisfies readonly ClaimStep[]
export const claimStepFields = {
  receive: ['isSellable'],
  refuse: ['answer'],
  send: ['carrier', 'trackingNumber', 'postage'],
  refund: [],
} as const satisfies Record<(typeof claimSteps)[number], readonly string[]>

export const claimCalls = {
  'POST /api/console/shop/orders/{_id}/cancellations': call({
    ...ofStaff,
    summary: 'Console: take pieces out of an order that is paid and not sent',
    tag: 'shop/orders',
    params: itemParams,
    body: z.strictObject({ _line: id, quantity, cause: claimCause }),
    answer: z.strictObject({ amount: money }),
  }),
  'POST /api/console/shop/claims/{_id}/steps': call({
    ...ofStaff,
    summary: 'Console: note that goods have come back, which decides on the refund; refuse it; or send another piece',
    tag: 'shop/claims',
    params: itemParams,
    body: z.strictObject({
      step: labelled(/*i18n*/ '할 일', z.enum(claimSteps)),
      /** As it has turned out to be. */
      cause: claimCause.optional(),
      /** Whether it can be sold again: then the stock has it. */
      isSellable: labelled(/*i18n*/ '다시 팔 수 있음', z.boolean()).optional(),
      answer: answer.optional(),
      carrier: carrier.optional(),
      trackingNumber: trackingNumber.optional(),
      /** What has been paid for the ways: all of it, or it is refused. */
      postage: labelled(/*i18n*/ '받은 배송비(원)', money.optional()),
    }),
    answer: z.strictObject({ claim: ownClaim }),
  }),
}

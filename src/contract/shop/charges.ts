import * as z from 'zod'
import { call } from '../call.ts'
import { id, instant, labelled, line, lines, money } from '../field.ts'
import { itemParams } from '../picture-upload.ts'
import { resource } from '../resource.ts'
import { chargeFailures, chargeStates, chargeTroubles } from './charge-states.ts'
import { guestKey } from './guest-orders.ts'

export const chargeState = labelled(/*i18n*/ '상태', z.enum(chargeStates), {
  begun: /*i18n*/ '결제 시작',
  confirming: /*i18n*/ '결제 확인 중',
  waiting: /*i18n*/ '가상계좌 입금 대기',
  paid: /*i18n*/ '결제 완료',
  refused: /*i18n*/ '결제되지 않음',
  stray: /*i18n*/ '돌려주는 중',
  returned: /*i18n*/ '돌려줌',
})
const trouble = labelled(/*i18n*/ '확인할 일', z.enum(chargeTroubles).nullable(), {
  refundRefused: /*i18n*/ '결제사가 환불하지 못함',
  depositTaken: /*i18n*/ '은행이 입금을 되가져감',
  changedElsewhere: /*i18n*/ '결제사에서 따로 취소됨',
  undecided: /*i18n*/ '결제 결과를 아직 모름',
})
const memo = labelled(/*i18n*/ '처리 내용', lines(500))

/** Tries to take the money of orders through the payment gateway. What has come in stands in the ledger of the order. */
export const charges = resource({
  path: 'shop/charges',
  singular: 'charge',
  plural: 'charges',
  label: /*i18n*/ '온라인 결제',
  summary: 'payments of orders through the gateway',
  storage: 'table',
  fields: {
    _order: labelled(/*i18n*/ '주문', id),
    /** Change whose difference it is for (orders/waiting-changes.ts); null: for the order. */
    _change: labelled(/*i18n*/ '주문 변경', id.nullable().default(null)),
    number: labelled(/*i18n*/ '주문 번호', line(20)),
    state: chargeState,
    amount: labelled(/*i18n*/ '결제 금액(원)', money),
    /** As the gateway calls it. */
    method: labelled(/*i18n*/ '결제 수단', line(40).nullable()),
    paymentKey: labelled(/*i18n*/ '결제사의 결제 번호', line(200).nullable()),
    receiptUrl: labelled(/*i18n*/ '영수증 주소', line(500).nullable()),
    /** Of a deposit: where it goes, and until when. */
    account: labelled(/*i18n*/ '가상계좌', line(100).nullable()),
    accountUntil: labelled(/*i18n*/ '가상계좌 입금 기한', instant.nullable()),
    failure: labelled(/*i18n*/ '결제되지 않은 까닭', z.enum(chargeFailures).nullable(), {
      declined: /*i18n*/ '카드사나 은행이 거절함',
      limit: /*i18n*/ '한도나 잔액이 모자람',
      cancelled: /*i18n*/ '고객이 그만둠',
      expired: /*i18n*/ '시간이 지남',
      orderEnded: /*i18n*/ '이미 끝났거나 결제된 주문',
      other: /*i18n*/ '그 밖',
    }),
    /** What has gone back through the gateway, in won. */
    refunded: labelled(/*i18n*/ '결제사로 돌려준 금액(원)', money),
    trouble,
    isTroubled: labelled(/*i18n*/ '확인할 일 있음', z.boolean()),
    /** When the gateway is asked next; null: not by itself. */
    checkAt: labelled(/*i18n*/ '다음에 물어볼 때', instant.nullable()),
    checks: labelled(/*i18n*/ '물어본 횟수', z.int().min(0)),
    memo: memo.nullable(),
  },
  changeable: [],
  filters: ['state', 'isTroubled'],
  sortable: ['amount'],
  search: ['number', 'paymentKey'],
  public: [],
  console: ['list', 'one'],
  scope: 'console:shop',
  isPersonal: true,
})

/** A charge as whoever pays sees it. It names nobody: its id is the key to it. */
export const ownCharge = z
  .strictObject({
    _id: id,
    state: chargeState,
    amount: money,
    /** Whether it is for the difference of a change, which no deposit pays. */
    isDifference: z.boolean(),
    /** Number of its order. */
    number: z.string(),
    /** Its order; null: a guest's, which is found by number and telephone number. */
    _order: id.nullable(),
    failure: z.enum(chargeFailures).nullable(),
    account: z.string().nullable(),
    accountUntil: instant.nullable(),
    receipt: z.string().nullable(),
    /** What opens the gateway's window, while it can be paid. */
    window: z
      .strictObject({
        /** Address of the provider's script, and the key that it is begun with. */
        script: z.url(),
        clientKey: z.string(),
        /** Of what is bought, in the asked language. */
        title: z.string(),
      })
      .nullable(),
  })
  .meta({ id: 'OwnCharge' })

const oneCharge = z.strictObject({ charge: ownCharge })
const writes = ['shop/orders', 'shop/charges', 'shop/claims', 'stock', 'shop/products', 'points'] as const
const begun = { answer: oneCharge, status: 201, errors: [404, 409], writes: ['shop/orders', 'shop/charges'] } as const
const byKey = { tag: 'shop/charges', access: 'public', isLimited: true, params: itemParams } as const

/** Paying through the gateway. */
export const chargeCalls = {
  'POST /api/v1/me/orders/{_id}/charges': call({
    ...begun,
    summary: 'Begin to pay an order of the caller through the gateway',
    tag: 'me',
    access: 'member',
    params: itemParams,
  }),
  'POST /api/v1/shop/orders/charges': call({
    ...begun,
    summary: 'The same for an order without an account',
    tag: 'shop/orders',
    access: 'public',
    isLimited: true,
    body: z.strictObject(guestKey),
  }),
  'GET /api/v1/shop/charges/{_id}': call({
    summary: 'A charge by its id, which only whoever began it has',
    tag: 'shop/charges',
    access: 'public',
    variesByCaller: true,
    params: itemParams,
    answer: oneCharge,
    status: 200,
    errors: [404],
    reads: ['shop/charges', 'shop/orders'],
  }),
  'PUT /api/v1/shop/charges/{_id}': call({
    ...byKey,
    summary: 'Come back from the gateway: the server asks it, and believes nothing else',
    body: z.strictObject({
      paymentKey: z.string().min(1).max(200),
      /** In won, as the address of the way back says. */
      amount: money,
    }),
    answer: oneCharge,
    status: 200,
    errors: [404, 409],
    writes,
  }),
  'POST /api/v1/shop/charges/{_id}/again': call({
    ...begun,
    ...byKey,
    summary: 'Begin once more to pay the order of a charge of which nothing came',
  }),
  'POST /api/v1/shop/charges/events': call({
    summary: 'News from the gateway: a reason to ask it. What they say is not believed',
    tag: 'shop/charges',
    access: 'public',
    // Names of the provider: of a change of a payment, and of a deposit.
    body: z.looseObject({ orderId: z.string().optional(), data: z.looseObject({ orderId: z.string().optional() }).optional() }),
    answer: z.strictObject({}),
    status: 200,
    writes: ['shop/charges'],
  }),
  'POST /api/console/shop/charges/{_id}/steps': call({
    summary: 'Console: ask the gateway about a charge now, or note how its trouble was settled',
    tag: 'shop/charges',
    access: 'console:shop',
    isPersonal: true,
    params: itemParams,
    body: z.strictObject({
      step: labelled(/*i18n*/ '할 일', z.enum(['check', 'settle'])),
      /** How it was settled. */
      memo: memo.optional(),
    }),
    answer: z.strictObject({ state: chargeState }),
    status: 200,
    errors: [404, 409],
    writes,
  }),
}

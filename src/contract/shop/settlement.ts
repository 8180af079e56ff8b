import * as z from 'zod'
import { call } from '../call.ts'
import { day, id, labelled, line, lines, storedLine } from '../field.ts'
import { importAnswer, importQuery, importRows } from '../import-calls.ts'
import { type Paging, paging, summary } from '../paging.ts'
import { resource } from '../resource.ts'
import type { SheetColumn } from './bank-cells.ts'
import { mostSalesDays } from './sales.ts'

const won = z.int().meta({ description: 'In won; negative where it went back.' })

/** Payments that the gateway has paid out, as its list says; refunds are rows with amounts below 0. */
export const payouts = resource({
  path: 'shop/settlement',
  singular: 'payout',
  plural: 'payouts',
  label: /*i18n*/ '결제사 정산',
  summary: 'payments that the gateway has paid out, as its list says',
  storage: 'table',
  fields: {
    paymentKey: labelled(/*i18n*/ '결제사의 결제 번호', storedLine(200)),
    day: labelled(/*i18n*/ '지급일', day),
    number: labelled(/*i18n*/ '주문 번호', line(20).nullable()),
    amount: labelled(/*i18n*/ '결제 금액(원)', won),
    fee: labelled(/*i18n*/ '수수료(원)', won),
    feeVat: labelled(/*i18n*/ '수수료 부가세(원)', won),
    payout: labelled(/*i18n*/ '지급액(원)', won),
    /** As the gateway's list has it. */
    orderId: labelled(/*i18n*/ '결제사의 주문 번호', storedLine(64)),
    /** The charge that it is of; null: none of the shop's. */
    _charge: labelled(/*i18n*/ '온라인 결제', id.nullable()),
    /** Why it is none of the shop's: then it is no difference any more. */
    memo: labelled(/*i18n*/ '직원 메모', lines(500).nullable()),
  },
  changeable: ['memo'],
  sortable: ['day', 'amount'],
  search: ['paymentKey', 'number', 'orderId'],
  public: [],
  console: ['list', 'one', 'update'],
  isCached: false,
  scope: 'console:shop',
})

/** Columns of the gateway's list of payouts. */
export const payoutColumns: readonly SheetColumn[] = [
  {
    path: 'day',
    label: /*i18n*/ '지급일',
    headings: ['지급일', '지급일자', '정산일', '정산지급일', '정산액 입금일', '지급예정일', 'paidOutDate', '付款日'],
    isRequired: true,
  },
  {
    path: 'paymentKey',
    label: /*i18n*/ '결제사의 결제 번호',
    headings: ['paymentKey', '결제키', '결제 키', '결제번호', '거래번호'],
    isRequired: false,
  },
  { path: 'orderId', label: /*i18n*/ '결제사의 주문 번호', headings: ['orderId', '주문번호', '주문 번호', '주문ID'], isRequired: false },
  {
    path: 'transaction',
    label: /*i18n*/ '거래 번호',
    headings: ['transactionKey', '거래키', '거래 키', '거래고유번호'],
    isRequired: false,
  },
  {
    path: 'amount',
    label: /*i18n*/ '결제 금액(원)',
    headings: ['amount', '결제금액', '거래금액', '매출액', '결제·취소액', '결제/취소액', '금액'],
    isRequired: true,
  },
  { path: 'fee', label: /*i18n*/ '수수료(원)', headings: ['fee', '수수료', '결제수수료', '공급가액', 'supplyAmount'], isRequired: false },
  {
    path: 'feeVat',
    label: /*i18n*/ '수수료 부가세(원)',
    headings: ['vat', '부가세', '수수료부가세', '수수료 부가세', '부가세액'],
    isRequired: false,
  },
  {
    path: 'payout',
    label: /*i18n*/ '지급액(원)',
    headings: ['payOutAmount', '지급액', '정산액', '정산금액', '당일 정산액', '입금액', '지급금액'],
    isRequired: true,
  },
]

/** Differences between the gateway's lists and the books of the shop. */
export const settlementDifferences = ['missing', 'amount', 'foreign'] as const
export type SettlementDifference = (typeof settlementDifferences)[number]

/** Days after which a payment should be paid out. */
export const payoutDays = { usual: 10, most: 90 } as const

const span = z.strictObject({
  from: day.meta({ description: 'The first day of payout.' }),
  to: day.meta({ description: `The last day: up to ${mostSalesDays} days from the first.` }),
})
const sums = {
  rows: z.int().nonnegative(),
  /** Payments, and what went back of them. */
  sales: z.int(),
  refunds: z.int(),
  fee: z.int(),
  feeVat: z.int(),
  payout: z.int(),
  /** What is paid out beyond the sums: 0, where the list adds up. */
  rest: z.int(),
}
const payoutDay = z.strictObject({ day, ...sums }).meta({ id: 'PayoutDay' })
export type PayoutDay = z.output<typeof payoutDay>

const difference = z
  .strictObject({
    /** Of a charge, or of a row of the gateway's list. */
    _id: id,
    day,
    paymentKey: z.string().nullable(),
    number: z.string().nullable(),
    _order: id.nullable(),
    /** What the books say, and what the lists say, in won. */
    ours: won,
    theirs: won,
  })
  .meta({ id: 'SettlementDifference' })

type Asked = Paging & { kind: SettlementDifference; days?: number | undefined }
const asked: z.ZodType<Asked> = z.strictObject({
  ...paging('-createdAt'),
  kind: z.enum(settlementDifferences),
  days: z
    .string()
    .regex(/^[1-9]\d?$/)
    .transform(Number)
    .pipe(z.int().min(1).max(payoutDays.most))
    .optional()
    .meta({ type: 'integer', description: `A payment that is not paid out after so many days is missing (${payoutDays.usual}).` }),
})
const ofStaff = { tag: 'shop/settlement', access: 'console:shop', status: 200 } as const
const reads = ['shop/settlement', 'shop/charges', 'shop/orders'] as const

/** Settlement with the payment gateway: what it has paid out, and what does not fit with the books. */
export const settlementCalls = {
  'POST /api/console/shop/settlement/import': call({
    ...ofStaff,
    summary: 'Console: import rows of the gateway’s list of payouts, 200 at most. One that is known already is not imported again',
    query: importQuery,
    body: importRows,
    answer: importAnswer,
    writes: ['shop/settlement'],
  }),
  'GET /api/console/shop/settlement/days': call({
    ...ofStaff,
    summary: 'Console: what was paid out by day, with sales and fees; days without any are left out',
    query: span,
    answer: z.strictObject({ days: z.array(payoutDay), total: z.strictObject(sums) }),
    reads: [...reads],
  }),
  'GET /api/console/shop/settlement/differences': call({
    ...ofStaff,
    summary: 'Console: payments that no list has, that are of another amount there, or that are none of the shop’s',
    query: asked,
    answer: z.strictObject({ differences: z.array(difference), summary }),
    reads: [...reads],
  }),
}

import * as z from 'zod'
import { call } from '../call.ts'
import { day, id, instant, labelled, line, lines, money, storedLine } from '../field.ts'
import { importAnswer, importQuery, importRows } from '../import-calls.ts'
import { type Paging, paging, summary, wireBoolean } from '../paging.ts'
import { itemParams } from '../picture-upload.ts'
import { resource } from '../resource.ts'
import type { SheetColumn } from './bank-cells.ts'
import { depositFindings, depositStates, depositSteps, mostTogether } from './deposit-states.ts'
import { orderState } from './orders.ts'

const amount = labelled(/*i18n*/ '입금액(원)', money)
const memo = labelled(/*i18n*/ '직원 메모', lines(500))
const returnedOn = labelled(/*i18n*/ '돌려준 날', day)

/** Deposits on the account that transfers go to: rows of the bank's own list, and what staff have decided on each. */
export const deposits = resource({
  path: 'shop/deposits',
  singular: 'deposit',
  plural: 'deposits',
  label: /*i18n*/ '통장 입금',
  summary: 'deposits on the account of the shop, as its bank lists them',
  storage: 'table',
  fields: {
    payer: labelled(/*i18n*/ '입금자 이름', storedLine(60)),
    at: labelled(/*i18n*/ '입금한 때', instant),
    amount,
    state: labelled(/*i18n*/ '상태', z.enum(depositStates), {
      open: /*i18n*/ '정할 것',
      paid: /*i18n*/ '주문에 씀',
      toReturn: /*i18n*/ '돌려줄 것',
      returned: /*i18n*/ '돌려줌',
      foreign: /*i18n*/ '상점 것이 아님',
    }),
    /** The order that was paid with it. */
    _order: labelled(/*i18n*/ '주문', id.nullable()),
    orderNumber: labelled(/*i18n*/ '주문 번호', line(20).nullable()),
    /** Part of it that is to go back, or has gone back. */
    back: labelled(/*i18n*/ '돌려줄 금액(원)', money),
    returnedOn: returnedOn.nullable(),
    decidedAt: labelled(/*i18n*/ '정한 때', instant.nullable()),
    memo: memo.nullable(),
    note: labelled(/*i18n*/ '통장 메모', storedLine(200)),
    /** Of the account after it, in won. */
    balance: labelled(/*i18n*/ '잔액(원)', z.int().nullable()),
  },
  changeable: ['memo'],
  filters: ['state'],
  sortable: ['at', 'amount'],
  search: ['payer', 'orderNumber', 'note'],
  public: [],
  console: ['list', 'one', 'update'],
  scope: 'console:shop',
  isPersonal: true,
})

/** Columns of a bank's list, by the names that Korean banks have for them. */
export const depositColumns: readonly SheetColumn[] = [
  {
    path: 'at',
    label: /*i18n*/ '입금한 때',
    headings: ['거래일시', '거래일자', '거래일', '입금일시', '입금일자', '입금일', '일시', '일자', '날짜', 'Date', '交易日期', '日期'],
    isRequired: true,
  },
  { path: 'time', label: /*i18n*/ '시각', headings: ['거래시간', '거래시각', '시간', 'Time', '时间'], isRequired: false },
  {
    path: 'amount',
    label: /*i18n*/ '입금액(원)',
    headings: ['입금액', '입금금액', '맡기신금액', '맡기신 금액', '입금', '입금(원)', '거래금액', '금액', 'Deposit', 'Amount', '金额'],
    isRequired: true,
  },
  {
    path: 'payer',
    label: /*i18n*/ '입금자 이름',
    headings: [
      '입금자',
      '입금자명',
      '보낸분',
      '보낸분/받는분',
      '의뢰인',
      '의뢰인/수취인',
      '기재내용',
      '거래내용',
      '내용',
      '적요',
      'Payer',
      '付款人',
    ],
    isRequired: true,
  },
  { path: 'note', label: /*i18n*/ '통장 메모', headings: ['메모', '비고', '통장메모', '거래구분', 'Note', '备注'], isRequired: false },
  {
    path: 'balance',
    label: /*i18n*/ '잔액(원)',
    headings: ['잔액', '거래후잔액', '거래 후 잔액', '거래후 잔액', 'Balance', '余额'],
    isRequired: false,
  },
  { path: 'serial', label: /*i18n*/ '거래 번호', headings: ['거래번호', '일련번호', '거래고유번호', 'Serial'], isRequired: false },
]

const finding = labelled(/*i18n*/ '살펴본 결과', z.enum(depositFindings), {
  match: /*i18n*/ '금액과 이름이 맞는 주문이 하나 있음',
  several: /*i18n*/ '금액과 이름이 맞는 주문이 여럿',
  together: /*i18n*/ '같은 이름의 입금을 더하면 주문 금액',
  tooLittle: /*i18n*/ '주문보다 적게 들어옴',
  tooMuch: /*i18n*/ '주문보다 많이 들어옴',
  noted: /*i18n*/ '손으로 이미 입금 확인한 주문이 있음',
  twice: /*i18n*/ '한 주문에 두 번 들어옴',
  late: /*i18n*/ '기한이 지났거나 취소된 주문',
  otherName: /*i18n*/ '금액만 맞고 이름이 다름',
  none: /*i18n*/ '맞는 주문이 없음',
})

/** An order that a deposit may be for. */
const depositOrder = z
  .strictObject({
    _id: id,
    number: z.string(),
    state: orderState,
    payer: z.string(),
    /** What is to be paid: all of it, or the difference for which a change of it waits. */
    total: money,
    isDifference: z.boolean(),
    createdAt: instant,
  })
  .meta({ id: 'DepositOrder' })
export type DepositOrder = z.output<typeof depositOrder>

const other = z.strictObject({ _id: id, at: instant, payer: z.string(), amount })
const openDeposit = other
  .extend({
    note: z.string(),
    finding,
    /** Orders that it may be for, the likeliest first: five at most. */
    orders: z.array(depositOrder),
    /** Further open deposits of the same name, which may pay an order together with it. */
    others: z.array(other),
  })
  .meta({ id: 'OpenDeposit' })
export type OpenDeposit = z.output<typeof openDeposit>

const page: z.ZodType<Paging & { isMatch?: boolean | undefined }> = z.strictObject({
  ...paging('-createdAt'),
  isMatch: wireBoolean.optional().meta({ description: 'True: what matches exactly one order; false: what is to be decided by hand.' }),
})
const ofStaff = { tag: 'shop/deposits', access: 'console:shop', isPersonal: true } as const

/** Deposits that wait, and what staff decide on them. */
export const depositCalls = {
  'POST /api/console/shop/deposits/import': call({
    summary: 'Console: import rows of a bank’s list, 200 at most. One that is known already is not imported again',
    tag: ofStaff.tag,
    access: ofStaff.access,
    query: importQuery,
    body: importRows,
    answer: importAnswer,
    status: 200,
    writes: ['shop/deposits'],
  }),
  'GET /api/console/shop/deposits/open': call({
    ...ofStaff,
    summary: 'Console: deposits that wait, the newest first, with the orders that they may be for',
    query: page,
    answer: z.strictObject({
      deposits: z.array(openDeposit),
      /** Open ones by finding; a finding without any is left out. */
      counts: z.array(z.strictObject({ finding, count: z.int() })),
      summary,
    }),
    status: 200,
    reads: ['shop/deposits', 'shop/orders'],
  }),
  'GET /api/console/shop/deposits/orders': call({
    ...ofStaff,
    summary: 'Console: orders that can be paid with a deposit, by number, name or telephone number: twenty at most',
    query: z.strictObject({ q: line(100) }),
    answer: z.strictObject({ orders: z.array(depositOrder) }),
    status: 200,
    reads: ['shop/orders'],
  }),
  'POST /api/console/shop/deposits/{_id}/steps': call({
    ...ofStaff,
    summary: 'Console: pay an order with a deposit, note that it is to go back or has gone back, or that it is none of the shop’s',
    params: itemParams,
    body: z.strictObject({
      step: z.enum(depositSteps),
      /** Of `pay` and `link`. */
      _order: id.optional(),
      /** What is to be paid of the order, or of a change that waits for its difference, as staff have seen it: another amount is refused. */
      total: money.optional(),
      /** Deposits that pay it together with this one: all of its amount is there, or nothing is paid. */
      _others: z
        .array(id)
        .max(mostTogether - 1)
        .optional(),
      /** Of `returned`. */
      returnedOn: returnedOn.optional(),
      memo: memo.optional(),
    }),
    answer: z.strictObject({
      state: z.enum(depositStates),
      /** What of it is to go back, in won. */
      back: money,
    }),
    status: 200,
    errors: [404, 409],
    writes: ['shop/deposits', 'shop/orders', 'shop/claims', 'stock', 'shop/products', 'points'],
  }),
}

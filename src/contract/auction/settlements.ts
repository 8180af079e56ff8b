import * as z from 'zod'
import { call } from '../call.ts'
import { day, id, instant, labelled, line, money } from '../field.ts'
import { exportReason } from '../list-calls.ts'
import { type Paging, paging, summary } from '../paging.ts'
import { itemParams } from '../picture-upload.ts'
import { consignors } from './consignors.ts'

/** States of a consigned work, as its consignor is paid for it. */
export const settlementStates = ['open', 'notSold', 'waiting', 'ended', 'due', 'paid', 'reclaim'] as const
export const settlementState = labelled(/*i18n*/ '정산 상태', z.enum(settlementStates), {
  open: /*i18n*/ '경매 전·경매 중',
  notSold: /*i18n*/ '유찰·철회',
  /** Its buyer has not paid yet. */
  waiting: /*i18n*/ '낙찰자 결제 대기',
  /** The order of its buyer was cancelled, or the money has gone back. */
  ended: /*i18n*/ '낙찰 취소',
  due: /*i18n*/ '지급할 것',
  paid: /*i18n*/ '지급함',
  /** Its consignor was paid, and then the order of its buyer was cancelled. */
  reclaim: /*i18n*/ '돌려받을 것',
})

const won = z.int().meta({ description: 'In won; negative where the fees are more than what came in.' })
const amounts = z
  .strictObject({ hammer: money, commission: money, commissionVat: money, fees: money, withholding: money, payable: won })
  .meta({ id: 'AuctionProceeds' })

/** A consigned work in a statement. */
const entry = z
  .strictObject({
    _work: id,
    /** Null: it is not sold. */
    _win: id.nullable(),
    lot: z.string(),
    title: z.string(),
    state: settlementState,
    /** In percent; null: none was agreed. */
    commission: z.number().nullable(),
    amounts: amounts.nullable(),
    /** Tax that is proposed, where staff have decided otherwise, and why. */
    changed: z.strictObject({ proposed: money, reason: z.string() }).nullable(),
    paidOn: day.nullable(),
    note: z.string().nullable(),
  })
  .meta({ id: 'AuctionStatementEntry' })
export type StatementEntry = z.output<typeof entry>

const sums = z
  .strictObject({
    works: z.int(),
    sold: z.int(),
    /** Sum of what is sold, without what has ended. */
    hammer: money,
    payable: won,
    /** Parts of the payable: what is to be paid now, what was paid, and what of that is to come back. */
    due: won,
    paid: won,
    reclaim: won,
  })
  .meta({ id: 'AuctionStatementSums' })
export type StatementSums = z.output<typeof sums>

const { name, kind, phone, email, address, bankAccount, businessNumber } = consignors.fields
const payee = z
  .strictObject({
    _id: id,
    name,
    kind: kind.unwrap(),
    phone: phone.unwrap(),
    email: email.unwrap(),
    address: address.unwrap(),
    bankAccount: bankAccount.unwrap(),
    businessNumber: businessNumber.unwrap(),
  })
  .meta({ id: 'AuctionPayee' })

/** Fields of what staff decide on a statement. */
export const settlementFields = {
  paidOn: labelled(/*i18n*/ '지급한 날', day),
  note: labelled(/*i18n*/ '메모', line(200)),
  amount: labelled(/*i18n*/ '원천징수할 세금(원, 비우면 제안대로)', money.nullable()),
  reason: labelled(/*i18n*/ '사유', line(200)),
}
const { paidOn, note, amount, reason } = settlementFields

const page: z.ZodType<Paging> = z.strictObject(paging('createdAt'))
const ofConsignor = z.strictObject({ _id: id, _consignor: id })
const isOfStaff = { tag: 'auction/settlements', access: 'console:auction', isPersonal: true, status: 200 } as const
const reads = ['auction/settlements', 'auction/works', 'auction/consignors', 'auction/lots', 'shop/orders'] as const

/** Statements to consignors: what each gets of a sale. */
export const settlementCalls = {
  'GET /api/console/auction/programs/{_id}/statements': call({
    ...isOfStaff,
    summary: 'Console: the consignors of a sale by their names, with what they get of it, and the sums of the sale',
    params: itemParams,
    query: page,
    answer: z.strictObject({
      statements: z.array(z.strictObject({ _consignor: id, name: z.string(), sums })),
      sums,
      summary,
    }),
    errors: [404, 410],
    reads,
  }),
  'GET /api/console/auction/programs/{_id}/statements/{_consignor}': call({
    ...isOfStaff,
    summary: 'Console: the statement of one consignor of a sale, with the works by their numbers',
    params: ofConsignor,
    query: page,
    answer: z.strictObject({
      consignor: payee,
      program: z.strictObject({ _id: id, title: z.string(), closesAt: instant }),
      sums,
      works: z.array(entry),
      summary,
    }),
    errors: [404, 410],
    reads,
  }),
  'POST /api/console/auction/programs/{_id}/statements/{_consignor}/steps': call({
    ...isOfStaff,
    summary: 'Console: note that a consignor was paid, take that back for a work, or set the tax withheld, with a reason',
    params: ofConsignor,
    body: z.discriminatedUnion('step', [
      z.strictObject({
        step: z.literal('pay'),
        /** Sum that is due, as staff have seen it: another one is refused. */
        amount: won,
        paidOn,
        note: note.optional(),
      }),
      z.strictObject({ step: z.literal('takeBack'), _win: id, reason }),
      z.strictObject({ step: z.literal('withhold'), _win: id, amount, reason }),
    ]),
    answer: z.strictObject({ sums }),
    errors: [404, 409, 410],
    writes: ['auction/settlements'],
  }),
  'GET /api/console/auction/programs/{_id}/results': call({
    ...isOfStaff,
    summary: 'Console: the results of a sale and what their consignors get, as a workbook (XLSX)',
    params: itemParams,
    query: z.strictObject({ reason: exportReason }),
    answer: z.unknown().meta({ contentType: 'application/octet-stream' }),
    errors: [404, 410],
    reads,
  }),
}

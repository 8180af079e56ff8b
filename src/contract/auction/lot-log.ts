import * as z from 'zod'
import { call } from '../call.ts'
import { id, instant, labelled, line, money } from '../field.ts'
import { exportReason } from '../list-calls.ts'
import { type Paging, paging, summary } from '../paging.ts'
import { paddle, publicLot } from './lot.ts'

/** Reasons why a step of a bidder was refused, as the log has it. */
const refusals = [
  'notOpen',
  'closed',
  'withdrawn',
  'paused',
  'bidStands',
  'noBid',
  'retractionOver',
  'retractionLate',
  'tooLow',
  'belowPrice',
  'overLimit',
  'consignor',
] as const
export const refusal = labelled(/*i18n*/ '받지 않은 이유', z.enum(refusals), {
  notOpen: /*i18n*/ '시작 전',
  closed: /*i18n*/ '마감 뒤',
  withdrawn: /*i18n*/ '출품 철회됨',
  paused: /*i18n*/ '중지 중',
  bidStands: /*i18n*/ '이미 응찰함',
  noBid: /*i18n*/ '응찰이 없음',
  retractionOver: /*i18n*/ '철회 시간 지남',
  retractionLate: /*i18n*/ '마감 전 한 시간',
  tooLow: /*i18n*/ '최소 응찰가 미만',
  belowPrice: /*i18n*/ '현재가 미만',
  overLimit: /*i18n*/ '한도 초과',
  consignor: /*i18n*/ '위탁자 본인',
})

export const logKind = labelled(
  /*i18n*/ '기록',
  z.enum([
    'opened',
    'revised',
    'placed',
    'changed',
    'retracted',
    'cancelled',
    'extended',
    'paused',
    'resumed',
    'withdrawn',
    'called',
    'warned',
    'closed',
    'refused',
    'defaulted',
    'offered',
    'accepted',
    'restated',
  ]),
  {
    opened: /*i18n*/ '출품',
    revised: /*i18n*/ '조건 변경',
    placed: /*i18n*/ '응찰',
    changed: /*i18n*/ '응찰가 변경',
    retracted: /*i18n*/ '응찰 철회',
    cancelled: /*i18n*/ '응찰 취소(직원)',
    extended: /*i18n*/ '마감 연장',
    paused: /*i18n*/ '중지',
    resumed: /*i18n*/ '재개',
    withdrawn: /*i18n*/ '출품 철회',
    called: /*i18n*/ '호가 시작',
    warned: /*i18n*/ '마지막 호가',
    closed: /*i18n*/ '마감',
    refused: /*i18n*/ '받지 않음',
    defaulted: /*i18n*/ '결제하지 않음',
    offered: /*i18n*/ '구매 제안',
    accepted: /*i18n*/ '제안 수락',
    restated: /*i18n*/ '작품 정보 변경',
  },
)

/** An entry of the log of a lot, as staff read it. */
const logEntry = z
  .strictObject({
    _id: id,
    /** Counts from 1 within its lot. */
    number: z.int(),
    /** By the clock of the database: this instant counts. */
    at: instant,
    arrivedAt: instant.nullable(),
    kind: logKind,
    paddle: paddle.nullable(),
    /** Name of the bidder; null: the account is gone, or there is no bidder. */
    bidder: z.string().nullable(),
    maximum: money.nullable(),
    price: money.nullable(),
    leader: paddle.nullable(),
    /** Why it was refused, and what was to be done. */
    refusal: refusal.nullable(),
    reason: z.string().nullable(),
    /** Name of who of the staff took the step. */
    user: z.string().nullable(),
    /** SHA-256 (hex) of the entry and the hash of the one before. */
    hash: z.string(),
  })
  .meta({ id: 'AuctionLogEntry' })

/** Why the log of a lot is taken along. */
export const evidenceReason = labelled(/*i18n*/ '내보내는 사유', exportReason)

/** Fields of what staff do on a lot, beside the step itself. */
export const staffStepFields = {
  reason: labelled(/*i18n*/ '사유', line(200)),
  endsAt: labelled(/*i18n*/ '새 마감 시각', instant),
  paddle: labelled(/*i18n*/ '패들 번호', paddle),
}
const { reason } = staffStepFields
const logPage: z.ZodType<Paging> = z.strictObject(paging('-createdAt'))
const ofWork = z.strictObject({ _work: id })

/** Logs of lots, and what staff do on them (specification 7.3). */
export const lotLogCalls = {
  'GET /api/console/auction/works/{_work}/bids': call({
    tag: 'auction/bids',
    access: 'console:auction',
    isPersonal: true,
    summary: 'Console: the log of a lot, refused steps too, the newest entry first',
    params: ofWork,
    query: logPage,
    answer: z.strictObject({ bids: z.array(logEntry), summary }),
    status: 200,
    errors: [404, 410],
    reads: ['auction/lots', 'auction/registrations'],
  }),
  'GET /api/console/auction/works/{_work}/evidence': call({
    tag: 'auction/bids',
    access: 'console:auction',
    isPersonal: true,
    summary: 'Console: the file of a lot for a court (JSON): its whole log, which `check-lot` computes again',
    params: ofWork,
    query: z.strictObject({ reason: evidenceReason }),
    answer: z.unknown().meta({ contentType: 'application/octet-stream' }),
    status: 200,
    errors: [404, 410],
    reads: ['auction/lots', 'auction/registrations', 'auction/works', 'auction/programs'],
  }),
  'POST /api/console/auction/works/{_work}/steps': call({
    tag: 'auction/bids',
    access: 'console:auction',
    isPersonal: true,
    summary: 'Console: pause a lot, resume it, move its end on, withdraw it, or cancel the bid of a paddle, with a reason',
    params: ofWork,
    body: z.discriminatedUnion('step', [
      z.strictObject({ step: z.enum(['paused', 'resumed', 'withdrawn']), reason }),
      z.strictObject({ step: z.literal('extended'), endsAt: staffStepFields.endsAt, reason }),
      z.strictObject({ step: z.literal('cancelled'), paddle: staffStepFields.paddle, reason }),
    ]),
    answer: z.strictObject({ lot: publicLot }),
    status: 200,
    errors: [404, 409, 410],
    writes: ['auction/lots', 'auction/registrations'],
  }),
}

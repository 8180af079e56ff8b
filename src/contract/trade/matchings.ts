import * as z from 'zod'
import { call } from '../call.ts'
import { id, instant, labelled, lines } from '../field.ts'
import { type Paging, paging, summary, wireBoolean } from '../paging.ts'
import { reportedConversation } from './conversations.ts'
import { tradeLimits } from './limits.ts'
import { type MatchingPart, matchingParts } from './matching-standing.ts'
import { matchingActions, matchingStates, outcomes, parties } from './matching-states.ts'
import { meetingOutcome } from './outcomes.ts'
import { schedule } from './schedules.ts'

export const method = labelled(/*i18n*/ '상담 방법', z.enum(['ONLINE', 'OFFLINE']), {
  ONLINE: /*i18n*/ '온라인',
  OFFLINE: /*i18n*/ '현장',
})
const state = labelled(/*i18n*/ '상담 상태', z.enum(matchingStates), {
  offered: /*i18n*/ '제안함',
  accepted: /*i18n*/ '수락함',
  confirmed: /*i18n*/ '확정됨',
  rescheduling: /*i18n*/ '시간 변경 중',
  disputed: /*i18n*/ '서로 다르게 알림',
  met: /*i18n*/ '상담함',
  missed: /*i18n*/ '상담하지 못함',
  declined: /*i18n*/ '거절됨',
  cancelled: /*i18n*/ '취소됨',
  expired: /*i18n*/ '기한 지남',
})
export const matchingState = state
const outcome = z.enum(outcomes)

const slot = z.strictObject({
  startsAt: instant,
  endsAt: instant,
  /** `proposed`: another time for an agreed meeting; `struck`: it was given to others. */
  state: z.enum(['offered', 'picked', 'proposed', 'struck']),
})
/** The other side, as a participant of the fair. */
const party = z.strictObject({ _id: id, _company: id.nullable(), name: z.string(), category: z.string() })

const common = {
  _id: id,
  version: z.int(),
  createdAt: instant,
  updatedAt: instant,
  method,
  state,
  /** Whose turn it is. */
  awaits: z.enum([...parties, 'staff']).nullable(),
  product: z.strictObject({ _id: id, name: z.string() }).nullable(),
  message: z.string().nullable(),
  /** Why it was declined or cancelled, in the words of whoever did. */
  reason: z.string().nullable(),
  endedBy: z.enum([...parties, 'staff', 'system']).nullable(),
  /** In the order of time. */
  slots: z.array(slot),
  /** Until when an answer is waited for. */
  expiresAt: instant.nullable(),
  /** Of the agreed time; kept where that was cancelled. */
  startsAt: instant.nullable(),
  endsAt: instant.nullable(),
  /** Of an agreed meeting at the fair. */
  tableNumber: z.int().nullable(),
  proposedBy: z.enum(parties).nullable(),
  /** How to meet instead, where that is proposed. */
  proposedMethod: method.nullable(),
  marks: z.strictObject({ buyer: outcome.nullable(), seller: outcome.nullable() }),
  /** What the caller can do with it now. */
  actions: z.array(z.enum(matchingActions)),
}

const fair = z.strictObject({ _id: id, title: z.string(), venue: z.string(), timeZone: z.string() })
const said = meetingOutcome.nullable()
/** As one of its two sides has it. */
const matching = z
  .strictObject({
    ...common,
    fair,
    role: z.enum(parties),
    other: party.extend({
      contactRole: z.string().nullable(),
      /** Of its contact: a file for companies that take part. */
      photo: id.nullable(),
    }),
    /** What the caller's own side has said of it … */
    outcome: said,
    /** … and whether it can now. */
    canReport: z.boolean(),
    /** Conversation with the other side; null where there is none to read and none can begin. */
    conversation: z
      .strictObject({
        /** Messages of the other side that the caller has not read. */
        unread: z.int(),
        canWrite: z.boolean(),
        /** When the last message was written; null before the first one. */
        lastAt: instant.nullable(),
      })
      .nullable(),
  })
  .meta({ id: 'Matching' })
export type Matching = z.output<typeof matching>

const event = z.strictObject({
  _id: id,
  at: instant,
  action: z.enum([...matchingActions, 'offer']),
  by: z.enum([...parties, 'staff', 'system']),
  /** Of the staff: the name of the account; null where that is gone. */
  user: z.string().nullable(),
  before: z.enum(matchingStates).nullable(),
  after: z.enum(matchingStates),
  startsAt: instant.nullable(),
  tableNumber: z.int().nullable(),
})
/** As staff have it. */
export const boardMatching = z
  .strictObject({ ...common, buyer: party, seller: party, outcomes: z.strictObject({ buyer: said, seller: said }) })
  .meta({ id: 'BoardMatching' })
export type BoardMatching = z.output<typeof boardMatching>

const startsAt = labelled(/*i18n*/ '시작 시각', instant)
const reason = labelled(/*i18n*/ '사유', lines(tradeLimits.reason))
const picked = z.array(startsAt).min(1).max(tradeLimits.picked)

const accept = z.strictObject({
  action: z.literal('accept'),
  slots: picked,
  /** Of the slots that are picked, those that can still be had are enough. */
  takesLeft: z.boolean().optional(),
})
const decline = z.strictObject({ action: z.literal('decline'), reason })
/** Where the slot is taken by others, the first of these that can still be had, in this order. */
const orElse = z
  .array(startsAt)
  .min(1)
  .max(tradeLimits.picked - 1)
  .optional()
const confirm = z.strictObject({ action: z.literal('confirm'), slot: startsAt, orElse })
const cancel = z.strictObject({ action: z.literal('cancel'), reason })
/** With another method the time may stay. */
const propose = z.strictObject({ action: z.literal('propose'), slots: picked, method: method.optional() })
const agree = z.strictObject({ action: z.literal('agree'), slot: startsAt, orElse })
const refuse = z.strictObject({ action: z.literal('refuse') })
const mark = z.strictObject({ action: z.literal('mark'), outcome })
const move = z.strictObject({
  action: z.literal('move'),
  slot: startsAt,
  /** Absent: one that is free. */
  tableNumber: z.int().min(1).max(tradeLimits.tables).optional(),
  /** Absent: as it is. */
  method: method.optional(),
})
const message = labelled(/*i18n*/ '메시지', lines(tradeLimits.message).nullable())
const offered = z.array(startsAt).min(1).max(tradeLimits.offered)
/** Fields that are absent stay. Times and method are changed before the seller has answered, and proposed after that. */
const change = z.strictObject({
  action: z.literal('change'),
  slots: offered.optional(),
  method: method.optional(),
  _product: id.nullable().optional(),
  message: message.optional(),
})

/** What one of the two sides does. */
const step = z
  .discriminatedUnion('action', [accept, decline, confirm, cancel, propose, agree, refuse, mark, change])
  .meta({ id: 'MatchingStep' })
/** What staff do; answers are on behalf of the side whose turn it is. */
const staffStep = z.discriminatedUnion('action', [accept, decline, confirm, cancel, refuse, mark, move]).meta({ id: 'StaffMatchingStep' })
export type Step = z.output<typeof step> | z.output<typeof staffStep>

const offer = z
  .strictObject({
    _fair: id,
    /** The participant. */
    _seller: id,
    method,
    slots: offered,
    _product: id.nullable().default(null),
    message: message.default(null),
  })
  .meta({ id: 'Offer' })

type OwnQuery = Paging & {
  _fair?: string | undefined
  state?: z.output<typeof state> | undefined
  method?: z.output<typeof method> | undefined
  isMyTurn?: boolean | undefined
  part?: MatchingPart | undefined
  isAgreed?: boolean | undefined
  hasMessages?: boolean | undefined
}
const flag = (description: string) => wireBoolean.optional().meta({ type: 'boolean', enum: [true, false], description })
const ownQuery: z.ZodType<OwnQuery> = z.strictObject({
  ...paging('-createdAt'),
  _fair: id.optional(),
  state: state.optional(),
  method: method.optional(),
  isMyTurn: flag('True: only those that wait for the caller, the first to end first.'),
  part: z
    .enum(matchingParts)
    .optional()
    .meta({
      description:
        'Only those that wait for others, the first to end first; with an agreed time to come, in the order of their times; or that ' +
        'are over, the last change first.',
    }),
  isAgreed: flag('True: only those with an agreed time, in the order of their times.'),
  hasMessages: flag('True: only those whose sides have written to each other, the last message first.'),
})
type BoardQuery = Paging & {
  state?: z.output<typeof state> | undefined
  day?: string | undefined
  _participant?: string | undefined
  isEndingToday?: boolean | undefined
  isUnmarked?: boolean | undefined
  isWithoutOutcome?: boolean | undefined
  isReported?: boolean | undefined
}
const boardQuery: z.ZodType<BoardQuery> = z.strictObject({
  ...paging('-createdAt'),
  state: state.optional(),
  day: z.iso.date().optional().meta({ description: 'Only meetings of this day, on the fair’s clock.' }),
  _participant: id.optional().meta({ description: 'Only those of this participant of the fair.' }),
  isEndingToday: flag('True: only what waits for an answer until today at the latest, on the fair’s clock.'),
  isUnmarked: flag('True: only meetings that have begun and of which the sides have not both said whether they took place.'),
  isWithoutOutcome: flag('True: only meetings that have begun, were not missed, and have no outcome of one of their sides.'),
  isReported: flag('True: only those whose conversation one of their sides has reported, and staff have not looked at.'),
})

const params = z.strictObject({ _id: id })
const one = z.strictObject({ matching })
const isOwn = { tag: 'me', access: 'member', status: 200 } as const

export const matchingCalls = {
  'GET /api/v1/me/matchings': call({
    ...isOwn,
    summary:
      'The matchings of the caller. `myTurn`: how many of all of them wait for the caller; `parts`: how many are in each other part; ' +
      '`unread`: messages in all of them',
    query: ownQuery,
    answer: z.strictObject({
      matchings: z.array(matching),
      myTurn: z.int(),
      parts: z.strictObject({ waiting: z.int(), agreed: z.int(), past: z.int() }),
      unread: z.int(),
      summary,
    }),
    acting: 'console:fairs',
    reads: ['matchings'],
  }),
  'GET /api/v1/me/matchings/{_id}': call({
    ...isOwn,
    summary: 'A matching of the caller',
    params,
    answer: one,
    errors: [404],
    acting: 'console:fairs',
    reads: ['matchings'],
  }),
  'POST /api/v1/me/matchings': call({
    ...isOwn,
    summary:
      'Offer times to a seller of a fair, as a buyer of it. They are held softly until an answer or the end of the time for it. ' +
      'Refused with what is still free where one is not (`slotTaken`)',
    body: offer,
    answer: one,
    status: 201,
    errors: [404, 409],
    location: (answer) => `/api/v1/me/matchings/${answer.matching._id}`,
    writes: ['matchings'],
  }),
  'PUT /api/v1/me/matchings/{_id}': call({
    ...isOwn,
    summary:
      'Do one of the `actions` of a matching. What cannot be done now is refused with what can (`matchingState`), and a time that ' +
      'another meeting was faster to take with those that are free (`slotTaken`)',
    params,
    body: step,
    answer: one,
    errors: [404, 409, 412],
    writes: ['matchings'],
  }),
  'DELETE /api/v1/me/matchings/{_id}': call({
    ...isOwn,
    summary: 'Cancel a matching of one’s own, as `cancel` without a reason',
    params,
    status: 204,
    errors: [404, 409],
    writes: ['matchings'],
  }),
  'GET /api/v1/me/matchings/{_id}/schedules': call({
    ...isOwn,
    summary: 'The slots of a matching’s fair, as its two sides can use them',
    params,
    answer: z.strictObject({ schedule }),
    errors: [404],
    acting: 'console:fairs',
    reads: ['matchings', 'availability'],
  }),
}

/** Matchings of a fair, for its staff. */
export const boardMatchingCalls = {
  'GET /api/console/fairs/{_id}/matchings': call({
    summary: 'Console: the matchings of a fair',
    tag: 'fairs',
    access: 'console:fairs',
    isPersonal: true,
    params,
    query: boardQuery,
    answer: z.strictObject({ matchings: z.array(boardMatching), summary }),
    status: 200,
    errors: [404, 410],
    reads: ['matchings'],
  }),
  'GET /api/console/fairs/{_id}/matchings/{mid}': call({
    summary: 'Console: a matching of a fair, with what was done with it, the newest first',
    tag: 'fairs',
    access: 'console:fairs',
    isPersonal: true,
    params: z.strictObject({ _id: id, mid: id }),
    answer: z.strictObject({ matching: boardMatching, events: z.array(event), conversation: reportedConversation.nullable() }),
    status: 200,
    errors: [404],
    reads: ['matchings'],
  }),
  'PUT /api/console/fairs/{_id}/matchings/{mid}': call({
    summary: 'Console: do one of the `actions` of a matching; who did it is noted, and both sides are told',
    tag: 'fairs',
    access: 'console:fairs',
    params: z.strictObject({ _id: id, mid: id }),
    body: staffStep,
    answer: z.strictObject({ matching: boardMatching }),
    status: 200,
    errors: [404, 409, 412],
    writes: ['matchings'],
  }),
  'GET /api/console/fairs/{_id}/excel': call({
    summary: 'Console: the matchings of a fair as a workbook (XLSX), in the order of their times',
    tag: 'fairs',
    access: 'console:fairs',
    params,
    answer: z.unknown().meta({ contentType: 'application/octet-stream' }),
    status: 200,
    errors: [404, 409, 410],
  }),
}

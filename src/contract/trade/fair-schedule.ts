import * as z from 'zod'
import { call } from '../call.ts'
import { id, instant, labelled } from '../field.ts'
import { type Paging, paging, summary } from '../paging.ts'
import { tradeLimits } from './limits.ts'
import { method } from './matchings.ts'

/** Where the making of a schedule is. `queued` and `running` make a draft, `publishing` makes meetings of it. */
export const scheduleStates = ['queued', 'running', 'draft', 'failed', 'publishing', 'published'] as const
export type ScheduleState = (typeof scheduleStates)[number]
/** Phases of a schedule's computation. */
export const schedulePhases = ['reading', 'bounding', 'placing', 'improving'] as const
export type SchedulePhase = (typeof schedulePhases)[number]

/**
 * States of a meeting in a draft. `impossible`: it could not be agreed when the draft was published, or not be preserved when it was
 * computed again.
 */
export const draftStates = ['draft', 'published', 'impossible'] as const
export const draftProblems = ['slotTaken', 'limitReached', 'notParticipating', 'matchingExists', 'lockMoved'] as const
export type DraftProblem = (typeof draftProblems)[number]

/** Why a wish was not kept. */
export const unkeptReasons = [
  'noCommonTime',
  'ownMaximum',
  'otherMaximum',
  'ownBusy',
  'otherBusy',
  'bothBusy',
  'noTable',
  'possible',
] as const
export type UnkeptReason = (typeof unkeptReasons)[number]

/** Obstacles to a meeting of two parties in a slot; the first that applies is reported. */
export const slotObstacles = ['sellerAway', 'buyerAway', 'sellerBusy', 'buyerBusy', 'noTable'] as const
export type SlotObstacle = (typeof slotObstacles)[number]
/** ... and in any slot. */
export const pairObstacles = ['inDraft', 'agreed', 'sellerMaximum', 'buyerMaximum'] as const
export type PairObstacle = (typeof pairObstacles)[number]

/** Returns the weight of a wish by its position in the member's list. A pair weighs as much as both sides' wishes together. */
export const wishWeight = (priority: number): number => Math.max(1, 11 - priority)

const minimum = z.int().min(0).max(tradeLimits.minimum)
const options = {
  sellerMinimum: labelled(/*i18n*/ '판매 기업 한 곳의 최소 상담 수', minimum.default(0)),
  buyerMinimum: labelled(/*i18n*/ '바이어 한 곳의 최소 상담 수', minimum.default(0)),
}
const figures = z.strictObject({
  wishes: z.int(),
  /** Wishes that the draft and what is agreed already keep. */
  kept: z.int(),
  /** Wishes weighted by their priority, less what is missing of minimums. */
  objective: z.int(),
  bound: z.int().meta({ description: 'No schedule is worth more: proved by the solver.' }),
  greedy: z.int().meta({ description: 'What a placement by hand, the best wish first, would be worth.' }),
  ms: z.int(),
})
const fairSchedule = z
  .strictObject({
    state: z.enum(scheduleStates),
    phase: z.enum(schedulePhases).nullable(),
    requestedAt: instant,
    endedAt: instant.nullable(),
    ...options,
    figures: figures.nullable(),
    /** Of the draft's meetings. */
    meetings: z.strictObject({ draft: z.int(), published: z.int(), impossible: z.int() }),
    /** Why there is no draft, in English: for whoever runs the server. */
    error: z.string().nullable(),
  })
  .meta({ id: 'FairSchedule' })
export type FairSchedule = z.output<typeof fairSchedule>

const role = z.enum(['SELLER', 'BUYER'])
const party = z.strictObject({ _id: id, name: z.string() })
const draftMeeting = z
  .strictObject({
    _id: id,
    version: z.int(),
    seller: party,
    buyer: party,
    startsAt: instant,
    method,
    isLocked: z.boolean(),
    state: z.enum(draftStates),
    problem: z.enum(draftProblems).nullable(),
  })
  .meta({ id: 'DraftMeeting' })
export type DraftMeeting = z.output<typeof draftMeeting>

const member = z
  .strictObject({
    ...party.shape,
    role,
    wishes: z.int(),
    kept: z.int(),
    /** Of the draft, and agreed already. */
    meetings: z.int(),
    /** What it should get at least, where it can, and may have: its own limits, or those of the fair and its schedule. */
    minimum: z.int(),
    maximum: z.int(),
  })
  .meta({ id: 'ScheduledMember' })
export type ScheduledMember = z.output<typeof member>
const explained = z.strictObject({
  other: party,
  priority: z.int(),
  /** Of the meeting that keeps it. */
  startsAt: instant.nullable(),
  reason: z.enum(unkeptReasons).nullable(),
})

const params = z.strictObject({ _id: id })
const inSchedule = z.strictObject({ _id: id, mid: id })
const base = { tag: 'fairs', access: 'console:fairs', status: 200, params } as const
const answer = z.strictObject({ schedule: fairSchedule.nullable() })
const { limit, skip } = paging('createdAt')
const q = z.string().trim().normalize('NFC').min(1).max(100).optional().meta({ description: 'Words of a name.' })
/** Participants of the fair. */
const sides = { _seller: id, _buyer: id, method }
type Part = Pick<Paging, 'limit' | 'skip'> & { q?: string | undefined }
const draftQuery: z.ZodType<Part & { state?: (typeof draftStates)[number] | undefined }> = z.strictObject({
  limit,
  skip,
  q,
  state: z.enum(draftStates).optional(),
})
const memberQuery: z.ZodType<Part & { role?: z.output<typeof role> | undefined }> = z.strictObject({
  limit,
  skip,
  q,
  role: role.optional(),
})

/** The organiser's schedule of a fair: made by a solver, looked at and changed by staff, published as agreed meetings. */
export const fairScheduleCalls = {
  'GET /api/console/fairs/{_id}/schedule': call({
    ...base,
    summary: 'Console: the schedule of a fair, and what becomes of it',
    answer,
    errors: [404, 410],
    reads: ['fairSchedules'],
  }),
  'POST /api/console/fairs/{_id}/schedule': call({
    ...base,
    summary: 'Console: make a draft from the wishes, in the background. Locked meetings of the last draft stay',
    body: z.strictObject(options),
    answer,
    errors: [404, 409, 410],
    writes: ['fairSchedules'],
  }),
  'PUT /api/console/fairs/{_id}/schedule': call({
    ...base,
    summary: 'Console: make agreed meetings of the draft, in the background; what has become impossible is noted',
    body: z.strictObject({ state: z.literal('publishing') }),
    answer,
    errors: [404, 409, 410],
    writes: ['fairSchedules', 'matchings'],
  }),
  'GET /api/console/fairs/{_id}/schedule/meetings': call({
    ...base,
    summary: 'Console: the meetings of the draft, in the order of their times',
    isPersonal: true,
    query: draftQuery,
    answer: z.strictObject({ meetings: z.array(draftMeeting), summary }),
    reads: ['fairSchedules'],
  }),
  'POST /api/console/fairs/{_id}/schedule/meetings': call({
    ...base,
    summary: 'Console: add a meeting to the draft, locked; where it cannot be then, what is free (`slotTaken`)',
    body: z.strictObject({ ...sides, startsAt: instant }),
    answer: z.strictObject({ meeting: draftMeeting }),
    status: 201,
    errors: [404, 409],
    writes: ['fairSchedules'],
  }),
  'GET /api/console/fairs/{_id}/schedule/slots': call({
    ...base,
    summary: 'Console: when two could meet in the draft, and what is in the way of the other times',
    query: z.strictObject(sides),
    answer: z.strictObject({
      obstacle: z.enum(pairObstacles).nullable(),
      slots: z.array(z.strictObject({ startsAt: instant, obstacle: z.enum(slotObstacles).nullable() })),
    }),
    errors: [404, 409],
    reads: ['fairSchedules'],
  }),
  'GET /api/console/fairs/{_id}/schedule/meetings/{mid}': call({
    ...base,
    summary: 'Console: a meeting of the draft, and when it could be instead',
    isPersonal: true,
    params: inSchedule,
    answer: z.strictObject({
      meeting: draftMeeting,
      free: z.array(instant),
      /** The others that are still to come, and what is in the way. */
      taken: z.array(z.strictObject({ startsAt: instant, obstacle: z.enum(slotObstacles) })),
    }),
    errors: [404],
    reads: ['fairSchedules'],
  }),
  'PUT /api/console/fairs/{_id}/schedule/meetings/{mid}': call({
    ...base,
    summary: 'Console: move a meeting of the draft, or lock it; where it cannot be then, what is free (`slotTaken`)',
    params: inSchedule,
    body: z.strictObject({ startsAt: instant.optional(), isLocked: z.boolean().optional() }),
    answer: z.strictObject({ meeting: draftMeeting }),
    errors: [404, 409, 412],
    writes: ['fairSchedules'],
  }),
  'DELETE /api/console/fairs/{_id}/schedule/meetings/{mid}': call({
    ...base,
    status: 204,
    summary: 'Console: take a meeting out of the draft; below somebody’s minimum where `anyway` says so (`belowMinimum`)',
    params: inSchedule,
    body: z.strictObject({ anyway: z.boolean().optional() }),
    errors: [404, 409, 412],
    writes: ['fairSchedules'],
  }),
  'GET /api/console/fairs/{_id}/schedule/members': call({
    ...base,
    summary: 'Console: what each member gets of its wishes, who gets least first',
    isPersonal: true,
    query: memberQuery,
    answer: z.strictObject({ members: z.array(member), summary }),
    errors: [404],
    reads: ['fairSchedules'],
  }),
  'GET /api/console/fairs/{_id}/schedule/members/{mid}': call({
    ...base,
    summary: 'Console: what became of each wish of a member, and why',
    isPersonal: true,
    params: inSchedule,
    answer: z.strictObject({
      member,
      /** Those that it wants to meet, or that want to meet it: the schedule gives it no others. */
      candidates: z.int(),
      wishes: z.array(explained),
    }),
    errors: [404],
    reads: ['fairSchedules'],
  }),
}

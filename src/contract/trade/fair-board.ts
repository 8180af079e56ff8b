import * as z from 'zod'
import { call } from '../call.ts'
import { id, instant } from '../field.ts'
import { type Paging, paging, summary } from '../paging.ts'
import { slotObstacles } from './fair-schedule.ts'
import { method, matchingState } from './matchings.ts'

/** Sides whose rows the board has. */
export const boardSides = ['seller', 'buyer', 'table'] as const
export type BoardSide = (typeof boardSides)[number]

/** An agreed meeting on the board: as much as its card shows. */
const meeting = z
  .strictObject({
    _id: id,
    version: z.int(),
    state: matchingState,
    method,
    startsAt: instant,
    endsAt: instant,
    tableNumber: z.int().nullable(),
    /** Participants; the account where one takes part no longer. */
    _seller: id,
    seller: z.string(),
    _buyer: id,
    buyer: z.string(),
    /** Whether staff can put it at another time now. */
    canMove: z.boolean(),
    /** Of a meeting of the draft, which is not agreed: when it was in the draft before; null: it was not in it. */
    draft: z.strictObject({ isLocked: z.boolean(), was: instant.nullable() }).optional(),
  })
  .meta({ id: 'BoardMeeting' })
export type BoardMeeting = z.output<typeof meeting>

/** A row: of a company that takes part, or has meetings on that day all the same; of a table, or of online meetings, one beside the other. */
const row = z
  .strictObject({
    /** The participant's; of a table and of online meetings a name of its own. */
    _id: z.string(),
    /** Of the company; empty where there is none. */
    name: z.string(),
    table: z.int().nullable(),
    blocked: z.array(instant),
    meetings: z.array(meeting),
    /** Meetings of the draft before that are in this one no more: with whom. */
    gone: z.array(z.strictObject({ startsAt: instant, name: z.string() })).optional(),
  })
  .meta({ id: 'BoardRow' })
export type BoardRow = z.output<typeof row>

const board = z
  .strictObject({
    day: z.string(),
    days: z.array(z.string()),
    timeZone: z.string(),
    tables: z.int(),
    by: z.enum(boardSides),
    /** `taken`: so many tables are. */
    slots: z.array(z.strictObject({ startsAt: instant, endsAt: instant, taken: z.int() })),
    rows: z.array(row),
  })
  .meta({ id: 'FairBoard' })
export type FairBoard = z.output<typeof board>

const differences = z.strictObject({ added: z.int(), moved: z.int(), gone: z.int() }).meta({ id: 'DraftDifferences' })
export type DraftDifferences = z.output<typeof differences>

/** The times that two have free, and the others that are still to come. */
export const commonTimes = z.strictObject({
  free: z.array(instant),
  taken: z.array(z.strictObject({ startsAt: instant, obstacle: z.enum(slotObstacles) })),
})

export const q = z.string().trim().normalize('NFC').min(1).max(100).optional().meta({ description: 'Words of the company’s name.' })
const query: z.ZodType<Paging & { day?: string | undefined; by?: BoardSide | undefined; q?: string | undefined }> = z.strictObject({
  ...paging('createdAt'),
  day: z.iso.date().optional().meta({ description: 'On the fair’s clock; absent: today, or the first day.' }),
  /** Absent: the sellers. */
  by: z.enum(boardSides).optional(),
  q,
})
export const ofFair = { tag: 'fairs', access: 'console:fairs', status: 200 } as const

/** The meetings of a day, companies or tables by slots. */
export const fairBoardCalls = {
  'GET /api/console/fairs/{_id}/board': call({
    ...ofFair,
    summary: 'Console: a day of a fair, sellers, buyers or tables by slots with their agreed meetings',
    isPersonal: true,
    params: z.strictObject({ _id: id }),
    query,
    answer: z.strictObject({ board, summary }),
    errors: [404, 410],
    reads: ['matchings', 'availability', 'checkIns'],
  }),
  'GET /api/console/fairs/{_id}/schedule/board': call({
    ...ofFair,
    summary: 'Console: a day of the draft, sellers or buyers by slots, with what is agreed and what differs from the draft before',
    isPersonal: true,
    params: z.strictObject({ _id: id }),
    query,
    answer: z.strictObject({
      board,
      summary,
      /** Of all days; null: there was no draft before. */
      differences: differences.nullable(),
    }),
    errors: [404, 410],
    reads: ['fairSchedules', 'matchings', 'availability'],
  }),
  'GET /api/console/fairs/{_id}/matchings/{mid}/free': call({
    ...ofFair,
    summary: 'Console: the times that a matching can be moved to, and what is in the way of the others that are still to come',
    params: z.strictObject({ _id: id, mid: id }),
    answer: commonTimes,
    errors: [404],
    reads: ['matchings', 'availability'],
  }),
}

import * as z from 'zod'
import { call } from '../call.ts'
import { id, instant } from '../field.ts'
import { type Paging, paging, summary } from '../paging.ts'
import { method, matchingState } from './matchings.ts'

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
    _buyer: id,
    buyer: z.string(),
    /** Whether staff can put it at another time now. */
    canMove: z.boolean(),
  })
  .meta({ id: 'BoardMeeting' })
export type BoardMeeting = z.output<typeof meeting>

/** A seller's row: one that takes part, or has meetings on that day all the same. */
const row = z.strictObject({ _id: id, name: z.string(), blocked: z.array(instant), meetings: z.array(meeting) }).meta({ id: 'BoardRow' })
export type BoardRow = z.output<typeof row>

const board = z
  .strictObject({
    day: z.string(),
    days: z.array(z.string()),
    timeZone: z.string(),
    tables: z.int(),
    slots: z.array(z.strictObject({ startsAt: instant, endsAt: instant })),
    sellers: z.array(row),
  })
  .meta({ id: 'FairBoard' })
export type FairBoard = z.output<typeof board>

const q = z.string().trim().normalize('NFC').min(1).max(100).optional().meta({ description: 'Words of the seller’s name.' })
const query: z.ZodType<Paging & { day?: string | undefined; q?: string | undefined }> = z.strictObject({
  ...paging('createdAt'),
  day: z.iso.date().optional().meta({ description: 'On the fair’s clock; absent: today, or the first day.' }),
  q,
})
const ofFair = { tag: 'fairs', access: 'console:fairs', status: 200 } as const

/** The meetings of a day, sellers by slots (issue 14, section 4). */
export const fairBoardCalls = {
  'GET /api/console/fairs/{_id}/board': call({
    ...ofFair,
    summary: 'Console: a day of a fair, sellers by slots with their agreed meetings',
    isPersonal: true,
    params: z.strictObject({ _id: id }),
    query,
    answer: z.strictObject({ board, summary }),
    errors: [404, 410],
    reads: ['matchings', 'availability', 'checkIns'],
  }),
  'GET /api/console/fairs/{_id}/matchings/{mid}/free': call({
    ...ofFair,
    summary: 'Console: the times that a matching can be moved to: both sides and a table are free',
    params: z.strictObject({ _id: id, mid: id }),
    answer: z.strictObject({ free: z.array(instant) }),
    errors: [404],
    reads: ['matchings', 'availability'],
  }),
}

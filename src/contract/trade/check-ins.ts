import * as z from 'zod'
import { call } from '../call.ts'
import { id, instant } from '../field.ts'
import { type Paging, paging, summary } from '../paging.ts'

/** Ways of identification at the entrance: code scanned, code typed, or found in the list by staff. */
export const checkInWays = ['camera', 'code', 'list'] as const
const way = z.enum(checkInWays)

const checkIn = z
  .strictObject({
    _id: id,
    /** On the fair's clock: somebody arrives once a day. */
    day: z.string(),
    at: instant,
    way,
    /** Who of the staff; null where that account is gone. */
    user: z.string().nullable(),
  })
  .meta({ id: 'CheckIn' })

const expected = z
  .strictObject({ _id: id, name: z.string(), role: z.enum(['SELLER', 'BUYER']), code: z.string(), checkIns: z.array(checkIn) })
  .meta({ id: 'ExpectedParticipant' })
export type ExpectedParticipant = z.output<typeof expected>

/** The most that are sent at once: what was noted without a network comes in parts. */
export const maxCheckIns = 100
const sent = z.strictObject({
  _participant: id,
  /** By the clock of the device; what is still to come by the server's, or long ago, is now. */
  at: instant,
  way,
  /** What was scanned or typed. */
  code: z.string().max(40).optional(),
})
export type SentCheckIn = z.output<typeof sent>

const params = z.strictObject({ _id: id })
const ofFair = { tag: 'fairs', access: 'console:fairs', status: 200 } as const
const query: z.ZodType<Paging> = z.strictObject(paging('createdAt'))

/** Arrivals at a fair. */
export const checkInCalls = {
  'GET /api/console/fairs/{_id}/check-ins': call({
    ...ofFair,
    summary: 'Console: approved participants of a fair with their codes, and when they arrived',
    isPersonal: true,
    params,
    query,
    answer: z.strictObject({ participants: z.array(expected), summary }),
    errors: [404, 410],
    reads: ['checkIns'],
  }),
  'POST /api/console/fairs/{_id}/check-ins': call({
    ...ofFair,
    summary:
      'Console: note who has arrived. The first arrival of a day stays, however often it is sent; `refused`: who does not take part, or has another code',
    params,
    body: z.strictObject({ checkIns: z.array(sent).min(1).max(maxCheckIns) }),
    answer: z.strictObject({ participants: z.array(expected), refused: z.array(id) }),
    errors: [404, 410],
    writes: ['checkIns'],
  }),
  'DELETE /api/console/fairs/{_id}/check-ins/{_checkIn}': call({
    tag: 'fairs',
    access: 'console:fairs',
    summary: 'Console: take back an arrival that was noted by mistake',
    params: z.strictObject({ _id: id, _checkIn: id }),
    status: 204,
    errors: [404],
    writes: ['checkIns'],
  }),
  'GET /api/v1/me/schedules/{_fair}/entryCode': call({
    summary: 'The code by which the caller is let in at a fair',
    tag: 'me',
    access: 'member',
    params: z.strictObject({ _fair: id }),
    answer: z.strictObject({ code: z.string() }),
    status: 200,
    errors: [404],
    acting: 'console:fairs',
  }),
}

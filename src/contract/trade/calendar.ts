import * as z from 'zod'
import { call } from '../call.ts'
import { id } from '../field.ts'

const calendar = z.strictObject({
  /** The secret address of the feed; null: there is none. */
  url: z.string().nullable(),
})
const isOwn = { tag: 'me', access: 'member', status: 200 } as const

/** The meetings of a member as a calendar that other programs subscribe to. */
export const calendarCalls = {
  'GET /api/v1/me/calendar': call({
    ...isOwn,
    summary: 'The address of the caller’s calendar',
    answer: z.strictObject({ calendar }),
    // Who knows the address goes on reading.
    acting: 'never',
    reads: ['calendar'],
  }),
  'POST /api/v1/me/calendar': call({
    ...isOwn,
    summary: 'Make an address of the calendar; the former one leads nowhere any more',
    answer: z.strictObject({ calendar }),
    status: 201,
    writes: ['calendar'],
  }),
  'DELETE /api/v1/me/calendar': call({ ...isOwn, summary: 'The address leads nowhere any more', status: 204, writes: ['calendar'] }),
  'GET /api/v1/calendars/{file}': call({
    summary: 'The meetings of whoever has this secret address, as iCalendar (RFC 5545)',
    tag: 'calendars',
    access: 'public',
    params: z.strictObject({ file: z.string().regex(/^[\w-]{36}\.[\w-]{43}\.ics$/) }),
    answer: z.unknown().meta({ contentType: 'text/calendar' }),
    status: 200,
    errors: [404],
  }),
}

/** A meeting as a file for a calendar. */
export const invitationCalls = {
  'GET /api/v1/me/matchings/{_id}/invitation': call({
    ...isOwn,
    summary: 'The agreed or cancelled time of a matching as an invitation (iTIP, RFC 5546: `REQUEST` or `CANCEL`)',
    params: z.strictObject({ _id: id }),
    answer: z.unknown().meta({ contentType: 'text/calendar' }),
    errors: [404],
    acting: 'console:fairs',
  }),
}

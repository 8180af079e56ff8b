import * as z from 'zod'
import { call } from '../call.ts'
import { id, instant } from '../field.ts'
import { type Paging, paging, summary } from '../paging.ts'

const notification = z
  .strictObject({
    _id: id,
    createdAt: instant,
    /** Its module, and what that calls it. */
    module: z.string(),
    kind: z.string(),
    /** In the asked language. */
    text: z.string(),
    /** Id of what it is about. */
    subject: id,
    /** Page of the site where that is looked at. */
    path: z.string(),
    /** Read by builds that know of meetings and fairs alone: the subject, or null, and the fair. */
    _matching: id.nullable().optional(),
    _fair: id.optional(),
    readAt: instant.nullable(),
  })
  .meta({ id: 'MemberNotification' })
export type MemberNotification = z.output<typeof notification>

const isOwn = { tag: 'me', access: 'member', status: 200 } as const
const unread = z.int().meta({ description: 'How many of all are not read.' })
const page: z.ZodType<Paging> = z.strictObject(paging('-createdAt'))

export const memberNotificationCalls = {
  'GET /api/v1/me/notifications': call({
    ...isOwn,
    summary: 'What the caller was told of, the newest first',
    query: page,
    answer: z.strictObject({ notifications: z.array(notification), unread, summary }),
    // They name the other side of meetings.
    acting: 'console:fairs',
    reads: ['notifications'],
  }),
  'PUT /api/v1/me/notifications/{_id}': call({
    ...isOwn,
    summary: 'Say that one was read, or not',
    params: z.strictObject({ _id: id }),
    body: z.strictObject({ isRead: z.boolean() }),
    answer: z.strictObject({ notification, unread }),
    errors: [404],
    writes: ['notifications'],
  }),
  'PUT /api/v1/me/notifications': call({
    ...isOwn,
    summary: 'Say that all are read that came until then',
    body: z.strictObject({ readUntil: instant }),
    answer: z.strictObject({ unread }),
    writes: ['notifications'],
  }),
}

/** News for an open page. */
export const memberEventCalls = {
  'GET /api/v1/me/events': call({
    ...isOwn,
    summary:
      'Server-sent events `notifications`, at once and whenever it has changed: how many are not read, and the newest of them, ' +
      '`{"unread":1,"latest":"…"}`. They end with the session, and with its access token',
    answer: z.unknown().meta({ contentType: 'text/event-stream' }),
    acting: 'never',
    errors: [429],
    reads: ['notifications'],
  }),
}

/** Payload of the event `notifications`. */
export interface NotificationsEvent {
  unread: number
  latest: string | null
}

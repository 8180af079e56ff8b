import * as z from 'zod'
import { call } from '../call.ts'
import { id, instant } from '../field.ts'
import { type Paging, paging, summary } from '../paging.ts'

/** Kinds of notifications about matchings and participation in fairs. */
export const notificationKinds = [
  'offered',
  'accepted',
  'declined',
  'confirmed',
  'cancelled',
  'settled',
  'expired',
  'proposed',
  'moved',
  'kept',
  'disputed',
  'judgedMet',
  'judgedMissed',
  'dayAhead',
  'soon',
  'participationApproved',
  'participationRejected',
  'participationEnded',
  'introductionRefused',
] as const
export type NotificationKind = (typeof notificationKinds)[number]

const notification = z
  .strictObject({
    _id: id,
    createdAt: instant,
    kind: z.enum(notificationKinds),
    /** In the asked language, with the name of the other side, or of the fair. */
    text: z.string(),
    /** Null where it is about the part in a fair. */
    _matching: id.nullable(),
    _fair: id,
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
  'GET /api/v1/me/events': call({
    ...isOwn,
    summary:
      'Server-sent events `notifications`, at once and whenever it has changed: how many are not read, and the newest of them, ' +
      '`{"unread":1,"latest":"…"}`. They end with the session, and with its access token',
    answer: z.unknown().meta({ contentType: 'text/event-stream' }),
    acting: 'never',
    errors: [429],
    reads: ['notifications', 'matchings'],
  }),
}

/** Payload of the event `notifications`. */
export interface NotificationsEvent {
  unread: number
  latest: string | null
}

import * as z from 'zod'
import { call } from '../call.ts'
import { id, instant } from '../field.ts'

/** Devices of a member that take messages at once: beyond them the one that has said so longest ago is forgotten. */
export const mostSubscriptions = 10

/** What a push service takes messages by, as the browser says it (`PushSubscription.toJSON`). */
const endpoint = z
  .url({ protocol: /^https?$/ })
  .max(2000)
  // As browsers write it: the index of PostgreSQL takes no longer values.
  .regex(/^[!-~]+$/)
const subscription = z.strictObject({
  endpoint,
  keys: z.strictObject({
    /** A point of the curve P-256, and 16 random bytes: base64url (RFC 8291). */
    p256dh: z.string().regex(/^B[\w-]{86}$/),
    auth: z.string().regex(/^[\w-]{22}$/),
  }),
})

/** Push payload: only that something happened, and where to look. */
export interface PushPayload {
  /** What the site that it is about calls itself. */
  title: string
  /** That site's icon, and the one in one colour. */
  icon: string
  badge: string
  body: string
  /** A path of the site. */
  url: string
  /** Notifications of one subject stand in each other's place. */
  tag: string
  /** What the way to an answer is called; absent where none is asked for. */
  answer?: string
  /** How many matchings wait for the member: the badge of the app counts them. */
  waiting: number
}

const isOwn = { tag: 'me', access: 'member' } as const

/** Web push (RFC 8030, 8291, 8292). */
export const pushCalls = {
  'GET /api/v1/push/publicKey': call({
    tag: 'push',
    access: 'public',
    summary: 'The key (VAPID, base64url) that a browser subscribes to messages with',
    answer: z.strictObject({ publicKey: z.string() }),
    status: 200,
  }),
  'POST /api/v1/me/pushSubscriptions': call({
    ...isOwn,
    summary: 'Have messages sent to this device, in the asked language, until the session ends',
    body: subscription,
    answer: z.strictObject({ pushSubscription: z.strictObject({ _id: id, createdAt: instant }) }),
    status: 201,
    writesNothing: 'No call reads the devices of a member.',
  }),
  'DELETE /api/v1/me/pushSubscriptions': call({
    ...isOwn,
    summary: 'Have no more messages sent to a device',
    body: z.strictObject({ endpoint }),
    status: 204,
    writesNothing: 'No call reads the devices of a member.',
  }),
}

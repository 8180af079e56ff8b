import * as z from 'zod'
import { call } from '../call.ts'
import { id, instant } from '../field.ts'
import { type Paging, paging, summary } from '../paging.ts'

export const deliveryStates = { queued: /*i18n*/ '기다림', sent: /*i18n*/ '보냄', failed: /*i18n*/ '실패' } as const
const state = z.enum(Object.keys(deliveryStates) as [keyof typeof deliveryStates])
/** Ways that messages take. What is told in the app is there at once. */
export const deliveryChannels = {
  APP: /*i18n*/ '앱 알림',
  EMAIL: /*i18n*/ '이메일',
  SMS: /*i18n*/ '문자 메시지',
  PUSH: /*i18n*/ '푸시 알림',
} as const
const channel = z.enum(Object.keys(deliveryChannels) as [keyof typeof deliveryChannels])

/** What is known of a message that was sent: neither to whom, nor what it said. */
const delivery = z.strictObject({
  _id: id,
  channel,
  /** The name of what was sent. */
  template: z.string(),
  /** What that tells of, in the language that was asked for; its name where this version has no such template. */
  label: z.string(),
  state,
  attempts: z.int(),
  createdAt: instant,
  /** Of the next try; null where there is none. */
  nextAt: instant.nullable(),
  /** When it was sent or given up; null for those that ended before this was noted. */
  endedAt: instant.nullable(),
  /** Why the last try failed, as the other side said it. */
  lastError: z.string().nullable(),
  /** What a member was told, by this way and perhaps by others; null of other messages. */
  _notification: id.nullable(),
  /** Whether it can be sent again from here: what others said is not kept. */
  canResend: z.boolean(),
})
export type Delivery = z.output<typeof delivery>

type Filters = { [Name in 'state' | 'channel']?: Delivery[Name] | undefined } & { from?: string | undefined; _user?: string | undefined }
/** Who asks may leave out what has a default. */
const query: z.ZodType<Paging & Filters> = z.strictObject({
  ...paging('-createdAt'),
  state: state.optional(),
  channel: channel.optional(),
  _user: id.optional().meta({ description: 'Only those to this account; for `console:members`.' }),
  from: instant.optional().meta({ description: 'Only those created at this instant or later.' }),
})

export const deliveryCalls = {
  'GET /api/console/deliveries': call({
    summary: 'Console: what was sent and what failed, without addresses and texts',
    tag: 'deliveries',
    access: 'console:settings',
    query,
    answer: z.strictObject({ deliveries: z.array(delivery), summary }),
    status: 200,
    reads: ['deliveries'],
  }),
  'POST /api/console/deliveries/{_id}/resend': call({
    summary: 'Console: tell a member the same again by the same way, as it is written and addressed now',
    tag: 'deliveries',
    access: 'console:settings',
    params: z.strictObject({ _id: id }),
    status: 204,
    errors: [404, 409],
    writes: ['deliveries'],
  }),
}

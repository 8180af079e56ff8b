import * as z from 'zod'
import { call } from '../call.ts'
import { id, instant } from '../field.ts'
import { type Paging, paging, summary } from '../paging.ts'
import { messageChannels, messageTemplates } from './messages.ts'

/** What is sent, and what the console calls it. */
export const deliveryTemplates: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(messageTemplates).map(([name, { label }]) => [name, label])),
  test: /*i18n*/ '시험 발송',
  letter: /*i18n*/ '직원이 쓴 글',
}

export const deliveryStates = { queued: /*i18n*/ '기다림', sent: /*i18n*/ '보냄', failed: /*i18n*/ '실패' } as const
const state = z.enum(Object.keys(deliveryStates) as [keyof typeof deliveryStates])
const channel = z.enum(messageChannels)

/** What is known of a message that was sent: neither to whom, nor what it said. */
const delivery = z.strictObject({
  _id: id,
  channel,
  /** A name of `deliveryTemplates`, or one that an earlier version had. */
  template: z.string(),
  state,
  attempts: z.int(),
  createdAt: instant,
  /** Of the next try; null where there is none. */
  nextAt: instant.nullable(),
  /** When it was sent or given up; null for those that ended before this was noted. */
  endedAt: instant.nullable(),
  /** Why the last try failed, as the other side said it. */
  lastError: z.string().nullable(),
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
  }),
}

import * as z from 'zod'
import { call } from '../call.ts'

export const alertChannels = ['EMAIL', 'SMS', 'PUSH'] as const
export type AlertChannel = (typeof alertChannels)[number]

/** By what, and in which hours of the day (in Seoul), one of the staff hears of what comes in. */
const wanted = z.strictObject({
  /** Names of what there is to hear of. */
  events: z.array(z.string().max(60)).max(50),
  channels: z.array(z.enum(alertChannels)).max(alertChannels.length),
  fromHour: z.int().min(0).max(23),
  toHour: z.int().min(1).max(24),
})
export type Alerts = z.output<typeof wanted>

const alerts = wanted.extend({
  /** What the caller may hear of, in the language that was asked for. */
  known: z.array(z.strictObject({ name: z.string(), label: z.string() })),
  /** The ways by which the caller can be reached now. */
  reachable: z.array(z.enum(alertChannels)),
})

const own = { tag: 'alerts', access: 'console', status: 200, answer: z.strictObject({ alerts }) } as const

/** Calls by which staff choose what to hear of, so that nobody has to keep the console open. */
export const alertCalls = {
  'GET /api/console/alerts': call({ ...own, summary: 'Console: what the caller hears of outside of it, and how', reads: ['alerts'] }),
  'PUT /api/console/alerts': call({
    ...own,
    summary: 'Console: choose what to hear of, and how. What is told says that something came in, never what',
    body: wanted,
    writes: ['alerts'],
  }),
}

import * as z from 'zod'
import { call } from '../call.ts'
import { instant } from '../field.ts'
import { messageChannels } from './messages.ts'

/** What becomes of a message: it is sent, kept in the outbox to be tried with, or nobody could be sent one. */
const way = z.enum(['sent', 'outbox', 'none'])

const kept = z.strictObject({
  at: instant,
  channel: z.enum(messageChannels),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
})
export type KeptMessage = z.output<typeof kept>

const staff = { tag: 'installation', access: 'console:settings', status: 200 } as const

/** Calls that say what an installation has and lacks, beside what its pages say. */
export const installationCalls = {
  'GET /api/console/installation': call({
    ...staff,
    summary: 'Console: by what the server sends messages, and by what online meetings find a way',
    answer: z.strictObject({ installation: z.strictObject({ mail: way, sms: way, hasStun: z.boolean(), hasTurn: z.boolean() }) }),
  }),
  'GET /api/console/outbox': call({
    ...staff,
    summary: 'Console: what would have been sent, the newest first; in a local installation with demo data alone',
    answer: z.strictObject({ messages: z.array(kept).max(100) }),
    errors: [404],
    isPersonal: true,
  }),
}

import * as z from 'zod'
import { call } from '../call.ts'
import { instant } from '../field.ts'

/** Of a resource something is new: so many items came since the event before. Nothing of what is in them. */
export const newsEvent = z.strictObject({ resource: z.string(), count: z.int().nonnegative() })
export type NewsEvent = z.output<typeof newsEvent>

const query: z.ZodType<{ since?: string | undefined }> = z.strictObject({
  since: instant.optional().meta({ description: 'The id of the last event that was received: what came since then is told first.' }),
})

/** What an open screen of the console hears. */
export const eventCalls = {
  'GET /api/console/events': call({
    summary:
      'Console: server-sent events `news` of the resources that the caller’s scopes open: `{"resource":"forms","count":1}`. ' +
      'They end with the session, its access token, or another scope',
    tag: 'events',
    access: 'console',
    query,
    answer: z.unknown().meta({ contentType: 'text/event-stream' }),
    status: 200,
    errors: [429],
  }),
}

import * as z from 'zod'
import { call } from '../call.ts'
import { instant } from '../field.ts'

/** Event: number of items that are new in a resource since the last one. It carries nothing of their content. */
export const newsEvent = z.strictObject({ resource: z.string(), count: z.int().nonnegative() })
export type NewsEvent = z.output<typeof newsEvent>

const query: z.ZodType<{ since?: string | undefined }> = z.strictObject({
  since: instant.optional().meta({ description: 'The id of the last event that was received: what came since then is told first.' }),
})

/** Event stream for open screens of the console. */
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

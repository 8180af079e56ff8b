import * as z from 'zod'
import { call } from '../call.ts'
import { id, instant, labelled, lines } from '../field.ts'
import { paging, type Paging, summary } from '../paging.ts'
import { textMessage } from '../site/letters.ts'
import { forms } from './forms.ts'

const { limit, skip } = paging('-createdAt')
const page: z.ZodType<Pick<Paging, 'limit' | 'skip'>> = z.strictObject({ limit, skip })

const reading = { tag: 'forms', access: 'console:inquiries', status: 200 } as const
const ofOne = { ...reading, params: z.strictObject({ _id: id }) } as const
const form = forms.consoleItem

const eventKinds = ['taken', 'note', 'stage', 'assignee', 'mail', 'message'] as const

/** What the office did with a request. */
const event = z
  .strictObject({
    _id: id,
    at: instant,
    kind: z.enum(eventKinds),
    /** The name of the account that did it; null where that is gone. */
    by: z.string().nullable(),
    note: z.string().nullable(),
    /** A stage, or the name of who was in charge: what it was, and what it became. Null: nobody; empty: an account that is gone. */
    before: z.string().nullable(),
    after: z.string().nullable(),
    /** What became of a mail or a text message, as long as that is known. Its words are not kept. */
    delivery: z.enum(['queued', 'sent', 'failed']).nullable(),
  })
  .meta({ id: 'RequestEvent' })
export type RequestEvent = z.output<typeof event>

/** How the office works through its requests. */
export const inboxCalls = {
  'GET /api/console/forms/assignees': call({
    ...reading,
    summary: 'Console: who can be put in charge of a request, by name',
    query: page,
    answer: z.strictObject({ names: z.array(z.strictObject({ _id: id, name: z.string() })), summary }),
  }),
  'GET /api/console/forms/{_id}/events': call({
    ...ofOne,
    summary: 'Console: what the office did with a request since it was received, the newest first',
    query: page,
    answer: z.strictObject({ events: z.array(event), summary }),
    errors: [404, 410],
  }),
  'POST /api/console/forms/{_id}/notes': call({
    ...ofOne,
    summary: 'Console: add a note to a request; notes are never changed',
    body: z.strictObject({ note: labelled(/*i18n*/ '새 기록', lines(5000)) }),
    answer: z.strictObject({ event, form }),
    status: 201,
    errors: [404, 410, 412],
  }),
  'PUT /api/console/forms/{_id}/message': call({
    ...ofOne,
    summary: 'Console: answer a request by a text message; one that was just received is contacted from then on',
    body: textMessage,
    answer: z.strictObject({ form }),
    errors: [404, 410, 412],
  }),
}

import * as z from 'zod'
import { call } from '../call.ts'
import { id, instant, labelled, line, lines } from '../field.ts'
import { paging, type Paging, summary } from '../paging.ts'
import { textMessage } from '../platform/letters.ts'
import { forms } from './forms.ts'
import { requestLimits, requestNoteLimit } from './requests.ts'

const { limit, skip } = paging('-createdAt')
const page: z.ZodType<Pick<Paging, 'limit' | 'skip'>> = z.strictObject({ limit, skip })
type People = Pick<Paging, 'limit' | 'skip'> & { q?: string | undefined; _id?: string | undefined }
const people: z.ZodType<People> = z.strictObject({
  limit,
  skip,
  q: z.string().trim().normalize('NFC').min(1).max(100).optional().meta({ description: 'Words, all of which must be in the name.' }),
  _id: id.optional().meta({ description: 'Only this one.' }),
})

const reading = { tag: 'forms', access: 'console:inquiries', status: 200 } as const
const ofOne = { ...reading, params: z.strictObject({ _id: id }), isPersonal: true } as const
const form = forms.consoleItem

const eventKinds = ['taken', 'note', 'call', 'stage', 'assignee', 'assigned', 'opponent', 'mail', 'message', 'reply'] as const

/** What the office did with a request. */
const event = z
  .strictObject({
    _id: id,
    at: instant,
    kind: z.enum(eventKinds),
    /** The name of the account that did it; null where that is gone. */
    by: z.string().nullable(),
    /** What staff noted, wrote to the sender or had from them: a mail begins with its subject and an empty line. */
    note: z.string().nullable(),
    /**
     * What it was and what it became: a stage, or the name of who was in charge, of `assigned` by a rule (null: nobody; empty: an account that is gone).
     * Of an other party: `recorded`, or null where that was taken back.
     */
    before: z.string().nullable(),
    after: z.string().nullable(),
    /** What became of a mail or a text message, as long as that is known. */
    delivery: z.enum(['queued', 'sent', 'failed']).nullable(),
  })
  .meta({ id: 'RequestEvent' })
export type RequestEvent = z.output<typeof event>

const { receipt, name, stage } = forms.fields

/** Another request that may be about the same people, and why: it has the same number, or the name is its client's or its other party's. */
const match = z
  .strictObject({
    form: z.strictObject({ _id: id, createdAt: instant, receipt, name, stage }),
    why: z.enum(['phone', 'client', 'opponent']),
  })
  .meta({ id: 'RequestMatch' })
export type RequestMatch = z.output<typeof match>

const opponentName = labelled(/*i18n*/ '상대방 이름', line(requestLimits.name))

/** Calls of the office's inbox of requests. */
export const inboxCalls = {
  'GET /api/console/forms/assignees': call({
    ...reading,
    summary: 'Console: who can be put in charge of a request, by name',
    query: people,
    answer: z.strictObject({ names: z.array(z.strictObject({ _id: id, name: z.string() })), summary }),
    reads: ['users'],
  }),
  'GET /api/console/forms/{_id}/events': call({
    ...ofOne,
    summary: 'Console: what the office did with a request since it was received, the newest first',
    query: page,
    answer: z.strictObject({ events: z.array(event), summary }),
    errors: [404, 410],
    reads: ['forms'],
  }),
  'GET /api/console/forms/{_id}/related': call({
    ...ofOne,
    summary: 'Console: other requests of the same number, and those whose client or other party has a name of this one’s other side',
    query: page,
    answer: z.strictObject({ related: z.array(match), summary }),
    errors: [404, 410],
    reads: ['forms'],
  }),
  'GET /api/console/forms/{_id}/replies/{_reply}': call({
    ...reading,
    isPersonal: true,
    summary: 'Console: a reply template with the facts of a request, in the language of who sent it',
    params: z.strictObject({ _id: id, _reply: id }),
    /** `message` is the content without its markup, for a text message. */
    answer: z.strictObject({ reply: z.strictObject({ subject: z.string(), html: z.string(), message: z.string() }) }),
    errors: [404, 410],
    reads: ['forms', 'replies'],
  }),
  'POST /api/console/forms/conflicts': call({
    ...reading,
    isPersonal: true,
    summary: 'Console: look for a name among clients and other parties of all requests; the fifty newest',
    /** `_form`: the request that is asked about, which is left out. */
    body: z.strictObject({ name: opponentName, _form: id.optional() }),
    answer: z.strictObject({ conflicts: z.array(match), summary }),
    writesNothing: 'It asks a question whose words belong into no address.',
  }),
  'PUT /api/console/forms/{_id}/opponent': call({
    ...ofOne,
    summary: 'Console: note who is the other party of a request, null: nobody. Without `isStored` only a keyed hash of the name is stored',
    body: z.strictObject({ name: opponentName.nullable(), isStored: labelled(/*i18n*/ '이름도 보관', z.boolean()) }),
    answer: z.strictObject({ form }),
    errors: [404, 410, 412],
    writes: ['forms'],
  }),
  'POST /api/console/forms/{_id}/notes': call({
    ...ofOne,
    summary:
      'Console: add a note to a request, what its sender has written back, or what was said in a call, after which it is contacted and, if nobody’s, the caller’s; notes are never changed',
    body: z.strictObject({
      note: labelled(/*i18n*/ '새 기록', lines(requestNoteLimit)),
      kind: labelled(/*i18n*/ '구분', z.enum(['note', 'call', 'reply']).default('note'), {
        note: /*i18n*/ '메모',
        call: /*i18n*/ '통화',
        reply: /*i18n*/ '받은 답장',
      }),
    }),
    answer: z.strictObject({ event, form }),
    status: 201,
    errors: [404, 410, 412],
    writes: ['forms'],
  }),
  'PUT /api/console/forms/{_id}/message': call({
    ...ofOne,
    summary:
      'Console: answer a request by a text message; one that was just received is contacted from then on, one of nobody the caller’s',
    body: textMessage,
    answer: z.strictObject({ form }),
    errors: [404, 410, 412],
    writes: ['forms', 'deliveries'],
  }),
}

/** Requests with the number of an account. */
export const memberRequestCalls = {
  'GET /api/console/users/{_id}/requests': call({
    ...ofOne,
    tag: 'users',
    summary: 'Console: requests with the number of an account, the newest first; for `console:members` as well',
    query: page,
    answer: z.strictObject({ requests: z.array(match.shape.form), summary }),
    errors: [404],
    reads: ['forms', 'users'],
  }),
}

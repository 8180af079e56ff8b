import * as z from 'zod'
import { call } from '../call.ts'
import { id, instant, labelled, lines } from '../field.ts'
import { conversationLimits, tradeLimits } from './limits.ts'
import { parties } from './matching-states.ts'

const file = z.strictObject({ _file: id, name: z.string(), size: z.int(), type: z.string() }).meta({ id: 'ConversationFile' })
export type ConversationFile = z.output<typeof file>

const message = z
  .strictObject({
    _id: id,
    _matching: id,
    createdAt: instant,
    by: z.enum(parties),
    /** Empty where files were sent without words. */
    text: z.string(),
    files: z.array(file),
  })
  .meta({ id: 'ConversationMessage' })
export type ConversationMessage = z.output<typeof message>

/** Bounds of a page: a conversation is read from its end. */
interface PageQuery {
  before?: string | undefined
  limit?: number | undefined
}
const mostOfPage = 50
const pageQuery: z.ZodType<PageQuery> = z.strictObject({
  before: id.optional().meta({ description: 'Only messages before this one.' }),
  limit: z
    .string()
    .regex(/^[1-9]\d?$/)
    .transform(Number)
    .pipe(z.int().min(1).max(mostOfPage))
    .optional()
    .meta({ type: 'integer', minimum: 1, maximum: mostOfPage, description: `How many, 1 to ${mostOfPage} (30).` }),
})

const page = {
  /** The newest first. */
  messages: z.array(message),
  /** There are earlier ones. */
  hasEarlier: z.boolean(),
}

const params = z.strictObject({ _id: id })
const isOwn = { tag: 'me', access: 'member', status: 200 } as const
const reason = labelled(/*i18n*/ '사유', lines(tradeLimits.reason))

/** Conversation of the two sides of a matching, for them alone. */
export const conversationCalls = {
  'GET /api/v1/me/matchings/{_id}/messages': call({
    ...isOwn,
    summary: 'The messages between the two sides of a matching of the caller, the newest first, from the end or from `before`',
    params,
    query: pageQuery,
    answer: z.strictObject({
      ...page,
      unread: z.int(),
      canWrite: z.boolean(),
      /** Staff have closed it. */
      isBlocked: z.boolean(),
      /** The caller has reported it, and staff have not looked at it yet. */
      isReported: z.boolean(),
    }),
    errors: [404],
    acting: 'never',
    reads: ['matchings'],
  }),
  'POST /api/v1/me/matchings/{_id}/messages': call({
    ...isOwn,
    summary: 'Write to the other side of a matching. `_files`: what was sent for it before, and is in no message yet',
    params,
    body: z
      .strictObject({
        text: labelled(/*i18n*/ '메시지', z.string().trim().max(conversationLimits.text)).default(''),
        _files: z.array(id).max(conversationLimits.files).default([]),
      })
      .refine(({ text, _files }) => text !== '' || _files.length > 0)
      .meta({ id: 'WrittenMessage' }),
    answer: z.strictObject({ message }),
    status: 201,
    errors: [404, 409],
    writes: ['matchings'],
  }),
  'PUT /api/v1/me/matchings/{_id}/messages': call({
    ...isOwn,
    summary: 'Note that the caller has read the messages up to one',
    params,
    body: z.strictObject({ _readUntil: id }),
    answer: z.strictObject({ unread: z.int() }),
    errors: [404],
    writes: ['matchings'],
  }),
  'POST /api/v1/me/matchings/{_id}/files': call({
    tag: 'me',
    access: 'member',
    summary: 'Send a file (document or picture) for a message that follows within a day. A picture is stored as pixels alone',
    params,
    upload: { file: 'file', maxBytes: conversationLimits.fileBytes },
    answer: z.strictObject({ file }),
    status: 201,
    errors: [404, 409, 413, 415, 429],
    location: (answer) => `/api/v1/files/${answer.file._file}`,
    writes: ['matchings'],
  }),
  'POST /api/v1/me/matchings/{_id}/report': call({
    ...isOwn,
    summary: 'Report the conversation to staff, who then may read it',
    params,
    body: z.strictObject({ reason }),
    status: 204,
    errors: [404],
    writes: ['matchings'],
  }),
}

const report = z.strictObject({
  by: z.enum(parties),
  reason: z.string(),
  createdAt: instant,
  /** When staff noted that they have looked at it. */
  handledAt: instant.nullable(),
})
/** Reports of a conversation, as staff have them beside its messages. */
export const reportedConversation = z
  .strictObject({ reports: z.array(report), blockedAt: instant.nullable() })
  .meta({ id: 'ReportedConversation' })
export type ReportedConversation = z.output<typeof reportedConversation>

const ofFair = {
  tag: 'fairs',
  access: 'console:fairs',
  isPersonal: true,
  params: z.strictObject({ _id: id, mid: id }),
  status: 200,
  errors: [404],
} as const

/** Conversations that one of their sides has reported, for staff. */
export const reportedConversationCalls = {
  'GET /api/console/fairs/{_id}/matchings/{mid}/messages': call({
    ...ofFair,
    summary: 'Console: the messages of a reported conversation, the newest first; not those written after the report was handled',
    query: pageQuery,
    answer: z.strictObject(page),
    reads: ['matchings'],
  }),
  'PUT /api/console/fairs/{_id}/matchings/{mid}/messages': call({
    ...ofFair,
    summary: 'Console: note that a report was handled, or close a reported conversation for writing and open it again',
    body: z.strictObject({ isHandled: z.literal(true).optional(), isBlocked: z.boolean().optional() }),
    answer: z.strictObject({ conversation: reportedConversation }),
    writes: ['matchings'],
  }),
}

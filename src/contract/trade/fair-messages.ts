import * as z from 'zod'
import { call } from '../call.ts'
import { id, instant, labelled, language, line, lines, translated } from '../field.ts'
import { type Paging, paging, summary } from '../paging.ts'
import { participants } from './participants.ts'

const { role } = participants.fields

/** Groups of a fair's participants, as they are when the sending begins. Days are those of the fair's clock. */
export const messageSegments = [
  'approved',
  'waiting',
  'unfinished',
  'withoutMeeting',
  'meetingTomorrow',
  'notArrived',
  'awaitingAnswer',
] as const
export type MessageSegment = (typeof messageSegments)[number]

/** Necessary messages reach everybody; news whoever has not refused it; advertising whoever has agreed to it, too. */
export const messageKinds = ['necessary', 'news', 'advertising'] as const
export type MessageKind = (typeof messageKinds)[number]

/** Sign with which the subject of advertising begins, in whatever language: Korean law asks for it (Network Act, article 50). */
export const advertisingSign = '(광고)'

export const messageStates = ['draft', 'scheduled', 'sending', 'sent', 'cancelled'] as const
export type MessageState = (typeof messageStates)[number]

/** Fields that stand in a text in double braces for something of its reader. A subject is read by others on its way: nothing personal. */
export const mergeFields = ['company', 'person', 'fair', 'days', 'venue', 'agenda'] as const
export type MergeField = (typeof mergeFields)[number]
export const subjectFields = ['fair', 'days', 'venue'] as const satisfies readonly MergeField[]

const placeholder = /\{\{([^{}]*)\}\}/g

/** The names that stand in a text in double braces, each once. */
export const fieldsIn = (text: string): string[] => [...new Set([...text.matchAll(placeholder)].map(([, name = '']) => name.trim()))]

/** A text with values for its fields. What a value has in braces stays as it is. */
export function fillFields(text: string, values: Readonly<Partial<Record<MergeField, string>>>): string {
  const known = new Map<string, string>(Object.entries(values))
  return text.replaceAll(placeholder, (whole, name: string) => known.get(name.trim()) ?? whole)
}

const input = {
  segment: labelled(/*i18n*/ '받는 사람', z.enum(messageSegments), {
    approved: /*i18n*/ '승인된 참가 기업',
    waiting: /*i18n*/ '승인을 기다리는 기업',
    unfinished: /*i18n*/ '회사 정보나 서류를 마치지 않은 기업',
    withoutMeeting: /*i18n*/ '승인되었지만 확정된 상담이 없는 기업',
    meetingTomorrow: /*i18n*/ '내일 상담이 있는 기업',
    notArrived: /*i18n*/ '오늘 상담이 있는데 아직 오지 않은 기업',
    awaitingAnswer: /*i18n*/ '상대가 답을 기다리는 기업',
  }),
  /** Null: both. */
  role: labelled(/*i18n*/ '구분', role.nullable().default(null), {
    SELLER: /*i18n*/ '판매 기업',
    BUYER: /*i18n*/ '바이어',
  }),
  kind: labelled(/*i18n*/ '메시지의 성격', z.enum(messageKinds).default('necessary'), {
    necessary: /*i18n*/ '꼭 필요한 안내(모두에게)',
    news: /*i18n*/ '소식(받지 않겠다고 한 사람은 빠짐)',
    advertising: /*i18n*/ '광고(광고 수신에 동의한 사람만)',
  }),
  isNotified: labelled(/*i18n*/ '앱 알림으로도 알리기', z.boolean().default(false)),
  isTexted: labelled(/*i18n*/ '문자 메시지로도 알리기(받겠다고 한 사람)', z.boolean().default(false)),
  subject: labelled(/*i18n*/ '제목', translated(line(150))),
  text: labelled(/*i18n*/ '내용', translated(lines(10_000))),
}
export const fairMessageInput = z.strictObject(input).meta({ id: 'FairMessageInput' })
export type FairMessageInput = z.output<typeof fairMessageInput>

const count = z.int().min(0)
const message = z
  .strictObject({
    _id: id,
    version: z.int(),
    createdAt: instant,
    updatedAt: instant,
    ...input,
    state: z.enum(messageStates),
    /** When it is to be sent, or was. */
    sendAt: instant.nullable(),
    endedAt: instant.nullable(),
    /** Who of the staff wrote it. */
    user: z.string().nullable(),
    /** Languages that it is not written in: who reads those gets the Korean. */
    missing: z.array(language),
    /** People: `waiting` for their mail, `written` to, and `skipped`. Zero before the sending begins. */
    counts: z.strictObject({ waiting: count, written: count, skipped: count }),
  })
  .meta({ id: 'FairMessage' })
export type FairMessage = z.output<typeof message>

/** Reasons why somebody of the segment gets no mail. */
export const skipReasons = ['left', 'noAddress', 'refused', 'notAgreed', 'cancelled'] as const
export type SkipReason = (typeof skipReasons)[number]

/** `queued`: written, and tried until it has left. */
export const recipientStates = ['waiting', 'queued', 'sent', 'failed', 'skipped'] as const
export type RecipientState = (typeof recipientStates)[number]

const recipient = z
  .strictObject({
    /** Null where the part in the fair is gone. */
    _participant: id.nullable(),
    name: z.string(),
    person: z.string(),
    email: z.string().nullable(),
    state: z.enum(recipientStates),
    reason: z.enum(skipReasons).nullable(),
    at: instant.nullable(),
  })
  .meta({ id: 'FairMessageRecipient' })

const audience = z
  .strictObject({
    /** In the segment. */
    people: count,
    /** Of those: who would get it. */
    reached: count,
    /** And why others would not. */
    noAddress: count,
    refused: count,
    notAgreed: count,
  })
  .meta({ id: 'FairMessageAudience' })

const ofFair = { tag: 'fairs', access: 'console:fairs', status: 200, params: z.strictObject({ _id: id }) } as const
const ofMessage = { ...ofFair, params: z.strictObject({ _id: id, _message: id }), errors: [404, 409, 412] } as const
const one = z.strictObject({ message })
const shows = ['fairMessages', 'fairMessageRecipients']
const whoItIs = [
  'users',
  'companies',
  'companyFiles',
  'fairs/participants',
  'fairInvitations',
  'matchings',
  'checkIns',
  'fairNews',
  'consents',
]

const listQuery: z.ZodType<Paging> = z.strictObject(paging('-createdAt'))
type RecipientQuery = Paging & { state?: RecipientState | undefined; q?: string | undefined }
const recipientQuery: z.ZodType<RecipientQuery> = z.strictObject({
  ...paging('createdAt'),
  state: z.enum(recipientStates).optional(),
  q: z.string().trim().normalize('NFC').min(1).max(100).optional(),
})

/** Messages of the organiser to groups of a fair's participants. */
export const fairMessageCalls = {
  'GET /api/console/fairs/{_id}/messages': call({
    ...ofFair,
    summary: 'Console: messages of a fair, the newest first',
    query: listQuery,
    answer: z.strictObject({ messages: z.array(message), summary }),
    errors: [404],
    reads: ['fairs', ...shows],
  }),
  'POST /api/console/fairs/{_id}/messages': call({
    ...ofFair,
    summary: 'Console: write a message; nothing is sent',
    body: fairMessageInput,
    answer: one,
    status: 201,
    errors: [404, 409],
    writes: ['fairMessages'],
  }),
  'GET /api/console/fairs/{_id}/audience': call({
    ...ofFair,
    summary: 'Console: how many people a segment has now, and how many of them a message would reach',
    query: z.strictObject({
      segment: input.segment,
      role: role.optional(),
      kind: z.enum(messageKinds).default('necessary'),
    }),
    answer: z.strictObject({ audience }),
    errors: [404],
    reads: whoItIs,
  }),
  'POST /api/console/fairs/{_id}/messages/preview': call({
    ...ofFair,
    summary: 'Console: a message as one participant would get it; nothing is stored',
    isPersonal: true,
    body: z.strictObject({ message: fairMessageInput, _participant: id }),
    answer: z.strictObject({ preview: z.strictObject({ language, subject: z.string(), text: z.string() }) }),
    errors: [404],
    writesNothing: 'it only shows a text',
  }),
  'POST /api/console/fairs/{_id}/messages/test': call({
    ...ofFair,
    summary: 'Console: send a message to one’s own address in each language that it is written in',
    body: z.strictObject({ message: fairMessageInput }),
    status: 204,
    errors: [404, 409],
    writes: ['deliveries'],
  }),
  'GET /api/console/fairs/{_id}/messages/{_message}': call({
    ...ofMessage,
    summary: 'Console: one message of a fair',
    answer: one,
    errors: [404],
    reads: shows,
  }),
  'PUT /api/console/fairs/{_id}/messages/{_message}': call({
    ...ofMessage,
    summary: 'Console: change a message that is a draft',
    body: fairMessageInput,
    answer: one,
    writes: ['fairMessages'],
  }),
  'DELETE /api/console/fairs/{_id}/messages/{_message}': call({
    ...ofMessage,
    summary: 'Console: remove a draft',
    status: 204,
    writes: ['fairMessages'],
  }),
  'POST /api/console/fairs/{_id}/messages/{_message}/sending': call({
    ...ofMessage,
    summary: 'Console: send a draft, now or at a time. Who gets it is decided when the sending begins; each person gets it once',
    body: z.strictObject({ at: labelled(/*i18n*/ '보낼 때', instant.nullable().default(null)) }),
    answer: one,
    writes: shows,
  }),
  'DELETE /api/console/fairs/{_id}/messages/{_message}/sending': call({
    ...ofMessage,
    summary: 'Console: a scheduled message becomes a draft again; of one that is being sent the rest stays unsent',
    answer: one,
    writes: shows,
  }),
  'GET /api/console/fairs/{_id}/messages/{_message}/recipients': call({
    ...ofMessage,
    summary: 'Console: whom a message went to, and what became of it',
    isPersonal: true,
    query: recipientQuery,
    answer: z.strictObject({
      recipients: z.array(recipient),
      /** By state. */
      counts: z.strictObject({ waiting: count, queued: count, sent: count, failed: count, skipped: count }),
      summary,
    }),
    errors: [404],
    reads: [...shows, 'deliveries', 'users', 'fairs/participants'],
  }),
}

const heard = z.strictObject({ isWanted: z.boolean(), isNeutral: z.boolean() })
/** The choice of a member whether to hear news of fairs beside what is necessary, and how much mails say. */
export const fairNewsCalls = {
  'GET /api/v1/me/fairNews': call({
    summary: 'Whether the caller hears news of fairs beside what is necessary, and whether mails name nobody',
    tag: 'me',
    access: 'member',
    answer: heard,
    status: 200,
    reads: ['fairNews'],
  }),
  'PUT /api/v1/me/fairNews': call({
    summary: 'Hear news of fairs, or do not; have mails name companies and times, or nobody',
    tag: 'me',
    access: 'member',
    body: heard.partial(),
    answer: heard,
    status: 200,
    writes: ['fairNews'],
  }),
  'POST /api/v1/fairNews/refusals': call({
    summary: 'Hear no more news of fairs, by the link of a mail: no login is needed',
    tag: 'fairs',
    access: 'public',
    body: z.strictObject({ token: z.string().max(100) }),
    status: 204,
    errors: [404],
    isLimited: true,
    writes: ['fairNews'],
  }),
}

import * as z from 'zod'
import { call } from '../call.ts'
import { labelled, language, lines } from '../field.ts'
import { locales } from '../locale.ts'

/** Variables of message texts, written in braces, with their labels in the console. */
export const messageVariables = {
  firm: /*i18n*/ '법인 이름',
  code: /*i18n*/ '인증번호',
  minutes: /*i18n*/ '인증번호를 쓸 수 있는 시간(분)',
  username: /*i18n*/ '아이디',
  usernames: /*i18n*/ '아이디 목록',
  company: /*i18n*/ '회사 이름',
  reason: /*i18n*/ '반려 사유',
  event: /*i18n*/ '일어난 일',
  fair: /*i18n*/ '상담회 이름',
  link: /*i18n*/ '볼 수 있는 곳(주소)',
} as const
export type MessageVariable = keyof typeof messageVariables

interface MessageTemplate {
  label: string
  /** Without these the message is of no use. */
  required: readonly MessageVariable[]
  optional: readonly MessageVariable[]
}

/** Messages that the server sends by itself, by what they tell of. Their default texts: server/mail/templates.ts. */
export const messageTemplates = {
  certification: { label: /*i18n*/ '인증번호', required: ['code'], optional: ['minutes', 'firm'] },
  recovery: { label: /*i18n*/ '아이디·비밀번호 찾기', required: ['code', 'usernames'], optional: ['minutes', 'firm'] },
  passwordChanged: { label: /*i18n*/ '비밀번호 변경 알림', required: ['username'], optional: ['firm'] },
  companyApproved: { label: /*i18n*/ '회사 승인', required: ['company'], optional: ['username', 'firm'] },
  companyRejected: { label: /*i18n*/ '회사 반려', required: ['company', 'reason'], optional: ['username', 'firm'] },
  matching: { label: /*i18n*/ '상담회 알림', required: ['event'], optional: ['fair', 'link', 'firm'] },
} as const satisfies Record<string, MessageTemplate>
export type Template = keyof typeof messageTemplates
export const templateNames = Object.keys(messageTemplates) as Template[]

/** The variables of a text. */
export const variablesOf = (template: Template): readonly MessageVariable[] => {
  const { required, optional }: MessageTemplate = messageTemplates[template]
  return [...required, ...optional]
}
/** A subject is logged by every mail server on its way: no code and no name of a member. */
export const subjectVariables: readonly MessageVariable[] = ['firm']

export const messageChannels = ['EMAIL', 'SMS'] as const
export type MessageChannel = (typeof messageChannels)[number]
const channel = labelled(/*i18n*/ '보내는 방법', z.enum(messageChannels), { EMAIL: /*i18n*/ '이메일', SMS: /*i18n*/ '문자 메시지' })

const placeholder = /\{([^{}]*)\}/g

/** The names that stand in a text in braces, each once. */
export const variablesIn = (text: string): string[] => [...new Set([...text.matchAll(placeholder)].map(([, name = '']) => name))]

/** A text with values for its variables. What a value has in braces stays as it is. */
export function fillText(text: string, values: Readonly<Record<string, string>>): string {
  const known = new Map(Object.entries(values))
  return text.replaceAll(placeholder, (whole, name: string) => known.get(name) ?? whole)
}

/** Carriers' size limits of text messages in bytes: short, and long, which costs more. */
export const smsLimits = { short: 90, long: 2000 } as const

/** Bytes of a text message as carriers count them: EUC-KR, and UTF-16 for what is not in it. */
export const smsBytes = (text: string): number =>
  [...text].reduce((bytes, sign) => bytes + (sign.length === 2 ? 4 : sign < '\u0080' ? 1 : 2), 0)

const key = { template: z.enum(Object.keys(messageTemplates) as [Template, ...Template[]]), channel, locale: language }

const written = {
  /** Of a mail; a text message has none. */
  subject: labelled(
    /*i18n*/ '제목',
    z
      .string()
      .trim()
      .max(200)
      .regex(/^[^\p{Cc}\u2028\u2029]*$/u, { error: 'letter.subject' })
      .default(''),
  ),
  text: labelled(/*i18n*/ '내용', lines(5000)),
}

const texts = z.strictObject({ subject: z.string(), text: z.string() })
export type MessageText = z.output<typeof texts>

const message = z.strictObject({
  ...key,
  ...texts.shape,
  /** It says what the catalogues say: the office has not changed it. */
  isDefault: z.boolean(),
  /** Of its texts, for `If-Match`. */
  version: z.string(),
  default: texts,
  /** A value for each variable, to show what is sent. */
  examples: z.record(z.string(), z.string()),
  /** What the server adds below: phones offer a code to this site alone. */
  ending: z.string(),
})
export type EditedMessage = z.output<typeof message>

const staff = { tag: 'messages', access: 'console:settings' } as const
const params = z.strictObject(key)

/** Texts of the server's own messages (specification 7.3), for each template, channel and language. */
export const messageCalls = {
  'GET /api/console/messages': call({
    ...staff,
    summary: 'Console: the texts of all messages, with examples of their variables',
    answer: z.strictObject({ messages: z.array(message).max(templateNames.length * messageChannels.length * locales.length) }),
    status: 200,
    reads: ['messages'],
  }),
  'PUT /api/console/messages/{template}/{channel}/{locale}': call({
    ...staff,
    summary: 'Console: change a text. Its variables stand in braces; those that it needs must be there',
    params,
    body: z.strictObject(written),
    answer: z.strictObject({ message }),
    status: 200,
    errors: [412],
    writes: ['messages'],
  }),
  'DELETE /api/console/messages/{template}/{channel}/{locale}': call({
    ...staff,
    summary: 'Console: back to the default text',
    params,
    answer: z.strictObject({ message }),
    status: 200,
    errors: [412],
    writes: ['messages'],
  }),
  'POST /api/console/messages/test': call({
    ...staff,
    summary: 'Console: send a text with example values to one’s own address, whether it is saved or not',
    body: z.strictObject({ ...key, ...written }),
    status: 204,
    errors: [409],
    writes: ['deliveries'],
  }),
}

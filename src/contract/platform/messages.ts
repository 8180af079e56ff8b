import * as z from 'zod'
import { call } from '../call.ts'
import { labelled, language, lines } from '../field.ts'
import { locales } from '../locale.ts'
import { siteNames } from '../sites.ts'

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

/** Most templates of all modules. */
const mostTemplates = 100
const key = { template: z.string().regex(/^\w{1,60}$/), channel, locale: language }

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
  /** What it tells of, in the language that was asked for. */
  label: z.string(),
  /** The company in whose name it is sent; null where that is the one that its receiver deals with. */
  site: z.enum(siteNames).nullable(),
  /** The template of all events of its kind, of which it is one: it says what that says until it is changed. */
  of: z.string().nullable(),
  /** What stands in its texts in braces, with an example. Without those that are required it is of no use. */
  variables: z.array(z.strictObject({ name: z.string(), label: z.string(), isRequired: z.boolean(), example: z.string() })).max(20),
  /** What the server adds below: phones offer a code to this site alone. */
  ending: z.string(),
})
export type EditedMessage = z.output<typeof message>

const staff = { tag: 'messages', access: 'console:settings' } as const
const params = z.strictObject(key)
const saving = { ...staff, answer: z.strictObject({ message }), status: 200, errors: [404, 412], writes: ['messages'] } as const

/** Texts of the server's own messages (specification 7.3), for each template, channel and language. */
export const messageCalls = {
  'GET /api/console/messages': call({
    ...staff,
    summary: 'Console: the texts of all messages, with examples of their variables',
    answer: z.strictObject({ messages: z.array(message).max(mostTemplates * messageChannels.length * locales.length) }),
    status: 200,
    reads: ['messages'],
  }),
  'PUT /api/console/messages': call({
    ...saving,
    summary: 'Console: change the text that the body names, as its own address does',
    body: z.strictObject({ ...key, ...written }),
  }),
  'PUT /api/console/messages/{template}/{channel}/{locale}': call({
    ...saving,
    summary: 'Console: change a text. Its variables stand in braces; those that it needs must be there',
    params,
    body: z.strictObject(written),
  }),
  'DELETE /api/console/messages/{template}/{channel}/{locale}': call({
    ...staff,
    summary: 'Console: back to the default text',
    params,
    answer: z.strictObject({ message }),
    status: 200,
    errors: [404, 412],
    writes: ['messages'],
  }),
  'POST /api/console/messages/test': call({
    ...staff,
    summary: 'Console: send a text with example values to one’s own address, whether it is saved or not',
    body: z.strictObject({ ...key, ...written }),
    status: 204,
    errors: [404, 409],
    writes: ['deliveries'],
  }),
}

import { createHash } from 'node:crypto'
import { locales } from '#contract/locale.ts'
import {
  type EditedMessage,
  type MessageChannel,
  messageChannels,
  messageTemplates,
  type MessageText,
  smsBytes,
  smsLimits,
  subjectVariables,
  type Template,
  templateNames,
  variablesIn,
  variablesOf,
  messageCalls,
} from '#contract/platform/messages.ts'
import { type SiteName, siteNames } from '#contract/sites.ts'
import type { FastifyInstance } from 'fastify'
import { lockRevisions } from '../db/revision.ts'
import type { Db } from '../db/schema.ts'
import { ApiError } from '../http/api-error.ts'
import { issueOf } from '../http/issues.ts'
import { isExpected } from '../http/item-tags.ts'
import { type Context, serve, type WriteContext } from '../http/route.ts'
import { enqueue } from './deliveries.ts'
import { readLetterhead } from './letterhead.ts'
import { defaultText, exampleOf, type Letterhead, siteOfMessage, textKey, writeExample } from './templates.ts'

/** Which message it is, in the language of a letterhead. */
interface Kind {
  template: Template
  channel: MessageChannel
}

/** The same texts are the same version: a default text has none of its own, and changes with the release. */
const versionOf = ({ subject, text }: MessageText): string =>
  createHash('sha256')
    .update(JSON.stringify([subject, text]))
    .digest('base64url')

function messageOf({ template, channel }: Kind, letterhead: Letterhead): EditedMessage {
  const { locale, own } = letterhead
  const standard = defaultText(template, channel, locale)
  const changed = own?.get(textKey(template, channel))
  const { subject, text } = changed ?? standard
  return {
    template,
    channel,
    locale,
    subject,
    text,
    isDefault: changed === undefined,
    version: versionOf({ subject, text }),
    default: standard,
    ...exampleOf(template, channel, letterhead),
  }
}

/** The same letterhead with another text. */
const withText = (letterhead: Letterhead, { template, channel }: Kind, text: MessageText): Letterhead => ({
  ...letterhead,
  own: new Map([[textKey(template, channel), text]]),
})

/** The same letterhead with the default text. */
const withoutText = (letterhead: Letterhead, { template, channel }: Kind): Letterhead => ({
  ...letterhead,
  own: new Map([...(letterhead.own ?? [])].filter(([key]) => key !== textKey(template, channel))),
})

const inBraces = (names: readonly string[]): string =>
  names
    .slice(0, 10)
    .map((name) => `{${name.slice(0, 50)}}`)
    .join(', ')

const without = (names: readonly string[], known: readonly string[]): string[] => names.filter((name) => !known.includes(name))

type Issue = Parameters<typeof issueOf>
type Problem = readonly [path: keyof MessageText, text: Issue[1], values?: Issue[3]]

const limitsOf = (bytes: number) => ({ bytes: bytes.toLocaleString('en'), maximum: smsLimits.long.toLocaleString('en') })

/** What is wrong with a text. @param bytes of the message with example values */
function problemsOf({ template, channel }: Kind, { subject, text }: MessageText, bytes: number): Problem[] {
  const found = variablesIn(text)
  const unknown = without(found, variablesOf(template))
  const missing = without(messageTemplates[template].required, found)
  const unknownInSubject = without(variablesIn(subject), subjectVariables)
  const isMail = channel === 'EMAIL'
  return [
    ...(isMail && subject === '' ? [['subject', 'required'] as const] : []),
    ...(!isMail && subject !== '' ? [['subject', 'unknown', { key: 'subject' }] as const] : []),
    ...(unknownInSubject.length > 0 ? [['subject', 'message.unknown', { names: inBraces(unknownInSubject) }] as const] : []),
    ...(unknown.length > 0 ? [['text', 'message.unknown', { names: inBraces(unknown) }] as const] : []),
    ...(missing.length > 0 ? [['text', 'message.missing', { names: inBraces(missing) }] as const] : []),
    ...(!isMail && bytes > smsLimits.long ? [['text', 'message.tooLong', limitsOf(bytes)] as const] : []),
  ]
}

/** @throws ApiError `invalid`, which names the variables that are unknown or missing */
function checkText(kind: Kind, text: MessageText, letterhead: Letterhead, locale: Context['locale']): void {
  const example = writeExample({ channel: kind.channel, to: '' }, kind.template, withText(letterhead, kind, text))
  const problems = problemsOf(kind, text, smsBytes(example.text))
  const issues = problems.map(([path, problem, values]) => issueOf(path, problem, locale, values))
  if (issues.length > 0) throw new ApiError('invalid', { issues })
}

/**
 * The letterhead of a text that is written now: of two who have read the same text, the second sees what the first has saved.
 * @throws ApiError `stale` with the current message, where `If-Match` names another version
 */
async function lockMessage({ db, request }: WriteContext, kind: Kind & Pick<EditedMessage, 'locale'>): Promise<Letterhead> {
  await lockRevisions(db, ['messages'])
  const letterhead = await readLetterhead(db, request.server.platform, siteOfMessage(kind.template), kind.locale)
  const message = messageOf(kind, letterhead)
  if (!isExpected(request.headers['if-match'], message.version)) throw new ApiError('stale', { current: { message } })
  return letterhead
}

async function ownAddress(db: Db, _user: string, channel: MessageChannel): Promise<string> {
  const { email, phone } = await db.selectFrom('users').select(['email', 'phone']).where('_id', '=', _user).executeTakeFirstOrThrow()
  const to = channel === 'EMAIL' ? email : phone
  if (to === null) throw new ApiError('noOwnAddress')
  return to
}

/** Serves the texts of the server's own messages: those of the catalogues, replaced by what the office has written. */
export function serveMessages(app: FastifyInstance): void {
  const { platform } = app

  serve(app, messageCalls, {
    'GET /api/console/messages': async (_input, { db }) => {
      const letterheadsOf = async (site: SiteName) =>
        [site, await Promise.all(locales.map((locale) => readLetterhead(db, platform, site, locale)))] as const
      const letterheads = new Map(await Promise.all(siteNames.map(letterheadsOf)))
      const kinds = templateNames.flatMap((template) => messageChannels.map((channel) => ({ template, channel })))
      return {
        messages: kinds.flatMap((kind) =>
          (letterheads.get(siteOfMessage(kind.template)) ?? []).map((letterhead) => messageOf(kind, letterhead)),
        ),
      }
    },
    'PUT /api/console/messages/{template}/{channel}/{locale}': async ({ params, body: text }, context) => {
      const { db, locale } = context
      const letterhead = await lockMessage(context, params)
      checkText(params, text, letterhead, locale)
      const change = { ...text, updatedAt: new Date().toISOString() }
      await db
        .insertInto('messages')
        .values({ ...params, ...change })
        .onConflict((conflict) => conflict.columns(['locale', 'template', 'channel']).doUpdateSet(change))
        .execute()
      return { message: messageOf(params, withText(letterhead, params, text)) }
    },
    'DELETE /api/console/messages/{template}/{channel}/{locale}': async ({ params }, context) => {
      const { template, channel, locale } = params
      const letterhead = await lockMessage(context, params)
      await context.db
        .deleteFrom('messages')
        .where('template', '=', template)
        .where('channel', '=', channel)
        .where('locale', '=', locale)
        .execute()
      return { message: messageOf(params, withoutText(letterhead, params)) }
    },
    'POST /api/console/messages/test': async ({ body: { template, channel, locale: language, ...text } }, context) => {
      const { db, caller, locale, afterCommit } = context
      const { mail } = platform
      if (!mail.isAvailable(channel)) throw new ApiError(channel === 'EMAIL' ? 'noMail' : 'noSms')
      const letterhead = await readLetterhead(db, platform, siteOfMessage(template), language)
      const kind = { template, channel }
      checkText(kind, text, letterhead, locale)
      const to = await ownAddress(db, caller?._id ?? '', channel)
      const _delivery = await enqueue(db, 'test', writeExample({ channel, to }, template, withText(letterhead, kind, text)))
      afterCommit(async () => mail.deliver(_delivery))
    },
  })
}

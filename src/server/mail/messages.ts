import { createHash } from 'node:crypto'
import { type Locale, locales } from '#contract/locale.ts'
import {
  type EditedMessage,
  type MessageChannel,
  messageChannels,
  type MessageText,
  smsBytes,
  smsLimits,
  variablesIn,
  messageCalls,
} from '#contract/platform/messages.ts'
import { type SiteName, siteNames } from '#contract/sites.ts'
import type { FastifyInstance } from 'fastify'
import { lockRevisions } from '../db/revision.ts'
import type { Db } from '../db/schema.ts'
import { ApiError } from '../http/api-error.ts'
import { translate } from '../http/catalogues.ts'
import { issueOf } from '../http/issues.ts'
import { requireVersion } from '../http/item-tags.ts'
import { type Context, serve, type WriteContext } from '../http/route.ts'
import { enqueue } from './deliveries.ts'
import { readLetterhead } from './letterhead.ts'
import { common, exampleOf, type Letterhead, type MessageTemplate, standardText, textKey, variablesOf, writeExample } from './templates.ts'

/** Which message it is, in the language of a letterhead. */
interface Kind {
  template: MessageTemplate
  channel: MessageChannel
}

interface Key {
  template: string
  channel: MessageChannel
  locale: Locale
}

/** The same texts are the same version: a default text has none of its own, and changes with the release. */
const versionOf = ({ subject, text }: MessageText): string =>
  createHash('sha256')
    .update(JSON.stringify([subject, text]))
    .digest('base64url')

/** @param reader the language of who reads it: labels and names of variables are in that */
function messageOf({ template, channel }: Kind, letterhead: Letterhead, reader: Locale): EditedMessage {
  const { locale, own } = letterhead
  const standard = standardText(template, channel, letterhead)
  const changed = own?.get(textKey(template.name, channel))
  const { subject, text } = changed ?? standard
  const { filling, ending } = exampleOf(template, channel, letterhead)
  const inWords = (label: string) => translate(reader, { id: label })
  return {
    template: template.name,
    label: inWords(template.label),
    site: template.site ?? null,
    of: template.of?.common ?? null,
    channel,
    locale,
    subject,
    text,
    isDefault: changed === undefined,
    version: versionOf({ subject, text }),
    default: standard,
    variables: variablesOf(template).map(({ label, ...variable }) => ({
      ...variable,
      label: inWords(label),
      example: filling[variable.name] ?? '',
    })),
    ending,
  }
}

/** The same letterhead with another text. */
const withText = (letterhead: Letterhead, { template, channel }: Kind, text: MessageText): Letterhead => ({
  ...letterhead,
  own: new Map([[textKey(template.name, channel), text]]),
})

/** The same letterhead with the default text. */
const withoutText = (letterhead: Letterhead, { template, channel }: Kind): Letterhead => ({
  ...letterhead,
  own: new Map([...(letterhead.own ?? [])].filter(([key]) => key !== textKey(template.name, channel))),
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
  const variables = variablesOf(template)
  const unknown = without(
    found,
    variables.map(({ name }) => name),
  )
  const missing = without(
    variables.flatMap(({ name, isRequired }) => (isRequired ? [name] : [])),
    found,
  )
  const unknownInSubject = without(variablesIn(subject), Object.keys(common))
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
async function lockMessage({ db, request, locale: reader }: WriteContext, kind: Kind, locale: Locale): Promise<Letterhead> {
  await lockRevisions(db, ['messages'])
  const letterhead = await readLetterhead(db, request.server.platform, siteOf(kind.template), locale)
  const message = messageOf(kind, letterhead, reader)
  await requireVersion({ request }, message, async () => ({ message }))
  return letterhead
}

/** The site whose name stands in a text that is looked at: what either may send is shown as the firm's. */
const siteOf = ({ site = 'firm' }: MessageTemplate): SiteName => site

async function ownAddress(db: Db, _user: string, channel: MessageChannel): Promise<string> {
  const { email, phone } = await db.selectFrom('users').select(['email', 'phone']).where('_id', '=', _user).executeTakeFirstOrThrow()
  const to = channel === 'EMAIL' ? email : phone
  if (to === null) throw new ApiError('noOwnAddress')
  return to
}

/** Serves the texts of the server's own messages: those of the catalogues, replaced by what the office has written. */
export function serveMessages(app: FastifyInstance): void {
  const { platform } = app

  /** @throws ApiError `notFound` */
  const kindOf = ({ template: name, channel }: { template: string; channel: MessageChannel }): Kind => {
    const template = platform.messages.find((each) => each.name === name)
    if (template === undefined) throw new ApiError('notFound')
    return { template, channel }
  }

  /** @throws ApiError `notFound`, `stale`, `invalid` */
  async function save(key: Key, text: MessageText, context: WriteContext): Promise<{ message: EditedMessage }> {
    const { db, locale } = context
    const kind = kindOf(key)
    const letterhead = await lockMessage(context, kind, key.locale)
    checkText(kind, text, letterhead, locale)
    const change = { ...text, updatedAt: new Date().toISOString() }
    await db
      .insertInto('messages')
      .values({ ...key, ...change })
      .onConflict((conflict) => conflict.columns(['locale', 'template', 'channel']).doUpdateSet(change))
      .execute()
    return { message: messageOf(kind, withText(letterhead, kind, text), locale) }
  }

  serve(app, messageCalls, {
    'GET /api/console/messages': async (_input, { db, locale }) => {
      const letterheadsOf = async (site: SiteName) =>
        [site, await Promise.all(locales.map((each) => readLetterhead(db, platform, site, each)))] as const
      const letterheads = new Map(await Promise.all(siteNames.map(letterheadsOf)))
      const kinds = platform.messages.flatMap((template) => messageChannels.map((channel) => ({ template, channel })))
      return {
        messages: kinds.flatMap((kind) =>
          (letterheads.get(siteOf(kind.template)) ?? []).map((letterhead) => messageOf(kind, letterhead, locale)),
        ),
      }
    },
    'PUT /api/console/messages': ({ body: { template, channel, locale, ...text } }, context) =>
      save({ template, channel, locale }, text, context),
    'PUT /api/console/messages/{template}/{channel}/{locale}': ({ params, body }, context) => save(params, body, context),
    'DELETE /api/console/messages/{template}/{channel}/{locale}': async ({ params }, context) => {
      const { template, channel, locale } = params
      const kind = kindOf(params)
      const letterhead = await lockMessage(context, kind, locale)
      await context.db
        .deleteFrom('messages')
        .where('template', '=', template)
        .where('channel', '=', channel)
        .where('locale', '=', locale)
        .execute()
      return { message: messageOf(kind, withoutText(letterhead, kind), context.locale) }
    },
    'POST /api/console/messages/test': async ({ body: { template, channel, locale: language, ...text } }, context) => {
      const { db, caller, locale, afterCommit } = context
      const { mail } = platform
      const kind = kindOf({ template, channel })
      if (!mail.isAvailable(channel)) throw new ApiError(channel === 'EMAIL' ? 'noMail' : 'noSms')
      const letterhead = await readLetterhead(db, platform, siteOf(kind.template), language)
      checkText(kind, text, letterhead, locale)
      const to = await ownAddress(db, caller?._id ?? '', channel)
      const _delivery = await enqueue(db, 'test', writeExample({ channel, to }, kind.template, withText(letterhead, kind, text)))
      afterCommit(async () => mail.deliver(_delivery))
    },
  })
}

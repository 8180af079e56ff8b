import { locales, toLocale } from '#contract/locale.ts'
import { fairMessageCalls, type FairMessageInput } from '#contract/trade/fair-messages.ts'
import { participants } from '#contract/trade/participants.ts'
import type { FastifyInstance } from 'fastify'
import { v7 as uuid } from 'uuid'
import { companyOwner } from '../../http/company-of.ts'
import type { Db } from '../../db/schema.ts'
import { ApiError } from '../../http/api-error.ts'
import { audit } from '../../http/audit.ts'
import { issueOf } from '../../http/issues.ts'
import { requireVersion } from '../../http/item-tags.ts'
import { serve, type WriteContext } from '../../http/route.ts'
import type { Caller, Platform } from '../../http/platform.ts'
import { enqueue } from '../../mail/deliveries.ts'
import { type Fair, requireFair } from '../fairs/fair-plan.ts'
import { requireMail } from '../joining/joining-mails.ts'
import { composeMail, letterheads, type Written } from './compose.ts'
import { missingIn, requireKnownFields } from './merge-values.ts'
import { type MessageRow, noteEnd, requireMessage, toRow, toShown } from './message-rows.ts'
import { listRecipients } from './recipients.ts'
import { countAudience, dayOf } from './segments.ts'

type Context = WriteContext<Caller>
interface Params {
  _id: string
  _message: string
}

const show = async (db: Db, row: MessageRow) => {
  const [message] = await toShown(db, [row])
  if (message === undefined) throw new ApiError('notFound')
  return { message }
}

const writtenOf = ({ subject, text, kind, segment }: FairMessageInput, fair: Fair, now: string): Written => ({
  texts: { subject, text },
  kind,
  fair,
  day: dayOf(segment, fair, now),
  now,
})

async function addMessage({ db, caller, locale }: Context, _fair: string, input: FairMessageInput) {
  requireKnownFields(input, locale)
  const now = new Date().toISOString()
  const row = { _id: uuid(), createdAt: now, updatedAt: now, _fair, _user: caller._id, state: 'draft' as const, ...toRow(input) }
  const stored = await db.insertInto('fairMessages').values(row).returningAll().executeTakeFirstOrThrow()
  await audit(db, caller, { action: 'change', resource: 'fairs', items: [_fair] })
  return show(db, stored)
}

/** Changes a message from one of some states. @throws ApiError `notFound`, `stale`, `messageState` */
async function changeMessage(context: Context, params: Params, from: readonly MessageRow['state'][], change: Partial<MessageRow>) {
  const { db, request } = context
  const row = await requireMessage(db, params)
  await requireVersion({ request }, row, () => show(db, row))
  const stored = await db
    .updateTable('fairMessages')
    .set({ ...change, version: row.version + 1, updatedAt: new Date().toISOString() })
    .where('_id', '=', row._id)
    .where('version', '=', row.version)
    .where('state', 'in', from)
    .returningAll()
    .executeTakeFirst()
  if (stored === undefined) throw new ApiError('messageState')
  return stored
}

/** @throws ApiError `invalid` for a time that is over, `messageNobody` where nobody would get what is sent now */
async function send(context: Context, params: Params, at: string | null, platform: Platform) {
  const { db, locale, caller } = context
  requireMail(platform)
  const now = new Date().toISOString()
  if (at !== null && at <= now) throw new ApiError('invalid', { issues: [issueOf('at', 'message.past', locale)] })
  const state = at === null ? ('sending' as const) : ('scheduled' as const)
  const stored = await changeMessage(context, params, ['draft', 'scheduled'], { state, sendAt: at ?? now })
  if (at === null) {
    const { segment, role, kind } = stored
    const { reached } = await countAudience(db, await requireFair(db, params._id), { segment, role }, kind, now)
    if (reached === 0) throw new ApiError('messageNobody')
  }
  await audit(db, caller, { action: 'send', resource: 'fairs', items: [params._id] })
  return show(db, stored)
}

/** Takes a schedule back, or stops what is being sent: what was written is on its way. */
async function stop(context: Context, params: Params) {
  const { db, caller } = context
  const { state } = await requireMessage(db, params)
  const endedAt = new Date().toISOString()
  const stored =
    state === 'scheduled'
      ? await changeMessage(context, params, ['scheduled'], { state: 'draft', sendAt: null })
      : await changeMessage(context, params, ['sending'], { state: 'cancelled', endedAt })
  if (stored.state === 'cancelled') {
    await db
      .updateTable('fairMessageRecipients')
      .set({ state: 'skipped', reason: 'cancelled' })
      .where('_message', '=', stored._id)
      .where('state', '=', 'waiting')
      .execute()
    await noteEnd(db, stored._id)
  }
  await audit(db, caller, { action: 'change', resource: 'fairs', items: [params._id] })
  return show(db, await requireMessage(db, params))
}

/** Sends a message to whom writes it, in each of its languages: as somebody without meetings would get it. */
async function sendTest({ db, caller, locale, afterCommit }: Context, fair: Fair, input: FairMessageInput, platform: Platform) {
  requireMail(platform)
  requireKnownFields(input, locale, 'message.')
  const { email, name } = await db.selectFrom('users').select(['email', 'name']).where('_id', '=', caller._id).executeTakeFirstOrThrow()
  if (email === null) throw new ApiError('noOwnAddress')
  const letterheadIn = letterheads(db, platform)
  const written = writtenOf(input, fair, new Date().toISOString())
  const missing = missingIn(input)
  for (const language of locales.filter((each) => !missing.includes(each))) {
    const { sender } = await letterheadIn(language)
    const reader = { _user: caller._id, company: sender, names: null, person: name, locale: language }
    const { language: _language, ...mail } = await composeMail(db, platform, written, reader, letterheadIn)
    const _delivery = await enqueue(db, 'test', { ...mail, to: email })
    afterCommit(async () => platform.mail.deliver(_delivery))
  }
}

/** A message as one participant would get it. @throws ApiError `notFound` */
async function previewFor({ db, caller, locale }: Context, fair: Fair, input: FairMessageInput, _participant: string, platform: Platform) {
  requireKnownFields(input, locale, 'message.')
  const reader = await db
    .selectFrom('fairs_participants as p')
    .innerJoin('users as u', 'u._id', 'p._user')
    .leftJoin('companies as c', (join) => join.on('c._user', '=', companyOwner('u')))
    .select(['p._user', 'p.name', 'c.name as company', 'c.names', 'u.name as person', 'u.locale'])
    .where('p._id', '=', _participant)
    .where('p._fair', '=', fair._id)
    .executeTakeFirst()
  if (reader === undefined) throw new ApiError('notFound')
  await audit(db, caller, { action: 'read', resource: participants.path, items: [_participant] })
  const addressed = { ...reader, company: reader.company ?? reader.name, locale: toLocale(reader.locale) ?? 'ko' }
  const written = writtenOf(input, fair, new Date().toISOString())
  const { language, subject, text } = await composeMail(db, platform, written, addressed, letterheads(db, platform))
  // The link would refuse news in the participant's name.
  return { preview: { language, subject, text: text.replace(/#\S+$/, '#…') } }
}

/** Serves messages of the organiser to groups of a fair's participants. What sends them is write-messages.ts. */
export function serveFairMessages(app: FastifyInstance): void {
  const { platform } = app
  serve(app, fairMessageCalls, {
    'GET /api/console/fairs/{_id}/messages': async ({ params: { _id }, query: { limit = 20, skip = 0, sort } }, { db }) => {
      await requireFair(db, _id)
      const direction = sort === 'createdAt' ? 'asc' : 'desc'
      const all = db.selectFrom('fairMessages').where('_fair', '=', _id)
      const page = all.selectAll().orderBy('createdAt', direction).orderBy('_id', direction).limit(limit).offset(skip)
      const { total } = await all.select(({ fn }) => fn.countAll().as('total')).executeTakeFirstOrThrow()
      return { messages: await toShown(db, await page.execute()), summary: { total: Number(total), limit, skip } }
    },
    'POST /api/console/fairs/{_id}/messages': async ({ params: { _id }, body }, context) => {
      await requireFair(context.db, _id)
      return addMessage(context, _id, body)
    },
    'GET /api/console/fairs/{_id}/audience': async ({ params, query }, { db }) => {
      const { segment, role = null, kind } = query
      const fair = await requireFair(db, params._id)
      return { audience: await countAudience(db, fair, { segment, role }, kind, new Date().toISOString()) }
    },
    'POST /api/console/fairs/{_id}/messages/preview': async ({ params, body }, context) =>
      previewFor(context, await requireFair(context.db, params._id), body.message, body._participant, platform),
    'POST /api/console/fairs/{_id}/messages/test': async ({ params, body }, context) =>
      sendTest(context, await requireFair(context.db, params._id), body.message, platform),
    'GET /api/console/fairs/{_id}/messages/{_message}': async ({ params }, { db }) => show(db, await requireMessage(db, params)),
    'PUT /api/console/fairs/{_id}/messages/{_message}': async ({ params, body }, context) => {
      const { db, locale, caller } = context
      requireKnownFields(body, locale)
      const stored = await changeMessage(context, params, ['draft'], toRow(body))
      await audit(db, caller, { action: 'change', resource: 'fairs', items: [params._id] })
      return show(db, stored)
    },
    'DELETE /api/console/fairs/{_id}/messages/{_message}': async ({ params }, context) => {
      const { db, caller } = context
      const { _id } = await changeMessage(context, params, ['draft'], {})
      await db.deleteFrom('fairMessages').where('_id', '=', _id).execute()
      await audit(db, caller, { action: 'change', resource: 'fairs', items: [params._id] })
    },
    'POST /api/console/fairs/{_id}/messages/{_message}/sending': ({ params, body }, context) => send(context, params, body.at, platform),
    'DELETE /api/console/fairs/{_id}/messages/{_message}/sending': ({ params }, context) => stop(context, params),
    'GET /api/console/fairs/{_id}/messages/{_message}/recipients': async ({ params, query }, { db, caller }) => {
      const listed = await listRecipients(db, await requireMessage(db, params), query)
      const items = listed.recipients.flatMap(({ _participant }) => (_participant === null ? [] : [_participant]))
      await audit(db, caller, { action: 'list', resource: participants.path, items })
      return listed
    },
  })
}

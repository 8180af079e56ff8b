import type { Body } from '#contract/api.ts'
import { conversationCalls, type ConversationMessage } from '#contract/trade/conversations.ts'
import { conversationLimits } from '#contract/trade/limits.ts'
import { canWrite } from '#contract/trade/can-write.ts'
import { otherParty } from '#contract/trade/matching-states.ts'
import type { FastifyInstance } from 'fastify'
import { v7 as uuid } from 'uuid'
import type { Db } from '../../db/schema.ts'
import { ApiError } from '../../http/api-error.ts'
import type { Caller } from '../../http/platform.ts'
import { type Context, serve, type WriteContext } from '../../http/route.ts'
import { tellOffice } from '../../mail/office-alerts.ts'
import { type Change, notifyAgain, readNotifications } from '../../notifications/notify.ts'
import { delays } from '../delays.ts'
import { lockAccounts, requireParticipantOr404 } from '../fairs/participation.ts'
import { type MatchingRow, partyOf, requireOwnMatching, userOf } from '../matchings/matching-rows.ts'
import { changeOf } from '../matchings/matchings.ts'
import { notifyParties } from '../notify.ts'
import { receiveAttachment } from './attached-files.ts'
import { readPage, toMessages } from './message-rows.ts'

const day = 24 * 60 * 60_000

/** @throws ApiError `notFound` for a matching of others, and for who takes part in its fair no longer */
async function requireReader({ db, caller }: Pick<Context<Caller>, 'db' | 'caller'>, _id: string): Promise<MatchingRow> {
  const row = await requireOwnMatching(db, caller._id, _id)
  await requireParticipantOr404(db, row._fair, caller._id)
  return row
}

const find = (db: Db, _matching: string) =>
  db.selectFrom('conversations').select('blockedAt').where('_matching', '=', _matching).executeTakeFirst()

/** @throws ApiError `notFound`, `conversationClosed` */
async function requireWriter(context: Pick<Context<Caller>, 'db' | 'caller'>, _id: string): Promise<MatchingRow> {
  const row = await requireReader(context, _id)
  const isBlocked = ((await find(context.db, _id))?.blockedAt ?? null) !== null
  if (isBlocked || !canWrite(row, new Date().toISOString())) throw new ApiError('conversationClosed')
  return row
}

/** @throws ApiError `tooManyToday` */
async function requireRoomToday(db: Db, _matching: string, _user: string): Promise<void> {
  const limit = conversationLimits.perDay
  // The newest ones are looked at, however many there are.
  const oldest = await db
    .selectFrom('conversationMessages')
    .select('createdAt')
    .where('_matching', '=', _matching)
    .where('_user', '=', _user)
    .orderBy('_id', 'desc')
    .offset(limit - 1)
    .limit(1)
    .executeTakeFirst()
  if (oldest !== undefined && oldest.createdAt > new Date(Date.now() - day).toISOString())
    throw new ApiError('tooManyToday', { values: { limit } })
}

/** Puts files that the writer has sent before into a message. @throws ApiError `notFound` */
async function attach(db: Db, { _id: _matching }: MatchingRow, message: { _id: string; _user: string }, files: readonly string[]) {
  if (files.length === 0) return
  const { numUpdatedRows } = await db
    .updateTable('conversationFiles')
    .set({ _message: message._id })
    .where('_file', 'in', files)
    .where('_matching', '=', _matching)
    .where('_user', '=', message._user)
    .where('_message', 'is', null)
    .executeTakeFirstOrThrow()
  if (Number(numUpdatedRows) !== files.length) throw new ApiError('notFound')
}

/** Notifies the reader of a first message since the last one that was read. One who is reading is told in the app alone. */
async function notifyReader(change: Change, row: MatchingRow, _reader: string): Promise<void> {
  const news = { module: 'trade', kind: 'messageOfMatching', subject: row._id }
  const since = new Date(Date.parse(change.now) - delays.collectedMessages).toISOString()
  if (!(await notifyAgain(change, _reader, news, since))) await notifyParties(change, row, 'messageOfMatching', [_reader])
}

async function hasUnread(db: Db, _matching: string, _reader: string): Promise<boolean> {
  const unread = db.selectFrom('conversationMessages').select('_id').where('_reader', '=', _reader).where('_matching', '=', _matching)
  return (await unread.where('readAt', 'is', null).limit(1).executeTakeFirst()) !== undefined
}

type Written = Body<'POST /api/v1/me/matchings/{_id}/messages'>

async function send(context: WriteContext<Caller>, _id: string, { text, _files }: Written): Promise<ConversationMessage> {
  const { db } = context
  const _user = context.caller._id
  const { _buyer, _seller } = await requireReader(context, _id)
  // Messages of one conversation come one after the other, so that the order of their ids is that in which they can be read.
  await lockAccounts(db, [_buyer, _seller])
  const row = await requireWriter(context, _id)
  await requireRoomToday(db, _id, _user)
  const _reader = userOf(row, otherParty(partyOf(row, _user)))
  const isFirst = !(await hasUnread(db, _id, _reader))
  const change = changeOf(context)
  await db
    .insertInto('conversations')
    .values({ _matching: _id, _fair: row._fair, lastAt: change.now })
    .onConflict((conflict) => conflict.column('_matching').doUpdateSet({ lastAt: change.now }))
    .execute()
  const message = { _id: uuid(), _matching: _id, _user, _reader, text, createdAt: change.now }
  await db.insertInto('conversationMessages').values(message).execute()
  await attach(db, row, message, [...new Set(_files)])
  if (isFirst) await notifyReader(change, row, _reader)
  const [shown] = await toMessages(db, row, [message])
  if (shown === undefined) throw new ApiError('notFound')
  return shown
}

const countUnread = async (db: Db, _matching: string, _reader: string): Promise<number> => {
  const unread = db.selectFrom('conversationMessages').where('_reader', '=', _reader).where('_matching', '=', _matching)
  const { count } = await unread
    .where('readAt', 'is', null)
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

async function report({ db, request, caller, afterCommit }: WriteContext<Caller>, row: MatchingRow, reason: string): Promise<void> {
  if ((await find(db, row._id)) === undefined) throw new ApiError('notFound')
  const said = { reason, createdAt: new Date().toISOString(), handledAt: null, _user: null }
  await db
    .insertInto('conversationReports')
    .values({ ...said, _matching: row._id, party: partyOf(row, caller._id) })
    .onConflict((conflict) => conflict.columns(['_matching', 'party']).doUpdateSet(said))
    .execute()
  await tellOffice({ db, platform: request.server.platform, afterCommit }, 'conversationReport')
}

/** Serves conversations of matchings to their two sides. */
export function serveConversations(app: FastifyInstance): void {
  serve(app, conversationCalls, {
    'GET /api/v1/me/matchings/{_id}/messages': async ({ params, query }, context) => {
      const { db, caller } = context
      const row = await requireReader(context, params._id)
      const conversation = await find(db, row._id)
      const isBlocked = (conversation?.blockedAt ?? null) !== null
      const own = await db
        .selectFrom('conversationReports')
        .select('party')
        .where('_matching', '=', row._id)
        .where('party', '=', partyOf(row, caller._id))
        .where('handledAt', 'is', null)
        .executeTakeFirst()
      return {
        ...(await readPage(db, row, query)),
        unread: await countUnread(db, row._id, caller._id),
        canWrite: !isBlocked && canWrite(row, new Date().toISOString()),
        isBlocked,
        isReported: own !== undefined,
      }
    },
    'POST /api/v1/me/matchings/{_id}/messages': async ({ params, body }, context) => ({
      message: await send(context, params._id, body),
    }),
    'PUT /api/v1/me/matchings/{_id}/messages': async ({ params, body }, context) => {
      const { db, caller } = context
      const { _id } = await requireReader(context, params._id)
      const now = new Date().toISOString()
      await db
        .updateTable('conversationMessages')
        .set({ readAt: now })
        .where('_reader', '=', caller._id)
        .where('_matching', '=', _id)
        .where('readAt', 'is', null)
        .where('_id', '<=', body._readUntil)
        .execute()
      const unread = await countUnread(db, _id, caller._id)
      if (unread === 0) await readNotifications(db, caller._id, { module: 'trade', kind: 'messageOfMatching', subject: _id }, now)
      return { unread }
    },
    'POST /api/v1/me/matchings/{_id}/files': async ({ params }, context) => {
      const { _id } = await requireWriter(context, params._id)
      return receiveAttachment(context, _id)
    },
    'POST /api/v1/me/matchings/{_id}/report': async ({ params, body }, context) =>
      report(context, await requireReader(context, params._id), body.reason),
  })
}

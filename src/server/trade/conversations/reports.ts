import { type ReportedConversation, reportedConversationCalls } from '#contract/trade/conversations.ts'
import type { FastifyInstance } from 'fastify'
import { type Expression, sql, type SqlBool } from 'kysely'
import type { Db } from '../../db/schema.ts'
import { ApiError } from '../../http/api-error.ts'
import { audit, auditFields } from '../../http/audit.ts'
import { serve } from '../../http/route.ts'
import { requireMatching } from '../matchings/matching-rows.ts'
import { readPage } from './message-rows.ts'

/** Condition on matchings (`m`) whose conversation was reported and not looked at since. */
export const isReportedOpen = (): Expression<SqlBool> =>
  sql<SqlBool>`exists (select 1 from "conversationReports" as "r" where "r"."_matching" = "m"."_id" and "r"."handledAt" is null)`

/** Counts such matchings of a fair. */
export async function countReported(db: Db, _fair: string): Promise<number> {
  const { count } = await db
    .selectFrom('conversationReports as r')
    .innerJoin('conversations as c', 'c._matching', 'r._matching')
    .select(({ fn }) => fn.count('r._matching').distinct().as('count'))
    .where('c._fair', '=', _fair)
    .where('r.handledAt', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Reads what staff know of a conversation; nothing where no side has reported it. */
export async function readReported(db: Db, _matching: string): Promise<ReportedConversation | undefined> {
  const rows = await db
    .selectFrom('conversationReports as r')
    .innerJoin('conversations as c', 'c._matching', 'r._matching')
    .select(['r.party as by', 'r.reason', 'r.createdAt', 'r.handledAt', 'c.blockedAt'])
    .where('r._matching', '=', _matching)
    .orderBy('r.createdAt')
    .execute()
  const [first] = rows
  if (first === undefined) return undefined
  return { reports: rows.map(({ blockedAt: _since, ...report }) => report), blockedAt: first.blockedAt }
}

/** Later than every message. */
const always = '9999'

/**
 * Returns until when messages were written that staff may read: all of them while a report waits, and later what was there when it
 * was handled. Undefined: nothing was reported.
 */
export async function readableUntil(db: Db, _matching: string): Promise<string | undefined> {
  const reported = await readReported(db, _matching)
  return reported?.reports
    .map(({ handledAt }) => handledAt ?? always)
    .toSorted()
    .at(-1)
}

/** Serves reported conversations to staff. */
export function serveReportedConversations(app: FastifyInstance): void {
  serve(app, reportedConversationCalls, {
    'GET /api/console/fairs/{_id}/matchings/{mid}/messages': async ({ params, query }, { db, caller }) => {
      const row = await requireMatching(db, params._id, params.mid)
      const until = await readableUntil(db, row._id)
      if (until === undefined) throw new ApiError('notFound')
      await audit(db, caller, { action: 'read', resource: 'conversations', items: [row._id] })
      return readPage(db, row, { ...query, until })
    },
    'PUT /api/console/fairs/{_id}/matchings/{mid}/messages': async ({ params, body }, { db, caller }) => {
      const { _id: _matching } = await requireMatching(db, params._id, params.mid)
      if ((await readReported(db, _matching)) === undefined) throw new ApiError('notFound')
      const now = new Date().toISOString()
      if (body.isHandled === true)
        await db
          .updateTable('conversationReports')
          .set({ handledAt: now, _user: caller._id })
          .where('_matching', '=', _matching)
          .where('handledAt', 'is', null)
          .execute()
      if (body.isBlocked !== undefined)
        await db
          .updateTable('conversations')
          .set({ blockedAt: body.isBlocked ? now : null })
          .where('_matching', '=', _matching)
          .execute()
      await auditFields(db, caller, 'conversations', _matching, Object.keys(body))
      const conversation = await readReported(db, _matching)
      if (conversation === undefined) throw new ApiError('notFound')
      return { conversation }
    },
  })
}

import { canWrite } from '#contract/trade/can-write.ts'
import type { Matching } from '#contract/trade/matchings.ts'
import { type Selectable, sql } from 'kysely'
import type { Db } from '../../db/schema.ts'
import type { Schema } from '../../schema.ts'
import { fairsTakenPartIn } from '../fairs/participation.ts'

type Row = Pick<Selectable<Schema['matchings']>, '_id' | '_fair' | 'state' | 'endsAt'>

/** Messages that an account has not read. */
const unreadOf = (db: Db, _user: string) =>
  db.selectFrom('conversationMessages as n').where('n._reader', '=', _user).where('n.readAt', 'is', null)

/** Reads the conversations of some matchings as an account has them: none where it takes part no longer. */
export async function readConversations(
  db: Db,
  rows: readonly Row[],
  _user: string,
  now: string,
): Promise<(row: Row) => Matching['conversation']> {
  const ids = rows.map(({ _id }) => _id)
  const joined = await fairsTakenPartIn(
    db,
    _user,
    rows.map(({ _fair }) => _fair),
  )
  const found = await db.selectFrom('conversations').select(['_matching', 'blockedAt', 'lastAt']).where('_matching', 'in', ids).execute()
  const known = new Map(found.map((one) => [one._matching, one]))
  const counts = await unreadOf(db, _user)
    .select(({ fn }) => ['n._matching', fn.countAll().as('count')])
    .where('n._matching', 'in', ids)
    .groupBy('n._matching')
    .execute()
  const unread = new Map(counts.map(({ _matching, count }) => [_matching, Number(count)]))
  return (row) => {
    const conversation = known.get(row._id)
    const isOpen = canWrite(row, now) && (conversation?.blockedAt ?? null) === null
    if (!joined.has(row._fair) || (conversation === undefined && !isOpen)) return null
    return { unread: unread.get(row._id) ?? 0, canWrite: isOpen, lastAt: conversation?.lastAt ?? null }
  }
}

/** When the last message of a matching was written: nothing where there is none. */
export const lastMessageAt = sql<string | null>`(select "c"."lastAt" from "conversations" as "c" where "c"."_matching" = "matchings"."_id")`

/** Counts the messages that an account has not read, at all fairs that it takes part in. */
export async function countUnread(db: Db, _user: string): Promise<number> {
  const rows = await unreadOf(db, _user)
    .innerJoin('conversations as c', 'c._matching', 'n._matching')
    .select(({ fn }) => ['c._fair', fn.countAll().as('count')])
    .groupBy('c._fair')
    .execute()
  const joined = await fairsTakenPartIn(
    db,
    _user,
    rows.map(({ _fair }) => _fair),
  )
  return rows.reduce((sum, { _fair, count }) => sum + (joined.has(_fair) ? Number(count) : 0), 0)
}

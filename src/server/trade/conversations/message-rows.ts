import type { ConversationFile, ConversationMessage } from '#contract/trade/conversations.ts'
import type { Db } from '../../db/schema.ts'
import { type MatchingRow, partyOf } from '../matchings/matching-rows.ts'

/** So many are read at once where nothing else is asked for. */
const usual = 30

interface Page {
  before?: string | undefined
  limit?: number | undefined
  /** Written until then. */
  until?: string | undefined
}

/** The files of some messages, in the order in which they were sent. */
async function filesOf(db: Db, _matching: string, ids: readonly string[]): Promise<(_message: string) => ConversationFile[]> {
  if (ids.length === 0) return () => []
  const rows = await db
    .selectFrom('conversationFiles as c')
    .innerJoin('files as f', 'f._id', 'c._file')
    .select(['c._message', 'c._file', 'f.name', 'f.size', 'f.type'])
    .where('c._matching', '=', _matching)
    .where('c._message', 'in', ids)
    .orderBy('c._file')
    .execute()
  const found = Map.groupBy(rows, ({ _message }) => _message)
  return (_message) => (found.get(_message) ?? []).map(({ _message: _of, ...file }) => file)
}

interface Row {
  _id: string
  _user: string
  text: string
  createdAt: string
}

/** Messages of a matching as they are shown. */
export async function toMessages(
  db: Db,
  matching: Pick<MatchingRow, '_id' | '_buyer'>,
  rows: readonly Row[],
): Promise<ConversationMessage[]> {
  const files = await filesOf(
    db,
    matching._id,
    rows.map(({ _id }) => _id),
  )
  return rows.map(({ _id, createdAt, text, _user }) => ({
    _id,
    _matching: matching._id,
    createdAt,
    by: partyOf(matching, _user),
    text,
    files: files(_id),
  }))
}

/** Reads a page of a conversation, the newest first. */
export async function readPage(
  db: Db,
  matching: Pick<MatchingRow, '_id' | '_buyer'>,
  { before, limit = usual, until }: Page,
): Promise<{ messages: ConversationMessage[]; hasEarlier: boolean }> {
  const rows = await db
    .selectFrom('conversationMessages')
    .select(['_id', '_user', 'text', 'createdAt'])
    .where('_matching', '=', matching._id)
    .$if(before !== undefined, (all) => all.where('_id', '<', before ?? ''))
    .$if(until !== undefined, (all) => all.where('createdAt', '<=', until ?? ''))
    .orderBy('_id', 'desc')
    .limit(limit + 1)
    .execute()
  return { messages: await toMessages(db, matching, rows.slice(0, limit)), hasEarlier: rows.length > limit }
}

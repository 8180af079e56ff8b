import type { FairMessage, FairMessageInput } from '#contract/trade/fair-messages.ts'
import type { Selectable } from 'kysely'
import type { Db } from '../../db/schema.ts'
import { ApiError } from '../../http/api-error.ts'
import type { TradeTables } from '../tables.ts'
import { missingIn } from './merge-values.ts'

export type MessageRow = Selectable<TradeTables['fairMessages']>

/** Reads what was written out of its row. */
export const fromRow = ({ segment, role, kind, isNotified, isTexted, subject, text }: MessageRow): FairMessageInput => ({
  segment,
  role,
  kind,
  isNotified: isNotified === 1,
  isTexted: isTexted === 1,
  subject: JSON.parse(subject) as FairMessageInput['subject'],
  text: JSON.parse(text) as FairMessageInput['text'],
})

/** Makes the columns of what was written. */
export const toRow = ({ isNotified, isTexted, subject, text, ...rest }: FairMessageInput) => ({
  ...rest,
  isNotified: isNotified ? 1 : 0,
  isTexted: isTexted ? 1 : 0,
  subject: JSON.stringify(subject),
  text: JSON.stringify(text),
})

/** Counts the recipients of messages that have not ended. */
async function countOf(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return []
  return db
    .selectFrom('fairMessageRecipients')
    .select(({ fn }) => ['_message', 'state', fn.countAll().as('count')])
    .where('_message', 'in', ids)
    .groupBy(['_message', 'state'])
    .execute()
}

/** Notes how a message has ended, with its numbers. In the transaction of its end. */
export async function noteEnd(db: Db, _message: string): Promise<void> {
  const counted = await countOf(db, [_message])
  const of = (state: string) => Number(counted.find((row) => row.state === state)?.count ?? 0)
  await db
    .updateTable('fairMessages')
    .set({ written: of('written'), skipped: of('skipped') })
    .where('_id', '=', _message)
    .execute()
}

/** Messages as staff see them, with how far each has come. */
export async function toShown(db: Db, rows: readonly MessageRow[]): Promise<FairMessage[]> {
  if (rows.length === 0) return []
  const counted = await countOf(
    db,
    rows.flatMap(({ _id, written }) => (written === null ? [_id] : [])),
  )
  const authors = rows.flatMap(({ _user }) => (_user === null ? [] : [_user]))
  const names =
    authors.length === 0
      ? []
      : await db
          .selectFrom('users')
          .select(['_id', 'name'])
          .where('_id', 'in', [...new Set(authors)])
          .execute()
  return rows.map((row) => {
    const { _id, version, createdAt, updatedAt, state, sendAt, endedAt } = row
    const written = fromRow(row)
    const of = (name: string) => Number(counted.find((one) => one._message === _id && one.state === name)?.count ?? 0)
    return {
      _id,
      version,
      createdAt,
      updatedAt,
      ...written,
      state,
      sendAt,
      endedAt,
      user: names.find((one) => one._id === row._user)?.name ?? null,
      missing: missingIn(written),
      counts: { waiting: of('waiting'), written: row.written ?? of('written'), skipped: row.skipped ?? of('skipped') },
    }
  })
}

/** A message of a fair. @throws ApiError `notFound`, of another fair's too */
export async function requireMessage(db: Db, { _id: _fair, _message }: { _id: string; _message: string }): Promise<MessageRow> {
  const row = await db.selectFrom('fairMessages').selectAll().where('_id', '=', _message).where('_fair', '=', _fair).executeTakeFirst()
  if (row === undefined) throw new ApiError('notFound')
  return row
}

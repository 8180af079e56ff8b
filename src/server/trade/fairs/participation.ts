import { type Selectable, sql, type SqlBool } from 'kysely'
import { companyOwner } from '../../http/company-of.ts'
import type { Db } from '../../db/schema.ts'
import { ApiError } from '../../http/api-error.ts'
import type { TradeTables } from '../tables.ts'

export type Participant = Pick<Selectable<TradeTables['fairs_participants']>, '_id' | '_fair' | '_user' | 'name' | 'role'> & {
  maxMeetings: number | null
  minMeetings: number | null
  state: string
}

const approvedAnywhere = (db: Db) =>
  db
    .selectFrom('fairs_participants as p')
    .innerJoin('users as u', 'u._id', 'p._user')
    .innerJoin('companies as c', (join) => join.on('c._user', '=', companyOwner('u')))
    .where(sql<SqlBool>`(p."state" = 'APPROVED') is true`)
    // Looked at in the rows that were found by the fair: most are approved and active, and an index on that would be the wrong one.
    // Unlike `coalesce`, this tells PostgreSQL how many of them are.
    .where(sql<SqlBool>`(c."state" = 'APPROVED') is true`)
    .where(sql<SqlBool>`(u."status" = 'active') is true`)

/** Those who take part: staff have approved them for the fair, and their company at all. Its account is active. */
export const approved = (db: Db, _fair: string) => approvedAnywhere(db).where('p._fair', '=', _fair)

/** Reads in which of some fairs an account takes part. */
export async function fairsTakenPartIn(db: Db, _user: string, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set()
  const own = approvedAnywhere(db).select('p._fair').where('p._user', '=', _user)
  return new Set((await own.where('p._fair', 'in', [...new Set(ids)]).execute()).map(({ _fair }) => _fair))
}

const columns = ['p._id', 'p._fair', 'p._user', 'p.name', 'p.role', 'p.state', 'p.maxMeetings', 'p.minMeetings'] as const

/** Numbers of declared tables come as they are; their types say text (schema.ts). */
const toParticipant = (row: unknown): Participant => row as Participant

/** A participant of a fair by its id. */
export async function findParticipant(db: Db, _fair: string, _id: string): Promise<Participant | undefined> {
  const row = await approved(db, _fair).select(columns).where('p._id', '=', _id).executeTakeFirst()
  return row && toParticipant(row)
}

/** @throws ApiError `notParticipating` */
export async function requireParticipant(db: Db, _fair: string, _user: string): Promise<Participant> {
  const row = await approved(db, _fair).select(columns).where('p._user', '=', _user).executeTakeFirst()
  if (row === undefined) throw new ApiError('notParticipating')
  return toParticipant(row)
}

/** A fair in which one does not take part has nothing of one's own. @throws ApiError `notFound` */
export async function requireParticipantOr404(db: Db, _fair: string, _user: string): Promise<Participant> {
  try {
    return await requireParticipant(db, _fair, _user)
  } catch (error) {
    throw error instanceof ApiError ? new ApiError('notFound') : error
  }
}

/**
 * Holds the accounts of a meeting's two sides, until the transaction ends: whoever changes what is between them waits, and then
 * reads what has become of it. Always in one order, so that no two wait for each other.
 */
export async function lockAccounts(db: Db, users: readonly string[]): Promise<void> {
  for (const _id of [...new Set(users)].toSorted())
    await db
      .updateTable('users')
      // A column that no index has: nothing but the row is written.
      .set((eb) => ({ channels: eb.ref('channels') }))
      .where('_id', '=', _id)
      .execute()
}

import { sql, type SqlBool } from 'kysely'
import { likeText } from '../db/search.ts'
import type { Db } from '../db/schema.ts'

/** Accounts that can open requests in the console now. Scopes are a list in JSON. */
export const assignees = (db: Db) =>
  db
    .selectFrom('users')
    .innerJoin('levels', 'levels._id', 'users._level')
    .where('users.status', '=', 'active')
    .where('levels.scopes', 'like', '%"console"%')
    .where('levels.scopes', 'like', '%"console:inquiries"%')

/** Returns whether a request can be assigned to this account. */
export const isAssignee = async (db: Db, _user: string): Promise<boolean> =>
  (await assignees(db).select('users._id').where('users._id', '=', _user).executeTakeFirst()) !== undefined

interface Wanted {
  limit: number
  skip: number
  /** Words of the name. */
  q?: string | undefined
  _id?: string | undefined
}

/** A page of those to whom requests can be given, in the order of their names. */
export async function listAssignees(
  db: Db,
  { limit, skip, q = '', _id }: Wanted,
): Promise<{ names: { _id: string; name: string }[]; total: number }> {
  // Names alone: who has no scope for accounts finds nobody by an address or a number.
  const words = q.split(/\s+/).filter((word) => word !== '')
  const found = words
    .reduce((all, word) => all.where(sql<SqlBool>`lower("users"."name") like ${likeText(word.toLowerCase())} escape '\\'`), assignees(db))
    .$if(_id !== undefined, (all) => all.where('users._id', '=', _id ?? ''))
  const names = await found
    .select(['users._id', 'users.name'])
    .orderBy('users.name')
    .orderBy('users._id')
    .limit(limit)
    .offset(skip)
    .execute()
  const counted = await found.select(({ fn }) => fn.countAll().as('total')).executeTakeFirstOrThrow()
  return { names, total: Number(counted.total) }
}

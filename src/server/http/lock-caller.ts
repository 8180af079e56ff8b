import type { Db } from '../db/schema.ts'
import { ApiError } from './api-error.ts'
import type { Caller } from './platform.ts'
import type { Context } from './route.ts'

/** Locks an account until the transaction ends: what is counted of it stays right. @returns undefined where it is not there any more */
export const lockAccount = (db: Db, _user: string): Promise<{ name: string } | undefined> =>
  db
    .updateTable('users')
    .set((eb) => ({ name: eb.ref('name') }))
    .where('_id', '=', _user)
    .where('status', '=', 'active')
    .returning('name')
    .executeTakeFirst()

/**
 * The caller of a write, with the name that others read of them. Until its transaction ends nothing else is added in their name,
 * and they do not leave: what is counted stays right, and what is written is not left behind.
 * @throws ApiError `unauthorized` where they have left meanwhile
 */
export async function lockCaller(context: Pick<Context<Caller>, 'db' | 'caller'>): Promise<{ _user: string; author: string }> {
  const _user = context.caller._id
  const account = await lockAccount(context.db, _user)
  if (account === undefined) throw new ApiError('unauthorized')
  return { _user, author: account.name.slice(0, 60) }
}

/** @throws ApiError `tooManyOwn` */
export function requireRoom(count: number, limit: number): void {
  if (count >= limit) throw new ApiError('tooManyOwn', { values: { limit: limit.toLocaleString('en') } })
}

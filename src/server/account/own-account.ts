import { users } from '#contract/account/users.ts'
import type { Locale } from '#contract/locale.ts'
import { sql } from 'kysely'
import { repositoryOf } from '../db/repository-of.ts'
import { asTables, type Db } from '../db/schema.ts'
import { searchColumns } from '../db/search.ts'
import { ApiError } from '../http/api-error.ts'
import type { Caller } from '../http/platform.ts'
import type { Context } from '../http/route.ts'

export interface AccountChange {
  name?: string
  username?: string
  usernameKey?: string
  passwordHash?: string
  userType?: 'PERSON' | 'COMPANY'
  role?: 'MEMBER' | 'SELLER' | 'BUYER'
  _companyOf?: string | null
  locale?: Locale
  status?: 'active' | 'withdrawn'
  _level?: null
  email?: string | null
  phone?: string | null
  /** JSON. */
  channels?: string
  /** JSON. */
  favourites?: string | null
}

/**
 * Changes some fields of an account, and no others, whoever changes those meanwhile.
 * @param known the account must still have this: false where it has not. It is active, unless another status is named
 */
export async function changeAccount(
  db: Db,
  _id: string,
  change: AccountChange,
  known: { passwordHash?: string; status?: string } = {},
): Promise<boolean> {
  const changed = await db
    .updateTable('users')
    .set({ ...change, updatedAt: new Date().toISOString(), version: sql<number>`version + 1` })
    .where('_id', '=', _id)
    .where('status', '=', known.status ?? 'active')
    .$if(known.passwordHash !== undefined, (query) => query.where('passwordHash', '=', known.passwordHash ?? ''))
    .returningAll()
    .executeTakeFirst()
  if (changed === undefined) return false
  // Nobody is found by what they were called before.
  await asTables(db).updateTable('users').set(searchColumns(users, changed)).where('_id', '=', _id).execute()
  return true
}

/** Takes an account out of the company that it stands for: it is a member without one from then on. In a transaction. */
export const endColleague = (db: Db, _id: string, status: string): Promise<boolean> =>
  changeAccount(db, _id, { _companyOf: null, role: 'MEMBER', userType: 'PERSON' }, { status })

/** The account of the caller, as its owner may see it. */
export async function readOwnAccount({ db, caller }: Pick<Context<Caller>, 'db' | 'caller'>) {
  const { _id: id, scopes } = caller
  const account = await repositoryOf(users).find(db, id)
  if (account === undefined || account === 'removed') throw new ApiError('unauthorized')
  const { _id, createdAt, username, name, userType, role, email, phone, channels } = account
  const { favourites } = await db.selectFrom('users').select('favourites').where('_id', '=', id).executeTakeFirstOrThrow()
  const chosen = favourites === null ? {} : { favourites: JSON.parse(favourites) as string[] }
  return { me: { _id, createdAt, username, name, userType, role, email, phone, channels, scopes: [...scopes], ...chosen } }
}

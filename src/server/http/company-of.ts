import { type RawBuilder, sql } from 'kysely'
import { ApiError } from './api-error.ts'
import type { Db } from '../db/schema.ts'

/**
 * The account that has the company for which an account stands: itself, or whose colleague it is (`users._companyOf`). The one place
 * that says so: whoever looks for the company of somebody joins `companies` by this.
 * @param users what the table of accounts is called in the query
 */
export const companyOwner = (users: string): RawBuilder<string> =>
  sql<string>`coalesce(${sql.ref(`${users}._companyOf`)}, ${sql.ref(`${users}._id`)})`

/** Joins, in a query of raw SQL, the company (`c`) of who is in a column. */
export const joinCompanyOf = (column: string): RawBuilder<unknown> => sql`
  inner join "users" as "cu" on "cu"."_id" = ${sql.ref(column)}
  inner join "companies" as "c" on "c"."_user" = ${companyOwner('cu')}`

/** The company of an account. */
export const companyOfAccount = (db: Db, _user: string) =>
  db
    .selectFrom('users as u')
    .innerJoin('companies as c', (join) => join.on('c._user', '=', companyOwner('u')))
    .where('u._id', '=', _user)

/** Finds whose company an account stands for: itself, or the owner whose colleague it is. */
export async function findCompanyOwner(db: Db, _user: string): Promise<string> {
  const account = await db.selectFrom('users').select(companyOwner('users').as('_owner')).where('_id', '=', _user).executeTakeFirst()
  return account?._owner ?? _user
}

/** Everybody who stands for the company of an account, the account too. */
export const peopleOfCompany = (db: Db, _owner: string) =>
  db
    .selectFrom('users')
    .select('_id')
    .where((eb) => eb.or([eb('_id', '=', _owner), eb('_companyOf', '=', _owner)]))

/** @throws ApiError `companyOwnerOnly` for a colleague: what belongs to the company is changed by its owner alone */
export async function requireCompanyOwner(db: Db, _user: string): Promise<void> {
  if ((await findCompanyOwner(db, _user)) !== _user) throw new ApiError('companyOwnerOnly')
}

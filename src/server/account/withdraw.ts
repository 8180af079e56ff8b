import { users } from '#contract/account/users.ts'
import { v7 as uuid } from 'uuid'
import { lockForRemoval } from '../db/references.ts'
import type { Caller } from '../http/platform.ts'
import type { Erasure } from '../files/pending.ts'
import { leave, type OnLeave } from '../http/personal.ts'
import { isAdministrator, lockAccounts, requireAdministrator } from './members.ts'
import { changeAccount, endColleague } from './own-account.ts'
import { noPassword } from './passwords.ts'

/**
 * Erases what identifies the owner of an account, ends its sessions, and takes it out of everything: nobody can log in to it
 * again. Its id and what it agreed to stay. In a transaction.
 * @param known must still be so of the account
 * @returns false where it is not
 */
async function closeAccount(
  erasure: Erasure,
  _id: string,
  known: { passwordHash?: string; status?: string },
  onLeave: readonly OnLeave[],
): Promise<boolean> {
  const random = `withdrawn-${uuid()}`
  const erased = {
    status: 'withdrawn',
    username: random,
    usernameKey: random,
    name: '탈퇴한 회원',
    passwordHash: noPassword(),
    email: null,
    phone: null,
    channels: '[]',
    _level: null,
    _companyOf: null,
    favourites: null,
  } as const
  if (!(await changeAccount(erasure.db, _id, erased, known))) return false
  await leave(_id, erasure, onLeave)
  await endPeople(erasure, _id, onLeave)
  return true
}

/** Lets the people of a company go that is closed: who was invited and never came is erased, the others have no company any more. */
async function endPeople(erasure: Erasure, _owner: string, onLeave: readonly OnLeave[]): Promise<void> {
  const people = await erasure.db.selectFrom('users').select(['_id', 'status']).where('_companyOf', '=', _owner).orderBy('_id').execute()
  for (const { _id, status } of people)
    if (status !== 'invited' || !(await closeAccount(erasure, _id, { status }, onLeave))) await endColleague(erasure.db, _id, status)
}

/**
 * Closes an account for whoever wants it closed.
 * @returns false where it is not as it is known to be
 * @throws ApiError `lastAdministrator`
 */
export async function withdraw(
  erasure: Erasure,
  { _id, scopes }: Pick<Caller, '_id' | 'scopes'>,
  known: { passwordHash?: string; status?: string },
  onLeave: readonly OnLeave[],
): Promise<boolean> {
  // As everything that removes: what names accounts first, then the account.
  await lockForRemoval(erasure.db, users)
  const manages = isAdministrator(scopes)
  if (manages) await lockAccounts(erasure.db)
  if (!(await closeAccount(erasure, _id, known, onLeave))) return false
  if (manages) await requireAdministrator(erasure)
  return true
}

/** Closes an account that has been closed or removed before, and that a backup has brought back. */
export async function closeAgain(_id: string, erasure: Erasure, onLeave: readonly OnLeave[]): Promise<void> {
  const account = await erasure.db.selectFrom('users').select('status').where('_id', '=', _id).executeTakeFirst()
  if (account !== undefined && account.status !== 'withdrawn') await closeAccount(erasure, _id, { status: account.status }, onLeave)
}

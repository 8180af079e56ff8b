import { v7 as uuid } from 'uuid'
import type { Caller } from '../http/platform.ts'
import type { Erasure } from '../files/pending.ts'
import { leave, type OnLeave } from '../http/personal.ts'
import { isAdministrator, lockAccounts, requireAdministrator } from './members.ts'
import { changeAccount } from './own-account.ts'
import { noPassword } from './passwords.ts'

/**
 * Closes an account: what identifies its owner is erased, its sessions end, nobody can log in to it again. Its id and what it
 * agreed to stay. In a transaction.
 * @param known must still be so of the account
 * @returns false where it is not
 * @throws ApiError `lastAdministrator`
 */
export async function withdraw(
  erasure: Erasure,
  { _id, scopes }: Pick<Caller, '_id' | 'scopes'>,
  known: { passwordHash?: string; status?: string },
  onLeave: readonly OnLeave[],
): Promise<boolean> {
  const { db } = erasure
  const manages = isAdministrator(scopes)
  if (manages) await lockAccounts(db)
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
  } as const
  if (!(await changeAccount(db, _id, erased, known))) return false
  if (manages) await requireAdministrator({ db })
  await leave(_id, erasure, onLeave)
  return true
}

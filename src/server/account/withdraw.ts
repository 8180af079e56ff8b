import { v7 as uuid } from 'uuid'
import type { Db } from '../db/schema.ts'
import type { Caller } from '../http/platform.ts'
import type { Erasure } from '../files/pending.ts'
import type { OnWithdraw } from '../module.ts'
import { removeFactor } from './factors.ts'
import { isAdministrator, lockAccounts, requireAdministrator } from './members.ts'
import { changeAccount } from './own-account.ts'
import { removePasskeys } from './passkeys.ts'
import { noPassword } from './passwords.ts'
import { endSessions } from './sessions.ts'

/** Answers that are kept for repeated requests have names and addresses in them. */
async function forgetAnswers(db: Db, _user: string): Promise<void> {
  await db
    .deleteFrom('idempotency')
    .where((eb) => eb.or([eb('caller', '=', _user), eb('body', 'like', `%"_id":"${_user}"%`)]))
    .execute()
}

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
  others: readonly OnWithdraw[],
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
  await removeFactor(db, _id)
  await removePasskeys(db, _id)
  await endSessions(db, _id)
  await forgetAnswers(db, _id)
  for (const other of others) await other(_id, erasure)
  return true
}

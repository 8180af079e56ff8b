import { users } from '#contract/account/users.ts'
import { noPassword } from '#server/account/passwords.ts'
import { openSession } from '#server/account/sessions.ts'
import { usernameKey } from '#server/account/usernames.ts'
import { repositoryOf } from '#server/db/repository-of.ts'
import type { Db } from '#server/db/schema.ts'

/** Adds a member past the API. @returns the id of the account */
export async function addShopper(db: Db, username: string): Promise<string> {
  const account = { username, name: username, userType: 'PERSON', role: 'MEMBER', status: 'active', _level: null, email: null, phone: null }
  const stored = { ...account, channels: [], locale: 'ko', usernameKey: usernameKey(username), passwordHash: noPassword() }
  return (await repositoryOf(users).insert(db, stored))._id
}

/** Opens a session without a password. @returns its refresh token */
export const openSessionOf = (db: Db, _user: string): Promise<string> =>
  openSession(db, _user, { userAgent: 'bench', network: '192.0.2.1' })

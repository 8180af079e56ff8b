import { randomBytes } from 'node:crypto'
import { consoleScopes } from '#contract/call.ts'
import { levels } from '#contract/account/levels.ts'
import { users } from '#contract/account/users.ts'
import { v7 as uuid } from 'uuid'
import { repositoryOf } from '../db/repository-of.ts'
import type { Db } from '../db/schema.ts'
import { administrator } from './first/levels.ts'
import { removeFactor } from './factors.ts'
import { hashPassword } from './passwords.ts'
import { removePasskeys } from './passkeys.ts'
import { endSessions } from './sessions.ts'
import { findAccount, storedUsername, usernameKey } from './usernames.ts'

/** The level of those who may do everything; made where there is none. */
async function administratorLevel(db: Db): Promise<string> {
  const all = await repositoryOf(levels).select(db, {})
  const level = all.find(({ scopes }) => administrator.scopes.every((scope) => scopes.includes(scope)))
  return (level ?? (await repositoryOf(levels).insert(db, administrator)))._id
}

/** 96 bits: what nobody guesses, and a hand can still copy. */
export const generatePassword = (): string => randomBytes(12).toString('base64url')

/** @throws Error in words for whoever types it */
export function checkPassword(password: string): string {
  if (!users.writeOnly.password.safeParse(password).success) throw new Error('A password has 8 to 200 characters.')
  return password
}

/** Makes an account that may do everything: of nobody who joins, so that no module hears of it (`onJoin`). @throws Error where the name is taken, or none that one can log in with */
export async function createAdministrator(db: Db, username: string, password: string): Promise<void> {
  // Basic credentials end the name at the first colon.
  if (!users.fields.username.safeParse(username).success || /[:\p{Cc}]/u.test(username))
    throw new Error('A user name has 1 to 60 characters, and no colon.')
  if ((await findAccount(db, username)) !== undefined) throw new Error(`There is an account ${username} already.`)
  await repositoryOf(users).insert(db, {
    _id: uuid(),
    username: storedUsername(username),
    usernameKey: usernameKey(username),
    name: username,
    userType: 'PERSON',
    role: 'STAFF',
    status: 'active',
    _level: await administratorLevel(db),
    passwordHash: await hashPassword(checkPassword(password)),
  })
}

/** Gives an account another password, takes its second factor away, and ends its sessions. In a transaction. @throws Error where there is none of that name */
export async function resetPassword(db: Db, username: string, password: string): Promise<void> {
  const user = await findAccount(db, username)
  if (user === undefined) throw new Error(`There is no account ${username}.`)
  const passwordHash = await hashPassword(checkPassword(password))
  await db.updateTable('users').set({ passwordHash }).where('_id', '=', user._id).execute()
  await endSessions(db, user._id)
  await removeFactor(db, user._id)
  await removePasskeys(db, user._id)
  // Whoever runs the server is nobody of the staff.
  const note = { _user: 'npm run admin', action: 'reset', resource: users.path, _item: user._id }
  await db
    .insertInto('audit')
    .values({ _id: uuid(), at: new Date().toISOString(), ...note })
    .execute()
}

export interface StaffAccount {
  username: string
  status: string
  level: string
  /** May do everything in the console. */
  isAdministrator: boolean
}

/** The accounts of staff. */
export async function listStaff(db: Db): Promise<StaffAccount[]> {
  const all = new Map((await repositoryOf(levels).select(db, {})).map((level) => [level._id, level]))
  const staff = await repositoryOf(users).select(db, { where: { role: 'STAFF' }, sort: 'createdAt' })
  return staff.map(({ username, status, _level }) => {
    const level = all.get(_level ?? '')
    const isAdministrator = ['console' as const, ...consoleScopes].every((scope) => level?.scopes.includes(scope) === true)
    return { username, status, level: level?.name ?? '', isAdministrator }
  })
}

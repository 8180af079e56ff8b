import { v7 as uuid } from 'uuid'
import { hashPassword } from '#server/account/passwords.ts'
import { usernameKey } from '#server/account/usernames.ts'
import type { Db } from '#server/db/schema.ts'
import { administrator, editor } from '#server/account/first/levels.ts'

/** For a look around on a fresh start only; named in the README. */
export const demoPassword = 'ieumsae-demo'

const accounts = [
  { username: 'admin', name: '관리자', level: administrator },
  { username: 'editor', name: '편집자', level: editor },
] as const

/** Demo accounts: one that may do everything, and one that never sees a consultation. */
export async function addDemoAccounts(db: Db, now: Date): Promise<void> {
  for (const { username, name, level } of accounts) {
    const _level = uuid()
    await db
      .insertInto('levels')
      .values({ _id: _level, name: level.name, scopes: JSON.stringify(level.scopes) })
      .execute()
    await db
      .insertInto('users')
      .values({
        _id: uuid(),
        username,
        usernameKey: usernameKey(username),
        passwordHash: await hashPassword(demoPassword),
        name,
        userType: 'PERSON',
        role: 'STAFF',
        status: 'active',
        _level,
        createdAt: now.toISOString(),
      })
      .execute()
  }
}
